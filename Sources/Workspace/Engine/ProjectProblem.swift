import DefinitionSources
package import JSON

/// Something wrong in a configuration, a token file or an asset catalog, with its place.
package struct ProjectProblem: Sendable, Hashable {
  package enum Kind: String, Sendable {
    case configuration
    case definition
  }

  package let file: FilePath
  package let kind: Kind
  package let position: JSONPosition
  /// With the remedy.
  package let message: String
  /// Whether it is more than a detail: in a configuration always, else where nothing of the file could be read.
  package let isError: Bool
  /// Whether the file counts as it was before.
  package let isKept: Bool
}

extension LoadedWorkspace {
  /// All of them; those of a file in its order.
  package var projectProblems: [ProjectProblem] {
    let sound = Set(configurations.allLayers.lazy.filter(\.isSound).compactMap(\.file))
    let inConfigurations = configurationProblems.map { problem in
      ProjectProblem(
        file: problem.file,
        kind: .configuration,
        position: problem.position,
        message: problem.message + (problem.remedy.map { "; \($0)" } ?? ""),
        isError: true,
        isKept: sound.contains(problem.file)
      )
    }
    let inDefinitions = definitions.problems.map { problem in
      ProjectProblem(
        file: FilePath(problem.path, relativeTo: root),
        kind: .definition,
        position: problem.position,
        message: problem.message,
        isError: problem.isWhole,
        isKept: problem.isWhole && definitions.isRead(problem.path)
      )
    }
    return inConfigurations + inDefinitions
  }
}
