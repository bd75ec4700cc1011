import Foundation
import Workspace

/// A real folder for one test, removed at the end of its life.
final class TemporaryFolder: Sendable {
  /// A real path.
  let path: FilePath

  init() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "parlance-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    path = try DiskFileSystem().realPath(of: FilePath(url.path(percentEncoded: false)))
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path.string)
  }

  @discardableResult func write(_ name: String, _ content: String = "") throws -> FilePath {
    let file = FilePath(name, relativeTo: path)
    let folder = file.parent ?? path
    try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    try Data(content.utf8).write(to: URL(filePath: file.string))
    return file
  }

  func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: FilePath(name, relativeTo: path).string,
      withDestinationPath: target
    )
  }

  /// Makes the folder, or one in it, a git repository.
  func makeRepository(_ name: String = ".") throws {
    let folder = FilePath(name, relativeTo: path)
    try FileManager.default.createDirectory(atPath: folder.string, withIntermediateDirectories: true)
    _ = try GitCommand.run(["init", "--quiet"], in: folder)
  }
}
