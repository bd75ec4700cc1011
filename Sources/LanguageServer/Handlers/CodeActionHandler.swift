import JSON
import LanguageServerProtocol

enum CodeActionHandler: DocumentRequestHandler {
  typealias Message = CodeActionRequest

  static let feature = EditorFeature.codeActions
  static let waitsUntilComplete = true
  static let emptyAnswer: [CodeActionOrCommand] = []

  static func advertise(in capabilities: inout ServerCapabilities, _ offer: CapabilityOffer) {
    guard offer.client.capabilities.codeAction.literals else {
      return capabilities.add("codeActionProvider", value: true)
    }
    let kinds = EditorActionKind.allCases.map { JSONValue.string($0.rawValue) }
    capabilities.add("codeActionProvider", value: ["codeActionKinds": .array(kinds)])
  }

  static func answer(
    _ params: Message.Params,
    about document: ViewedDocument,
    in context: RequestContext
  ) throws -> [CodeActionOrCommand] {
    let kinds = EditorActionKind.allCases.filter { kind in
      params.only?.contains { $0.covers(CodeActionKind(kind.rawValue)) } ?? (kind == .quickFix)
    }
    guard !kinds.isEmpty else { return [] }
    let range = document.converter.range(of: params.range)
    let actions = try context.features.actions(for: range, in: document.text, kinds: Set(kinds))
    let converter = ActionConverter(context: context, document: document)
    return try actions.compactMap(converter.action)
  }
}
