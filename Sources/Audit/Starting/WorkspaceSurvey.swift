import DesignSystem
import DesignTokens
import SwiftSource
import Workspace

/// What was found in a workspace, as far as a first configuration is about it. Paths are relative to the configured
/// folder.
struct WorkspaceSurvey: Sendable {
  var swiftFiles = 0
  var generatedFiles = 0
  var assetCatalogs: [String] = []
  var tokenFiles: [String] = []
  var tokens: [(kind: ListedKind, count: Int)] = []
  var withheld: [(reason: String, count: Int)] = []
  var designSystem: [Place] = []
  /// Offered tokens outside of `designSystem`.
  var elsewhere: [(kind: ListedKind, count: Int)] = []
  var mappings: [ComponentMappings.Mapping] = []
  /// Themes that values depend on, by name.
  var themes: [String] = []
  /// Patterns of folders that others or tools have written.
  var excludes: [String] = []
  /// What was passed over, by reason.
  var skipped: [(reason: String, paths: [String])] = []

  /// A folder or file of the design system and what it offers.
  struct Place: Sendable {
    var path: String
    var counts: [(kind: ListedKind, count: Int)]
  }

  init(_ workspace: LoadedWorkspace, _ analysis: WorkspaceAnalysis, folder: FilePath) {
    let vocabulary = analysis.vocabulary
    func name(_ path: FilePath) -> String { path.relative(to: folder) }
    swiftFiles = workspace.files.count
    generatedFiles = analysis.units.count { $0?.isGenerated == true }
    assetCatalogs = workspace.discovered.assetCatalogs.map(name)
    tokenFiles = workspace.discovered.tokenFiles.map(name)
    let counts = VocabularyCounts(vocabulary)
    tokens = counts.offered
    withheld = counts.withheld
    themes = Self.themes(vocabulary)
    excludes = Self.excludes(workspace.files.map(\.name))
    for (reason, entries) in Dictionary(grouping: workspace.discovered.skipped, by: \.message) {
      skipped.append((reason, entries.map { name($0.path) }.sorted()))
    }
    if !workspace.excluded.isEmpty {
      skipped.append(("excluded by a configuration", workspace.excluded.map(name)))
    }
    skipped.sort { $0.reason < $1.reason }
    locate(workspace, vocabulary, name)
  }

  private mutating func locate(
    _ workspace: LoadedWorkspace,
    _ vocabulary: Vocabulary,
    _ name: (FilePath) -> String
  ) {
    let tokens = vocabulary.tokens.filter(\.isOffered)
    let components = vocabulary.components.filter(\.offer.isOffered)
    let tokensByFile = Dictionary(grouping: tokens, by: \.place.path).mapValues(\.count)
    let componentsByFile = Dictionary(grouping: components, by: \.place.path).mapValues(\.count)
    var folders = DesignSystemFolders()
    for file in workspace.files where !SourceContext.isTest(path: file.name) {
      folders.add(file.name, tokens: tokensByFile[file.name] ?? 0, components: componentsByFile[file.name] ?? 0)
    }
    let found = folders.found()
    func isIn(_ place: String, _ file: String) -> Bool { file == place || file.hasPrefix(place + "/") }
    designSystem = found.map { place in
      Place(
        path: name(FilePath(place.path, relativeTo: workspace.root)),
        counts: VocabularyCounts(
          tokens.filter { isIn(place.path, $0.place.path) },
          components.filter { isIn(place.path, $0.place.path) }
        ).offered
      )
    }
    let rest = tokens.filter { token in !found.contains { isIn($0.path, token.place.path) } }
    elsewhere = VocabularyCounts(rest, []).offered
    // A library's, not one screen's.
    let library = components.filter { component in
      component.access >= .public || found.contains { isIn($0.path, component.place.path) }
    }
    mappings = ComponentMappings(library).mappings
  }

  private static func themes(_ vocabulary: Vocabulary) -> [String] {
    var themes: Set<String> = []
    for token in vocabulary.tokens {
      if case .oneTheme(let theme)? = token.offer.reason { themes.insert(theme) }
      for row in token.value.rows {
        if let theme = row.when[.theme] { themes.insert(theme) }
      }
    }
    return themes.sorted()
  }

  /// - Parameter files: relative to the root.
  private static func excludes(_ files: [String]) -> [String] {
    var names: Set<String> = []
    for file in files {
      for folder in file.split(separator: "/").dropLast() where foreign.contains(folder.lowercased()) {
        names.insert(String(folder))
      }
    }
    return names.sorted().map { "**/\($0)/**" }
  }

  /// Names of folders that hold what others or tools have written, in lower case.
  private static let foreign: Set<String> = [
    "external", "externals", "generated", "submodules", "third-party", "third_party", "thirdparty", "vendor",
    "vendored",
    "vendors",
  ]
}
