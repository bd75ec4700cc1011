import JSON
import LanguageServerProtocol

/// An item that isn't known comes back as it was sent.
enum CompletionResolveHandler: RequestHandler {
  typealias Message = CompletionResolveRequest

  static let feature = EditorFeature.completion

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("completionProvider", value: ["resolveProvider": true])
  }

  static func answer(_ params: ReturnedItem, in context: RequestContext) -> JSONObject {
    var object = params.object
    guard let key = params.data?["key"]?.stringValue, let detail = context.features.completionDetail(for: key) else {
      return object
    }
    if let text = detail.detail { object["detail"] = .string(text) }
    if let documentation = detail.documentation {
      let formats = context.capabilities.completion.documentationFormats
      object["documentation"] = documentation.content(in: formats, pictures: context.snapshot.client.drawsPictures).json
    }
    return object
  }
}
