import Foundation
import Linting
import Rules
import Workspace

/// A folder that figures are about.
struct MeasuredFolder {
  /// Its own name.
  let name: String
  let path: String

  /// - Throws: where an operand is no folder, or there is none.
  static func all(_ operands: [String], for benchmark: String) throws(UsageError) -> [MeasuredFolder] {
    guard !operands.isEmpty else {
      throw UsageError("no folder is named", remedy: "write 'Benchmarks \(benchmark) DIR'")
    }
    var folders: [MeasuredFolder] = []
    for operand in operands {
      let url = URL(filePath: operand, directoryHint: .isDirectory).standardizedFileURL
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue else {
        throw UsageError("'\(operand)' is no folder", remedy: "name a folder with Swift files")
      }
      folders.append(MeasuredFolder(name: url.lastPathComponent, path: url.path))
    }
    return folders
  }

  /// Its Swift files as an audit finds them, and their bytes.
  func load() -> LoadedWorkspace {
    LoadedWorkspace.load(
      WorkspaceRequest(paths: [FilePath(path, relativeTo: .fileSystemRoot)]),
      known: KnownRules(allRules.map { $0.description }),
      fileSystem: DiskFileSystem(),
      parallel: ParallelMap()
    )
  }

  /// `1359 Swift files, 9.41 MB`
  static func size(of workspace: LoadedWorkspace) -> String {
    "\(workspace.files.count) Swift files, \(FigureText.of(megabytes(of: workspace))) MB"
  }

  static func megabytes(of workspace: LoadedWorkspace) -> Double {
    Double(workspace.files.reduce(0) { $0 + $1.bytes.count }) / 1e6
  }
}
