import JSON
import LanguageServerProtocol

enum DefinitionHandler: DocumentRequestHandler {
  typealias Message = DefinitionRequest

  static let feature = EditorFeature.definition
  static let waitsUntilComplete = true
  static let emptyAnswer = DefinitionRequest.Answer.locations([])

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("definitionProvider", value: true)
  }

  static func answer(
    _ params: TextDocumentPositionParams,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> DefinitionRequest.Answer {
    let offset = document.converter.offset(of: params.position)
    let found = try context.features.definitions(at: offset, in: document.text)
    let places = PlaceConverter(context.snapshot)
    let targets = found.targets.withoutRepeats()
    guard context.capabilities.language.definitionLinks else {
      return .locations(
        targets.compactMap { places.location(of: FilePlace(document: $0.place.document, range: $0.nameRange)) }
      )
    }
    return .links(
      targets.compactMap { target in
        guard let whole = places.location(of: target.place),
          let name = places.range(of: target.nameRange, in: target.place.document)
        else { return nil }
        return LocationLink(
          originSelectionRange: found.origin.map(document.converter.range),
          targetURI: whole.uri,
          targetRange: whole.range,
          targetSelectionRange: name
        )
      }
    )
  }
}
