import DesignTokens
import IDE
import SwiftSource
import Symbols
import Synchronization
import Workspace

/// How often the files of a workspace name each vocabulary entry; counted when it is first asked for.
final class UseCounts: Sendable {
  private let workspace: LiveWorkspace
  private let counts = Mutex<[TokenName: Int]?>(nil)

  init(_ workspace: LiveWorkspace) { self.workspace = workspace }

  /// What is counted; `nil` before it was asked for, so that a reader in a hurry needn't wait.
  var counted: [TokenName: Int]? { counts.withLockIfAvailable { $0 } ?? nil }

  func all() -> [TokenName: Int] {
    counts.withLock { counts in
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
