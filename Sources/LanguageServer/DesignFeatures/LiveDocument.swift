import SwiftSource
import Synchronization
import Workspace

/// An open Swift document of a project: its text as last read, with what the project makes of it.
///
/// Reading goes on under a lock of its own, so that what was read before can be had meanwhile.
final class LiveDocument: Sendable {
  let path: FilePath
  /// As read last, in whatever state.
  private let source = Mutex<DocumentSource?>(nil)
  /// In the state that is asked for, and in the next one that is being made ready.
  private let readings = Locked<[DocumentReading]>([])

  /// Whether it is no file: nobody looks at it again after a pause.
  private let isBuffer: Bool

  init(path: FilePath, isBuffer: Bool = false) {
    self.path = path
    self.isBuffer = isBuffer
  }

  /// What was read last in a state; its text may be an older one.
  func lastReading(in state: ProjectState) -> DocumentReading? {
    readings.current.last { $0.state.revision == state.revision }
  }

  /// The document as a state of the project sees it; `nil` where the file isn't part of it.
  func reading(of text: LineTable, in state: ProjectState) -> DocumentReading? {
    if let known = lastReading(in: state), known.text.bytes == text.bytes { return known }
    return source.withLock { source -> DocumentReading? in
      // Another thread may have read it while this one waited.
      let before = lastReading(in: state)
      if let before, before.text.bytes == text.bytes { return before }
      let operators = state.workspace.operators
      var next = source ?? DocumentSource(text.bytes, operators: operators)
      next.update(to: text.bytes, operators: operators)
      source = next
      var read = DocumentReading(text, next, in: state, path, before)
      if isBuffer, read?.isSettled == false { read = DocumentReading(text, next, in: state, path) }
      guard let reading = read else { return nil }
      // Older states aren't asked for any more; a newer one may be ready.
      readings.withLock { readings in
        readings.removeAll { $0.state.revision <= state.revision }
        readings.insert(reading, at: 0)
      }
      return reading
    }
  }

  // MARK: At rest

  /// The text as read, without a state.
  func source(of text: [UInt8], _ operators: OperatorTable) -> DocumentSource {
    if let known = source.withLock({ $0 }), known.text == text, known.operators == operators { return known }
    return DocumentSource(text, operators: operators)
  }

  /// Whether all that is said in a state follows from the text as it is.
  func isSettled(in state: ProjectState) -> Bool { lastReading(in: state)?.isSettled ?? true }

  /// Reads the document in a state before anybody asks for it.
  /// - Parameter source: the text as read.
  func prepare(_ text: LineTable, _ source: DocumentSource, in state: ProjectState) {
    var source = source
    source.update(to: text.bytes, operators: state.workspace.operators)
    guard let reading = DocumentReading(text, source, in: state, path) else { return }
    _ = reading.findings
    readings.withLock { $0 = $0.suffix(1) + [reading] }
  }
}
