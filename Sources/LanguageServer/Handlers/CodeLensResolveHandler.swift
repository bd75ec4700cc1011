import JSON
import LanguageServerProtocol

enum CodeLensResolveHandler: RequestHandler {
  typealias Message = CodeLensResolveRequest

  static let feature = EditorFeature.codeLens
  // Counting goes through all files.
  static let lane = Lane.workspace

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("codeLensProvider", value: ["resolveProvider": true])
  }

  /// A lens is a title only: a command without a name does nothing when it is clicked.
  static func answer(_ params: ReturnedItem, in context: RequestContext) -> JSONObject {
    var object = params.object
    let title = params.data?["key"]?.stringValue.flatMap(context.features.title(ofLens:))
    object["command"] = Command(title: title ?? "", command: "").json
    return object
  }
}
