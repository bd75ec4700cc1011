import JSON
import LanguageServerProtocol

enum CodeLensHandler: DocumentRequestHandler {
  typealias Message = CodeLensRequest

  static let feature = EditorFeature.codeLens
  static let lane = Lane.document
  static let waitsUntilComplete = true
  static let emptyAnswer: [CodeLens] = []

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("codeLensProvider", value: ["resolveProvider": false])
  }

  static func answer(
    _ params: TextDocumentParams,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [CodeLens] {
    try context.features.lenses(in: document.text).map { offer in
      CodeLens(
        range: document.converter.range(of: offer.range),
        command: nil,
        data: ["key": .string(offer.key)]
      )
    }
  }
}
