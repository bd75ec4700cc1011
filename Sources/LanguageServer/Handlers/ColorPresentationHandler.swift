import LanguageServerProtocol

/// Advertised together with `textDocument/documentColor`.
enum ColorPresentationHandler: DocumentRequestHandler {
  typealias Message = ColorPresentationRequest

  static let feature = EditorFeature.colors
  static let emptyAnswer: [ColorPresentation] = []

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {}

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [ColorPresentation] {
    let color = PickedColor(
      red: params.color.red,
      green: params.color.green,
      blue: params.color.blue,
      alpha: params.color.alpha
    )
    let range = document.converter.range(of: params.range)
    return try context.features.colorOffers(color, at: range, in: document.text).map { offer in
      ColorPresentation(
        label: offer.label,
        textEdit: document.converter.edit(offer.edit),
        additionalTextEdits: offer.additionalEdits.map(document.converter.edit)
      )
    }
  }
}
