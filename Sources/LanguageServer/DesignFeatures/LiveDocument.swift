import Foundation
import IDE
import Linting
import SwiftSource
import Usages
import Workspace

/// An open Swift document of a project: its text as last read, with what the project makes of it.
///
/// Safe to share: what changes is reached only under a lock. Reading goes on under a lock of its own, so that what was
/// read before can be had meanwhile.
final class LiveDocument: @unchecked Sendable {
  let path: FilePath
  private let work = NSLock()
  private var source: DocumentSource?
  private let latest = Locked<DocumentReading?>(nil)

  init(path: FilePath) { self.path = path }

  /// What was read last; its text may be an older one.
  var lastReading: DocumentReading? { latest.current }

  /// The document's text lowered whole.
  func unit(of text: [UInt8]) -> SourceUnit {
    work.withLock { lower(text) }
  }

  /// The document as a state of the project sees it; `nil` where the file isn't part of it.
  func reading(of text: LineTable, in state: ProjectState) -> DocumentReading? {
    if let known = latest.current, known.isOf(text, in: state) { return known }
    return work.withLock { () -> DocumentReading? in
      // Another thread may have read it while this one waited.
      if let known = latest.current, known.isOf(text, in: state) { return known }
      guard let place = state.workspace.place(of: path) else { return nil }
      let before = latest.current.flatMap { source?.text == $0.text.bytes ? $0 : nil }
      let analysis = state.workspace.analysis(with: lower(text.bytes), at: place)
      let reading = DocumentReading(
        text: text,
        state: state,
        place: place,
        analysis: analysis,
        scans: before.flatMap { scans(of: $0, for: state, analysis, place) },
        memory: latest.current.flatMap { $0.state.revision == state.revision ? $0.memory : nil } ?? SuggestionMemory()
      )
      latest.withLock { $0 = reading }
      return reading
    }
  }

  /// What of the last reading's scans holds for the next, with one member changed in between.
  private func scans(
    of before: DocumentReading,
    for state: ProjectState,
    _ analysis: WorkspaceAnalysis,
    _ place: Int
  ) -> MemberScans? {
    guard let change = source?.lastChange, before.state.revision == state.revision,
      let old = before.analysis.units[place], let new = analysis.units[place], new.isShaped(like: old)
    else { return nil }
    return before.memberScans?.shifted(by: change)
  }

  private func lower(_ text: [UInt8]) -> SourceUnit {
    if source == nil { source = DocumentSource(text) } else { source?.update(to: text) }
    return source?.unit ?? SourceUnit.lower(text)
  }
}

/// One text of a document in one state of its project.
///
/// Safe to share: the findings are reached only under the lock.
final class DocumentReading: @unchecked Sendable {
  let text: LineTable
  let state: ProjectState
  let place: Int
  let analysis: WorkspaceAnalysis
  /// What was suggested in the document in this state.
  let memory: SuggestionMemory
  private let lock = NSLock()
  private var scans: MemberScans
  private var known: DocumentScan?
  private var judged: [Finding]?

  /// - Parameter scans: what members are known to hold.
  init(
    text: LineTable,
    state: ProjectState,
    place: Int,
    analysis: WorkspaceAnalysis,
    scans: MemberScans? = nil,
    memory: SuggestionMemory = SuggestionMemory()
  ) {
    self.text = text
    self.state = state
    self.place = place
    self.analysis = analysis
    self.scans = scans ?? MemberScans()
    self.memory = memory
  }

  /// Where it stands among the project's files.
  var path: FilePath { state.workspace.workspace.files[place].path }

  func isOf(_ text: LineTable, in state: ProjectState) -> Bool {
    state.revision == self.state.revision && text.bytes == self.text.bytes
  }

  /// What the members were scanned to; nil before they were.
  var memberScans: MemberScans? { lock.withLock { known == nil ? nil : scans } }

  /// Made once.
  var scan: DocumentScan {
    lock.withLock { scanned { EditorContext(state.workspace, analysis, at: place, text: text.bytes).scanner } }
  }

  /// In source order; made once.
  var findings: [Finding] {
    lock.withLock {
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
