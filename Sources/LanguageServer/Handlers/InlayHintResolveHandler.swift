import JSON
import LanguageServerProtocol

/// A hint that isn't known comes back as it was sent.
enum InlayHintResolveHandler: RequestHandler {
  typealias Message = InlayHintResolveRequest

  static let feature = EditorFeature.inlayHints

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("inlayHintProvider", value: ["resolveProvider": true])
  }

  static func answer(_ params: ReturnedItem, in context: RequestContext) -> JSONObject {
    var object = params.object
    if let key = params.data?["key"]?.stringValue, let tooltip = context.features.tooltip(ofHint: key) {
      object["tooltip"] = tooltip.content(in: [.markdown], pictures: context.snapshot.client.drawsPictures).json
    }
    return object
  }
}
