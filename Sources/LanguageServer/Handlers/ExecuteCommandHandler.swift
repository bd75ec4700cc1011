import JSON
import LanguageServerProtocol

enum ExecuteCommandHandler: RequestHandler {
  typealias Message = ExecuteCommandRequest

  static let feature = EditorFeature.commands
  static let lane = Lane.workspace

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    let commands = offer.commands.map(JSONValue.string)
    capabilities.add("executeCommandProvider", value: ["commands": .array(commands), "workDoneProgress": true])
  }

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> JSONValue {
    guard context.commands.contains(params.command) else {
      throw ResponseError(.invalidParams, "'params.command': the command '\(params.command)' is not known")
    }
    let outcome = try context.progress.during(params.command) {
      try context.features.execute(params.command, params.arguments, context.cancellation)
    }
    if !outcome.edits.isEmpty {
      guard context.capabilities.workspace.applyEdit else {
        throw ResponseError(.requestFailed, "the editor can't apply edits")
      }
      let edit = PlaceConverter(context.snapshot).workspaceEdit(outcome.edits)
      context.apply(edit, outcome.label)
    }
    return outcome.value
  }
}
