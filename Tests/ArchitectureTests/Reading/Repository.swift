import Foundation

/// The checkout that these tests stand in.
struct Repository {
  let root: URL

  static let current = Repository(
    root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
  )

  /// The files below a folder, sorted by path; hidden folders are read only where the folder itself is one.
  func files(in folder: String) throws -> [SourceFile] {
    let start = root.appending(path: folder)
    guard let walk = FileManager.default.enumerator(atPath: start.path) else { return [] }
    var files: [SourceFile] = []
    for case let path as String in walk {
      if path.split(separator: "/").contains(where: { $0.hasPrefix(".") || $0 == "__pycache__" }) { continue }
      var isFolder: ObjCBool = false
      let url = start.appending(path: path)
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), !isFolder.boolValue else {
        continue
      }
      guard let data = FileManager.default.contents(atPath: url.path) else { continue }
      files.append(SourceFile(path: folder + "/" + path, text: String(decoding: data, as: UTF8.self)))
    }
    return files.sorted { $0.path < $1.path }
  }

  func swiftFiles(in folder: String) throws -> [SourceFile] {
    try files(in: folder).filter { $0.path.hasSuffix(".swift") }
  }

  func file(_ path: String) throws -> SourceFile {
    SourceFile(path: path, text: try String(contentsOf: root.appending(path: path), encoding: .utf8))
  }

  /// Names at the top of the checkout.
  func topLevelNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: root.path).sorted()
  }

  func manifest() throws -> PackageManifest { PackageManifest(try file("Package.swift").text) }
}
