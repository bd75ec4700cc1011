import Foundation
import Linting
import SwiftSource
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
      let analysis = state.workspace.analysis(with: lower(text.bytes), at: place)
      let reading = DocumentReading(text: text, state: state, place: place, analysis: analysis)
      latest.withLock { $0 = reading }
      return reading
    }
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
  private let lock = NSLock()
  private var judged: [Finding]?

  init(text: LineTable, state: ProjectState, place: Int, analysis: WorkspaceAnalysis) {
    self.text = text
    self.state = state
    self.place = place
    self.analysis = analysis
  }

  func isOf(_ text: LineTable, in state: ProjectState) -> Bool {
    state.revision == self.state.revision && text.bytes == self.text.bytes
  }

  /// In source order; made once.
  var findings: [Finding] {
    lock.withLock {
      if let judged { return judged }
      let found = state.workspace.judge(text, at: place, in: analysis).findings.findings
      judged = found
      return found
    }
  }
}
