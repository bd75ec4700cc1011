import JSON
import LanguageServerProtocol

enum WorkspaceSymbolHandler: RequestHandler {
  typealias Message = WorkspaceSymbolRequest

  static let feature = EditorFeature.workspaceSymbols
  static let waitsUntilComplete = true
  static let lane = Lane.workspace

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("workspaceSymbolProvider", value: true)
  }

  static func answer(_ params: Message.Params, in context: RequestContext) throws -> [SymbolInformation] {
    guard context.snapshot.settings.isEnabled(feature) else { return [] }
    let places = PlaceConverter(context.snapshot)
    return try context.features.symbols(matching: params.query, context.cancellation).compactMap { symbol in
      places.location(of: symbol.place).map { location in
        var information = SymbolInformation(
          name: SymbolConverter.name(symbol.name),
          kind: symbol.sort.symbolKind,
          containerName: symbol.container,
          location: location
        )
        information.isDeprecated = symbol.isDeprecated
        return information
      }
    }
  }
}
