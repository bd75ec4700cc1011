import SwiftSource
import Synchronization
import Workspace

/// The line tables of a workspace's Swift files, each made when it is first asked for.
final class SourceLines: Sendable {
  private let bytes: [String: [UInt8]]
  private let known = Mutex<[String: LineTable]>([:])

  init(_ workspace: LoadedWorkspace) {
    bytes = Dictionary(workspace.files.map { ($0.name, $0.bytes) }) { first, _ in first }
  }

  /// - Parameter name: relative to the root.
  @Sendable func table(_ name: String) -> LineTable? {
    if let table = known.withLock({ $0[name] }) { return table }
    guard let bytes = bytes[name] else { return nil }
    let table = LineTable(of: bytes)
    known.withLock { $0[name] = table }
    return table
  }
}
