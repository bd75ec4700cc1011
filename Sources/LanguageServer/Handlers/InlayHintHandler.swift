import JSON
import LanguageServerProtocol
import SwiftSource

enum InlayHintHandler: DocumentRequestHandler {
  typealias Message = InlayHintRequest

  static let feature = EditorFeature.inlayHints
  static let lane = Lane.document
  static let waitsUntilComplete = true
  static let emptyAnswer: [InlayHint] = []

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("inlayHintProvider", value: ["resolveProvider": false])
  }

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [InlayHint] {
    let range = document.converter.range(of: params.range)
    let comesLate = context.capabilities.language.resolvedHintProperties.contains("tooltip")
    let hints = try context.features.inlayHints(in: range, of: document.text).filter { range.touches($0.offset) }
    return hints.map { offer in
      var hint = InlayHint(position: document.converter.position(of: offer.offset), label: offer.label)
      hint.paddingLeft = true
      guard let key = offer.tooltipKey else { return hint }
      if comesLate {
        hint.data = ["key": .string(key)]
      } else {
        hint.tooltip = context.features.tooltip(ofHint: key)?.content(
          in: [.markdown],
          pictures: context.snapshot.client.drawsPictures
        )
      }
      return hint
    }
  }
}
