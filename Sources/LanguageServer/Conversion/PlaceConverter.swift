import LanguageServerProtocol
import SwiftSource

/// Turns places in any document into the client's locations; reads each text once.
///
/// Belongs to one request on one thread.
final class PlaceConverter {
  private let snapshot: SessionSnapshot
  private var converters: [DocumentID: PositionConverter?] = [:]

  init(_ snapshot: SessionSnapshot) {
    self.snapshot = snapshot
  }

  /// nil for a file that is gone.
  func location(of place: FilePlace) -> Location? {
    range(of: place.range, in: place.document).map { Location(uri: uri(of: place.document), range: $0) }
  }

  func range(of range: SourceRange, in document: DocumentID) -> PositionRange? {
    converter(of: document)?.range(of: range)
  }

  /// In the form that the client takes.
  /// - Parameter annotation: under which the edits are confirmed.
  func workspaceEdit(_ files: [FileEdits], annotation: ChangeAnnotation? = nil) -> WorkspaceEdit {
    let workspace = snapshot.client.capabilities.workspace
    let edits = files.compactMap { file in
      converter(of: file).map { (file, file.edits.map($0.edit)) }
    }
    guard workspace.documentChanges else {
      return WorkspaceEdit(.changes(edits.map { DocumentEdits(uri: uri(of: $0.0.document), edits: $0.1) }))
    }
    let annotation = workspace.changeAnnotations ? annotation : nil
    let changes = edits.flatMap { file, edits in
      let uri = uri(of: file.document)
      let change = TextDocumentEdit(
        textDocument: OptionalVersionedTextDocumentIdentifier(uri: uri, version: version(of: file.document)),
        edits: edits.map { AnnotatedTextEdit($0, annotationID: annotation == nil ? nil : "parlance") }
      )
      return (file.isNew ? [WorkspaceEditStep.create(uri)] : []) + [.edit(change)]
    }
    var edit = WorkspaceEdit(.documentChanges(changes))
    if let annotation { edit.changeAnnotations = ["parlance": annotation] }
    return edit
  }

  private func uri(of document: DocumentID) -> DocumentURI {
    switch document {
    case .file(let path): snapshot.uri(of: path)
    case .buffer(let uri): DocumentURI(uri)
    }
  }

  private func version(of document: DocumentID) -> Int? {
    switch document {
    case .file(let path): snapshot.documents.document(at: path)?.version
    case .buffer(let uri): snapshot.documents[DocumentURI(uri)]?.version
    }
  }

  private func converter(of file: FileEdits) -> PositionConverter? {
    guard file.isNew else { return converter(of: file.document) }
    return PositionConverter(text: LineTable(of: []), encoding: snapshot.client.encoding)
  }

  private func converter(of document: DocumentID) -> PositionConverter? {
    if let known = converters[document] { return known }
    let text: LineTable? =
      switch document {
      case .file(let path): snapshot.text(of: path)
      case .buffer(let uri): snapshot.documents[DocumentURI(uri)]?.text
      }
    let converter = text.map { PositionConverter(text: $0, encoding: snapshot.client.encoding) }
    converters[document] = .some(converter)
    return converter
  }
}
