import JSON
import LanguageServerProtocol

enum WorkspaceDiagnosticHandler: RequestHandler {
  typealias Message = WorkspaceDiagnosticRequest

  static let feature = EditorFeature.diagnostics
  static let lane = Lane.workspace
  static let waitsUntilComplete = true

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    guard offer.client.capabilities.pullsDiagnostics else { return }
    capabilities.add("diagnosticProvider", value: ["workspaceDiagnostics": true])
  }

  /// Files that a report is sent for at a time.
  private static let batch = 32

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> WorkspaceDiagnosticReport {
    let previous = Dictionary(params.previousResultIDs.map { (DocumentKey($0.uri), $0) }) { _, last in last }
    let files = context.features.diagnosedFiles()
    let reporter = DiagnosticReporter(snapshot: context.snapshot)
    var items: [WorkspaceDocumentDiagnosticReport] = []
    try context.progress.during("Checking design-system usage") {
      for (index, file) in files.enumerated() {
        try context.cancellation.check()
        let uri = context.snapshot.uri(of: file)
        guard let document = context.snapshot.document(uri) else { continue }
        let known = previous[DocumentKey(uri)]?.value
        let report = try reporter.report(on: document, previous: known, context.cancellation)
        items.append(WorkspaceDocumentDiagnosticReport(uri: uri, version: document.text.version, report: report))
        if context.progress.takesParts, items.count == batch {
          context.progress.part(WorkspaceDiagnosticReport(items: items))
          context.progress.report(fraction: Double(index + 1) / Double(files.count))
          items = []
        }
      }
    }
    items += takenBack(previous, files.map { DocumentKey(context.snapshot.uri(of: $0)) })
    guard context.progress.takesParts else { return WorkspaceDiagnosticReport(items: items) }
    if !items.isEmpty { context.progress.part(WorkspaceDiagnosticReport(items: items)) }
    return WorkspaceDiagnosticReport(items: [])
  }

  /// Documents that had diagnostics and belong to the workspace no more.
  private static func takenBack(
    _ previous: [DocumentKey: WorkspaceDiagnosticRequest.PreviousResultID],
    _ current: [DocumentKey]
  ) -> [WorkspaceDocumentDiagnosticReport] {
    let current = Set(current)
    return previous.filter { !current.contains($0.key) && $0.value.value != "none" }.values
      .sorted { $0.uri.string < $1.uri.string }
      .map { WorkspaceDocumentDiagnosticReport(uri: $0.uri, version: nil, report: .full(resultID: "none", items: [])) }
  }
}
