import JSON
import LanguageServerProtocol

enum ReferencesHandler: DocumentRequestHandler {
  typealias Message = ReferencesRequest

  static let feature = EditorFeature.references
  static let waitsUntilComplete = true
  static let lane = Lane.workspace
  static let emptyAnswer: [Location] = []

  /// Places that are sent at a time.
  private static let batch = 256

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("referencesProvider", value: ["workDoneProgress": true])
  }

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [Location] {
    let offset = document.converter.offset(of: params.position)
    let locations = try context.progress.during("Searching references") {
      let found = try context.features.references(at: offset, in: document.text, context.cancellation)
      let wanted = found.filter { params.includesDeclaration || !$0.isDeclaration }
      let places = PlaceConverter(context.snapshot)
      return wanted.map(\.place).withoutRepeats().compactMap(places.location)
    }
    guard context.progress.takesParts else { return locations }
    for start in stride(from: 0, to: locations.count, by: batch) {
      context.progress.part(Array(locations[start..<min(start + batch, locations.count)]))
    }
    return []
  }
}
