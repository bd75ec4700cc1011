import JSON
import LanguageServerProtocol

enum DocumentDiagnosticHandler: RequestHandler {
  typealias Message = DocumentDiagnosticRequest

  static let feature = EditorFeature.diagnostics
  static let lane = Lane.document
  static let waitsUntilComplete = true

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    guard offer.client.capabilities.pullsDiagnostics else { return }
    capabilities.add(
      "diagnosticProvider",
      value: ["identifier": "parlance", "interFileDependencies": true, "workspaceDiagnostics": false]
    )
  }

  static func document(of params: Message.Params) -> DocumentKey? {
    DocumentKey(params.textDocument.uri)
  }

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> DocumentDiagnosticReport {
    guard let document = context.snapshot.document(params.textDocument.uri) else {
      return .full(resultID: "none", items: [])
    }
    return try DiagnosticReporter(snapshot: context.snapshot).report(
      on: document,
      previous: params.previousResultID,
      context.cancellation
    )
  }
}
