import Foundation
import Testing

@testable import parlance

@Suite struct FileReplacementTests {
  private func path(_ name: String, in folder: ScratchFolder) -> String {
    folder.url.appending(path: name).path(percentEncoded: false)
  }

  private func text(_ name: String, in folder: ScratchFolder) throws -> String {
    try String(contentsOf: folder.url.appending(path: name), encoding: .utf8)
  }

  private func names(in folder: ScratchFolder) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.url.path(percentEncoded: false)).sorted()
  }

  @Test func noFileChangesWhereOneCannot() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("a.swift", "old")
    let error = #expect(throws: CommandError.self) {
      try Console().replace([
        (path("a.swift", in: folder), Array("new".utf8)), (path("gone.swift", in: folder), Array("new".utf8)),
      ])
    }
    #expect(error?.line.contains("gone.swift' can't be written: No such file or directory; nothing") == true)
    #expect(try text("a.swift", in: folder) == "old")
    #expect(try names(in: folder) == ["a.swift"])
  }

  @Test func aFileKeepsItsPermissionsAndLinks() throws {
    let folder = try ScratchFolder()
    defer { folder.remove() }
    try folder.write("Kit/a.swift", "old")
    let file = path("Kit/a.swift", in: folder)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file)
    try FileManager.default.createSymbolicLink(
      atPath: path("b.swift", in: folder),
      withDestinationPath: "Kit/a.swift"
    )
    try Console().replace([(path("b.swift", in: folder), Array("new".utf8))])
    #expect(try text("Kit/a.swift", in: folder) == "new")
    let attributes = try FileManager.default.attributesOfItem(atPath: file)
    #expect(attributes[.posixPermissions] as? Int == 0o640)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: path("b.swift", in: folder)) == "Kit/a.swift")
    #expect(try names(in: folder) == ["Kit", "b.swift"])
  }
}
