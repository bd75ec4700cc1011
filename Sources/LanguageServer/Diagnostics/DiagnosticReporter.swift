import LanguageServerProtocol
import SwiftSource

/// Makes the reports of a document's diagnostics, alike for pushing and pulling.
struct DiagnosticReporter: Sendable {
  let snapshot: SessionSnapshot

  func diagnostics(of document: ViewedDocument, _ cancellation: Cancellation) throws -> [Diagnostic] {
    guard document.isServed, snapshot.settings.isEnabled(.diagnostics) else { return [] }
    let findings = try snapshot.features.diagnostics(of: document.text, cancellation)
    try cancellation.check()
    let converter = DiagnosticConverter(
      capabilities: snapshot.client.capabilities.diagnostics,
      document: document,
      places: PlaceConverter(snapshot)
    )
    return findings.map(converter.diagnostic)
  }

  /// - Parameter previous: the id of the report that the client has.
  func report(
    on document: ViewedDocument,
    previous: String?,
    _ cancellation: Cancellation
  ) throws -> DocumentDiagnosticReport {
    let id = resultID(of: document)
    if id == previous { return .unchanged(resultID: id) }
    return .full(resultID: id, items: try diagnostics(of: document, cancellation))
  }

  /// Equal where the diagnostics are: they follow from the text, what is known, and the settings.
  private func resultID(of document: ViewedDocument) -> String {
    var hasher = Hasher()
    document.text.text.bytes.withUnsafeBytes { hasher.combine(bytes: $0) }
    hasher.combine(document.text.language)
    hasher.combine(snapshot.features.revision)
    hasher.combine(document.isServed && snapshot.settings.isEnabled(.diagnostics))
    return String(UInt(bitPattern: hasher.finalize()), radix: 36)
  }
}
