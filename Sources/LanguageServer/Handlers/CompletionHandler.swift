import JSON
import LanguageServerProtocol

enum CompletionHandler: DocumentRequestHandler {
  typealias Message = CompletionRequest

  static let feature = EditorFeature.completion
  static let emptyAnswer = CompletionList(isIncomplete: false, items: [])

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("completionProvider", value: ["triggerCharacters": [".", "(", ":", "\"", "#"]])
  }

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> CompletionList {
    let offset = document.converter.offset(of: params.position)
    guard let found = try context.features.completions(at: offset, in: document.text, context.cancellation) else {
      // Before all is known, silence isn't the last word.
      return CompletionList(isIncomplete: !context.features.isComplete, items: [])
    }
    let converter = CompletionConverter(
      capabilities: context.capabilities.completion,
      drawsPictures: context.snapshot.client.drawsPictures,
      converter: document.converter,
      replaced: found.replaced,
      caret: offset
    )
    return CompletionList(
      isIncomplete: !found.isComplete,
      itemDefaults: converter.defaults,
      items: found.offers.enumerated().map { converter.item($1, rank: $0) }
    )
  }
}
