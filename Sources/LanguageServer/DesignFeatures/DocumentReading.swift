import IDE
import Linting
import SwiftSource
import Synchronization
import Usages
import Workspace

/// One text of a document in one state of its project.
///
/// Safe to share: the findings are reached only under the lock.
final class DocumentReading: @unchecked Sendable {
  let text: LineTable
  let state: ProjectState
  let place: Int
  let analysis: WorkspaceAnalysis
  /// Whether scanning all anew would say the same.
  let isSettled: Bool
  /// What was suggested in the document in this state.
  private let memory: SuggestionMemory
  private let lock = Mutex(())
  private var scans: MemberScans
  private var known: DocumentScan?
  private var judged: [Finding]?

  /// `nil` where the file isn't part of the project.
  /// - Parameters:
  ///   - source: the text.
  ///   - before: another text of the document in the same state.
  init?(
    _ text: LineTable,
    _ source: DocumentSource,
    in state: ProjectState,
    _ path: FilePath,
    _ before: DocumentReading? = nil
  ) {
    guard let place = state.workspace.place(of: path) else { return nil }
    let analysis = state.workspace.analysis(with: source.unit, at: place, keeping: before?.analysis.units[place])
    self.text = text
    self.state = state
    self.place = place
    self.analysis = analysis
    memory = before?.memory ?? SuggestionMemory()
    if let before, let old = before.analysis.units[place], let new = analysis.units[place],
      let change = MemberChange(from: old, before.text.bytes, to: new, text.bytes)
    {
      scans = before.lock.withLock { _ in before.scans }.shifted(by: change)
      isSettled = before.isSettled && change.isInterfaceSame
    } else {
      scans = MemberScans()
      isSettled = true
    }
  }

  /// A document that isn't open.
  convenience init?(_ text: LineTable, in state: ProjectState, _ path: FilePath) {
    self.init(text, DocumentSource(text.bytes, operators: state.workspace.operators), in: state, path)
  }

  /// Where it stands among the project's files.
  var path: FilePath { state.workspace.workspace.files[place].path }

  /// Made once.
  var scan: DocumentScan {
    lock.withLock { _ in scanned { EditorContext(state.workspace, analysis, at: place, text: text.bytes).scanner } }
  }

  /// In source order; made once.
  var findings: [Finding] {
    lock.withLock { _ in
      if let judged { return judged }
      let result = state.workspace.judge(text, at: place, in: analysis, memory) { scanner in scanned { scanner }.usages
      }
      judged = result.findings.findings
      return result.findings.findings
    }
  }

  private func scanned(_ scanner: () -> UsageScanner) -> DocumentScan {
    if let known { return known }
    let found = scanner().scanAll(keeping: &scans)
    known = found
    return found
  }
}
