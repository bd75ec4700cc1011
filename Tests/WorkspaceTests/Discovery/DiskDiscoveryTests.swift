import Foundation
import Testing
import Workspace

/// Discovery on a real disk, with the git that is installed.
@Suite struct DiskDiscoveryTests {
  private func discover(_ folder: TemporaryFolder, _ paths: [String] = ["."], git: Bool = true) -> DiscoveredFiles {
    FileDiscovery(fileSystem: DiskFileSystem(), root: folder.path, ignoredPaths: git ? GitIgnoredPaths() : nil)
      .discover(paths.map { FilePath($0, relativeTo: folder.path) })
  }

  private func names(_ found: DiscoveredFiles, _ folder: TemporaryFolder) -> [String] {
    found.swiftFiles.map { $0.path.relative(to: folder.path) }
  }

  @Test func asksGitWhatItIgnores() throws {
    let folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.write(".gitignore", "gen/\n*.gen.swift\n")
    try folder.write("a.swift")
    try folder.write("gen/b.swift")
    try folder.write("sub/é \n(.gen.swift")
    try folder.write("sub/c.swift")
    try folder.write("tracked.gen.swift")
    _ = try GitCommand.run(["add", "--force", "tracked.gen.swift"], in: folder.path)

    #expect(names(discover(folder), folder) == ["a.swift", "sub/c.swift", "tracked.gen.swift"])
    #expect(names(discover(folder, ["sub"]), folder) == ["sub/c.swift"])
    #expect(names(discover(folder, ["gen"]), folder) == ["gen/b.swift"])
    #expect(names(discover(folder, ["gen/b.swift"]), folder) == ["gen/b.swift"])
    #expect(discover(folder, git: false).swiftFiles.count == 5)
    #expect(discover(folder, ["gen"]).problems.isEmpty)
  }

  @Test func asksARepositoryInsideTheRepository() throws {
    let folder = try TemporaryFolder()
    try folder.makeRepository()
    try folder.makeRepository("inner")
    try folder.write("inner/.gitignore", "x.swift\n")
    try folder.write("inner/x.swift")
    try folder.write("inner/y.swift")
    try folder.write("x.swift")
    #expect(names(discover(folder), folder) == ["inner/y.swift", "x.swift"])
  }

  @Test func outsideAWorkTreeNothingIsIgnored() throws {
    let folder = try TemporaryFolder()
    try folder.write(".gitignore", "*.swift\n")
    try folder.write("a.swift")
    #expect(names(discover(folder), folder) == ["a.swift"])
  }

  @Test func aBrokenRepositoryIsNotedAndNothingIsLost() throws {
    let folder = try TemporaryFolder()
    try folder.write(".git", "gitdir: /nowhere/at/all")
    try folder.write("a.swift")
    let found = discover(folder)
    #expect(names(found, folder) == ["a.swift"])
    #expect(found.problems.map(\.weight) == [.note])
  }

  @Test func takesAHardLinkOnce() throws {
    let folder = try TemporaryFolder()
    try folder.write("b.swift", "x")
    #expect(link(folder.path.appending("b.swift").string, folder.path.appending("a.swift").string) == 0)
    #expect(names(discover(folder), folder) == ["a.swift"])
    #expect(discover(folder).skipped.map(\.reason) == [.duplicate])
    #expect(names(discover(folder, [".", "b.swift"]), folder) == ["b.swift"])
  }

  @Test func circlesAndOddNamesOnDisk() throws {
    let folder = try TemporaryFolder()
    try folder.write("a/x y#.swift")
    try folder.write("new\nline/(é).swift")
    try folder.link("a/up", to: "..")
    try folder.link("a/self", to: "self")
    try folder.link("a/loop.swift", to: "loop.swift")
    #expect(mkfifo(folder.path.appending("pipe.swift").string, 0o600) == 0)
    let found = discover(folder)
    #expect(names(found, folder) == ["a/x y#.swift", "new\nline/(é).swift"])
    #expect(Set(found.skipped.map(\.reason)) == [.special, .linkIsBroken])
  }

  #if os(Linux)
  @Test func namesThatAreNoUTF8AreProblems() throws {
    let folder = try TemporaryFolder()
    let prefix = Array((folder.path.string + "/").utf8CString.dropLast())
    let file = prefix + [CChar(bitPattern: 0xFF)] + Array(".swift".utf8CString)
    let descriptor = open(file, O_CREAT | O_WRONLY, 0o600)
    #expect(descriptor >= 0)
    close(descriptor)
    #expect(mkdir(prefix + [CChar(bitPattern: 0xFE), 0], 0o700) == 0)
    try folder.write("a.swift")
    let found = discover(folder)
    #expect(names(found, folder) == ["a.swift"])
    #expect(Set(found.problems.map(\.weight)) == [.failure, .note])
    #expect(found.problems.allSatisfy { $0.message.contains("name is not valid UTF-8") })
  }
  #endif
}
