import JSON
import LanguageServerProtocol

/// An action that isn't known comes back as it was sent.
enum CodeActionResolveHandler: RequestHandler {
  typealias Message = CodeActionResolveRequest

  static let feature = EditorFeature.codeActions

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    guard offer.client.capabilities.codeAction.literals else { return }
    capabilities.add("codeActionProvider", value: ["resolveProvider": true])
  }

  static func answer(_ params: ReturnedItem, in context: RequestContext) throws -> JSONObject {
    var object = params.object
    guard let key = params.data?["key"]?.stringValue, object["edit"] == nil else { return object }
    let files = try context.features.edits(ofAction: key)
    let needsConfirmation = params.data?["confirm"] == true && context.capabilities.codeAction.changeAnnotations
    let annotation =
      needsConfirmation
      ? ChangeAnnotation(label: object["title"]?.stringValue ?? "", needsConfirmation: true) : nil
    object["edit"] = PlaceConverter(context.snapshot).workspaceEdit(files, annotation: annotation).json
    return object
  }
}
