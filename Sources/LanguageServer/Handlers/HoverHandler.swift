import JSON
import LanguageServerProtocol

enum HoverHandler: DocumentRequestHandler {
  typealias Message = HoverRequest

  static let feature = EditorFeature.hover
  static let emptyAnswer: Hover? = nil

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("hoverProvider", value: true)
  }

  static func answer(
    _ params: TextDocumentPositionParams,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> Hover? {
    let offset = document.converter.offset(of: params.position)
    return try context.features.hover(at: offset, in: document.text).map { hover in
      Hover(
        contents: hover.text.content(
          in: context.capabilities.language.hoverFormats,
          pictures: context.snapshot.client.drawsPictures
        ),
        range: document.converter.range(of: hover.range)
      )
    }
  }
}
