import JSON
import LanguageServerProtocol

enum DocumentSymbolHandler: DocumentRequestHandler {
  typealias Message = DocumentSymbolRequest

  static let feature = EditorFeature.documentSymbols
  static let waitsUntilComplete = true
  static let emptyAnswer = DocumentSymbolRequest.Answer.tree([])

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    capabilities.add("documentSymbolProvider", value: true)
  }

  static func answer(
    _ params: TextDocumentParams,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> DocumentSymbolRequest.Answer {
    let outline = try context.features.outline(of: document.text)
    let converter = SymbolConverter(document: document)
    return context.capabilities.language.hierarchicalSymbols
      ? .tree(outline.map { converter.symbol($0) })
      : .flat(converter.flat(outline))
  }
}
