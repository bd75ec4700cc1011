import DesignTokens
import Foundation
import IDE
import SwiftSource
import Symbols
import Workspace

/// How often the files of a workspace name each vocabulary entry; counted when it is first asked for.
///
/// Safe to share: the counts are reached only under the lock.
final class UseCounts: @unchecked Sendable {
  private let workspace: LiveWorkspace
  private let lock = NSLock()
  private var counts: [TokenName: Int]?

  init(_ workspace: LiveWorkspace) { self.workspace = workspace }

  /// What is counted; `nil` before it was asked for, so that a reader in a hurry needn't wait.
  var counted: [TokenName: Int]? {
    guard lock.try() else { return nil }
    defer { lock.unlock() }
    return counts
  }

  func all() -> [TokenName: Int] {
    lock.withLock {
      if let counts { return counts }
      let mentions = workspace.concurrently(workspace.workspace.files.indices) { place -> [TokenName: Int] in
        guard workspace.base.units[place] != nil else { return [:] }
        let context = EditorContext(workspace, workspace.base, at: place, text: [])
        return context.mentions().reduce(into: [:]) { $0[$1.entry.name, default: 0] += 1 }
      }
      let sum = mentions.reduce(into: [:]) { sum, file in sum.merge(file, uniquingKeysWith: +) }
      counts = sum
      return sum
    }
  }
}
