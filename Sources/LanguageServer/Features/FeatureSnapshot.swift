package import JSON
package import SwiftSource
package import Workspace

/// An unchanging view of what is known, to be asked from any thread.
///
/// Only the methods of offered features are called. Offsets are those of the document handed in; methods that take
/// long check the cancellation and throw what it throws.
package protocol FeatureSnapshot: Sendable {
  /// Whether all that judges code is known; until then no diagnostics are given.
  var isComplete: Bool { get }

  /// Equal for two snapshots that give equal diagnostics for equal documents.
  var revision: UInt64 { get }

  /// The text that offsets in a file that isn't open count in; nil where the disk's content is as good.
  func text(of file: FilePath) -> LineTable?

  func diagnostics(of document: TextDocument, _ cancellation: Cancellation) throws -> [EditorDiagnostic]

  /// The files that have diagnostics whether or not they are open: real paths, sorted, without repeats.
  func diagnosedFiles() -> [FilePath]

  /// Those of them that are no code: they are told whatever is open, and have diagnostics or had some before.
  func problemFiles() -> [FilePath]

  func completions(at offset: UInt32, in document: TextDocument, _ cancellation: Cancellation) throws
    -> CompletionOffers?

  /// What an offer left out, by its key.
  func completionDetail(for key: String) -> CompletionDetail?

  func hover(at offset: UInt32, in document: TextDocument) throws -> HoverText?

  func definitions(at offset: UInt32, in document: TextDocument) throws -> DefinitionTargets

  /// Declarations included and marked.
  func references(at offset: UInt32, in document: TextDocument, _ cancellation: Cancellation) throws -> [FileReference]

  func outline(of document: TextDocument) throws -> [OutlineItem]

  func symbols(matching query: String, _ cancellation: Cancellation) throws -> [NamedPlace]

  /// - Parameter kinds: the ones that the client wants.
  func actions(for range: SourceRange, in document: TextDocument, kinds: Set<EditorActionKind>) throws -> [EditorAction]

  /// The edits of an action that came without, by its key.
  func edits(ofAction key: String) throws -> [FileEdits]

  func colors(in document: TextDocument) throws -> [ColorPlace]

  func colorOffers(_ color: PickedColor, at range: SourceRange, in document: TextDocument) throws -> [ColorOffer]

  func inlayHints(in range: SourceRange, of document: TextDocument) throws -> [HintOffer]

  /// The tooltip of a hint that came without, by its key.
  func tooltip(ofHint key: String) -> ReadableText?

  func lenses(in document: TextDocument) throws -> [LensOffer]

  /// What a lens says, by its key.
  func title(ofLens key: String) -> String?

  func execute(_ command: String, _ arguments: [JSONValue], _ cancellation: Cancellation) throws -> CommandOutcome
}
