package import JSON
package import SwiftSource
package import Workspace

/// For features that aren't offered: there is nothing to say.
extension FeatureSnapshot {
  package func text(of file: FilePath) -> LineTable? { nil }

  package func diagnostics(of document: TextDocument, _ cancellation: Cancellation) throws -> [EditorDiagnostic] { [] }

  package func diagnosedFiles() -> [FilePath] { [] }

  package func problemFiles() -> [FilePath] { [] }

  package func completions(
    at offset: UInt32,
    in document: TextDocument,
    _ cancellation: Cancellation
  ) throws -> CompletionOffers? { nil }

  package func completionDetail(for key: String) -> CompletionDetail? { nil }

  package func hover(at offset: UInt32, in document: TextDocument) throws -> HoverText? { nil }

  package func definitions(at offset: UInt32, in document: TextDocument) throws -> DefinitionTargets {
    DefinitionTargets(origin: nil, targets: [])
  }

  package func references(
    at offset: UInt32,
    in document: TextDocument,
    _ cancellation: Cancellation
  ) throws -> [FileReference] { [] }

  package func outline(of document: TextDocument) throws -> [OutlineItem] { [] }

  package func symbols(matching query: String, _ cancellation: Cancellation) throws -> [NamedPlace] { [] }

  package func actions(
    for range: SourceRange,
    in document: TextDocument,
    kinds: Set<EditorActionKind>
  ) throws -> [EditorAction] { [] }

  package func edits(ofAction key: String) throws -> [FileEdits] { [] }

  package func colors(in document: TextDocument) throws -> [ColorPlace] { [] }

  package func colorOffers(
    _ color: PickedColor,
    at range: SourceRange,
    in document: TextDocument
  ) throws -> [ColorOffer] { [] }

  package func inlayHints(in range: SourceRange, of document: TextDocument) throws -> [HintOffer] { [] }

  package func tooltip(ofHint key: String) -> ReadableText? { nil }

  package func lenses(in document: TextDocument) throws -> [LensOffer] { [] }

  package func title(ofLens key: String) -> String? { nil }

  package func execute(
    _ command: String,
    _ arguments: [JSONValue],
    _ cancellation: Cancellation
  ) throws -> CommandOutcome {
    CommandOutcome()
  }
}
