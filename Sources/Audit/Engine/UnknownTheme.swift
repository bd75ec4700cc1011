import Linting
import Symbols
import Workspace

/// A theme that the configuration chooses and the workspace doesn't declare.
struct UnknownTheme {
  private let name: String
  private let nearest: String?

  init?(_ workspace: LoadedWorkspace, _ symbols: SymbolTable) {
    guard let theme = workspace.configurations.effective(for: workspace.root).theme else { return nil }
    let types = symbols.allTypes.map { symbols.qualifiedName(of: $0) }
    guard !types.contains(theme) else { return nil }
    name = theme
    nearest = NearestWord.nearest(to: theme, in: types)
  }

  var notice: String {
    "no type is named '\(name)', the theme that the configuration chooses"
      + (nearest.map { "; did you mean '\($0)'?" } ?? "")
  }
}
