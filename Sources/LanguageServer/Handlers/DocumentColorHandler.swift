import JSON
import LanguageServerProtocol

enum DocumentColorHandler: DocumentRequestHandler {
  typealias Message = DocumentColorRequest

  static let feature = EditorFeature.colors
  // A client asks once, and may not know how to be told to ask again.
  static let waitsUntilComplete = true
  static let emptyAnswer: [ColorInformation] = []

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("colorProvider", value: true)
  }

  static func answer(
    _ params: TextDocumentParams,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [ColorInformation] {
    try context.features.colors(in: document.text).map { place in
      ColorInformation(
        range: document.converter.range(of: place.range),
        color: ProtocolColor(
          red: place.color.red,
          green: place.color.green,
          blue: place.color.blue,
          alpha: place.color.alpha
        )
      )
    }
  }
}
