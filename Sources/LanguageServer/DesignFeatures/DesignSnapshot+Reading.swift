import IDE
import SwiftSource
import Workspace

extension DesignSnapshot {
  /// A document as its project sees it; nil for what is no Swift, belongs to no project, or to one that has no design
  /// system.
  func reading(of document: TextDocument) -> DocumentReading? {
    guard document.language == .swift else { return nil }
    guard case .file(let path) = document.id else { return reading(ofBuffer: document) }
    guard let (view, state) = view(of: path), state.isSpoken else { return nil }
    if let open = view.project.document(at: path) { return view.project.reading(of: document.text, open, in: state) }
    return DocumentReading(document.text, in: state, path)
  }

  private func reading(ofBuffer document: TextDocument) -> DocumentReading? {
    guard case .buffer(let uri) = document.id else { return nil }
    for view in projects {
      guard let state = view.state, state.isSpoken, let open = view.project.document(ofBuffer: uri) else { continue }
      return open.reading(of: document.text, in: state)
    }
    return nil
  }

  /// The text that offsets in a closed file count in.
  func text(of file: FilePath) -> LineTable? {
    guard let (_, state) = view(of: file), let place = state.workspace.place(of: file) else { return nil }
    return LineTable(of: state.workspace.workspace.files[place].bytes, byteOrderMark: .counted)
  }
}
