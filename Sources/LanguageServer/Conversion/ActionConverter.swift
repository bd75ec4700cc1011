import JSON
import LanguageServerProtocol

/// Puts actions into the client's words, with no more than it can show.
struct ActionConverter {
  let context: RequestContext
  let document: ViewedDocument
  private let places: PlaceConverter

  init(context: RequestContext, document: ViewedDocument) {
    self.context = context
    self.document = document
    places = PlaceConverter(context.snapshot)
  }

  private var capabilities: CodeActionClientCapabilities { context.capabilities.codeAction }

  /// nil for an action that the client can't show.
  func action(_ offered: EditorAction) throws -> CodeActionOrCommand? {
    guard capabilities.literals else { return command(offered).map(CodeActionOrCommand.command) }
    if offered.disabledReason != nil, !capabilities.disabled { return nil }
    if case .edits(let files) = offered.effect, files.contains(where: \.isNew),
      !context.capabilities.workspace.createsFiles
    {
      return nil
    }
    var action = CodeAction(title: offered.title, kind: CodeActionKind(offered.kind.rawValue))
    action.isPreferred = offered.isPreferred && capabilities.isPreferred
    action.disabledReason = offered.disabledReason
    let diagnostics = DiagnosticConverter(
      capabilities: context.capabilities.diagnostics,
      document: document,
      places: places
    )
    action.diagnostics = offered.diagnostics.map(diagnostics.diagnostic)
    switch offered.effect {
    case .edits(let files):
      action.edit = edit(files, of: offered.title, offered.needsConfirmation)
    case .later(let key):
      if resolvesEdits {
        action.data = ["key": .string(key), "confirm": .bool(offered.needsConfirmation)]
      } else {
        action.edit = edit(try context.features.edits(ofAction: key), of: offered.title, offered.needsConfirmation)
      }
    case .command: action.command = command(offered)
    }
    return .action(action)
  }

  func edit(_ files: [FileEdits], of title: String, _ needsConfirmation: Bool) -> WorkspaceEdit {
    let annotation =
      needsConfirmation && capabilities.changeAnnotations
      ? ChangeAnnotation(label: title, needsConfirmation: true) : nil
    return places.workspaceEdit(files, annotation: annotation)
  }

  private var resolvesEdits: Bool {
    capabilities.data && capabilities.resolvedProperties.contains("edit")
  }

  private func command(_ offered: EditorAction) -> Command? {
    guard case .command(let name, let arguments) = offered.effect, offered.disabledReason == nil else { return nil }
    return Command(title: offered.title, command: name, arguments: arguments)
  }
}
