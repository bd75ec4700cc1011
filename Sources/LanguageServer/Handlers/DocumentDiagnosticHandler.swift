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

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> RelatedDiagnosticReport {
    guard let document = context.snapshot.document(params.textDocument.uri) else {
      return RelatedDiagnosticReport(.full(resultID: "none", items: []))
    }
    let reporter = DiagnosticReporter(snapshot: context.snapshot)
    let report = try reporter.report(on: document, previous: params.previousResultID, context.cancellation)
    var answer = RelatedDiagnosticReport(report)
    if case .full = report, context.capabilities.diagnostics.relatedDocuments {
      answer.related = try related(to: document, reporter, context)
    }
    return answer
  }

  /// The closed files whose mistakes matter to every document.
  private static func related(
    to document: ViewedDocument,
    _ reporter: DiagnosticReporter,
    _ context: RequestContext
  ) throws -> [RelatedDiagnosticReport.Related] {
    try context.features.problemFiles().compactMap { file in
      let uri = context.snapshot.uri(of: file)
      guard context.snapshot.documents[uri] == nil, DocumentKey(uri) != DocumentKey(document.uri) else { return nil }
      let closed = context.snapshot.closedDocument(uri)
      let report = try closed.map { try reporter.report(on: $0, previous: nil, context.cancellation) }
      return .init(uri: uri, report: report ?? .full(resultID: "none", items: []))
    }
  }
}
