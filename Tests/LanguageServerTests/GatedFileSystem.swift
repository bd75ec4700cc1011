import Foundation
import Synchronization
import Workspace

/// Files in memory of which one is read only once its gate is opened; counts how often each is read.
final class GatedFileSystem: FileSystem {
  private let gated: FilePath
  private let state: Mutex<(files: InMemoryFileSystem, reads: [FilePath: Int])>
  private let reached = DispatchSemaphore(value: 0)
  private let opened = DispatchSemaphore(value: 0)

  init(_ files: InMemoryFileSystem, gate: FilePath) {
    gated = gate
    state = Mutex((files, [:]))
  }

  /// Waits for whoever reads the gated file.
  func waitForReader() { reached.wait() }

  func openGate() { opened.signal() }

  func write(_ content: String, to path: FilePath) { state.withLock { $0.files.write(content, to: path) } }

  func reads(of path: FilePath) -> Int { state.withLock { $0.reads[path, default: 0] } }

  func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    if path == gated {
      reached.signal()
      opened.wait()
      opened.signal()
    }
    let files = state.withLock { state in
      state.reads[path, default: 0] += 1
      return state.files
    }
    return try files.read(path, limit: limit)
  }

  func status(of path: FilePath) throws(FileError) -> FileStatus { try state.withLock(\.files).status(of: path) }

  func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    try state.withLock(\.files).entries(of: folder)
  }

  func realPath(of path: FilePath) throws(FileError) -> FilePath { try state.withLock(\.files).realPath(of: path) }
}
