import DesignSystem
import DesignTokens
import Linting
import SwiftSource
import Workspace

/// Puts findings into the editor's words.
struct Diagnoser {
  let state: ProjectState

  func diagnostics(_ findings: [Finding], in file: FilePath) -> [EditorDiagnostic] {
    guard !findings.isEmpty else { return [] }
    let documentation = state.workspace.documentationURL(for: file)
    return findings.map { finding in
      var diagnostic = EditorDiagnostic(
        rule: finding.rule,
        severity: finding.severity,
        range: finding.range,
        message: finding.message,
        fingerprint: finding.fingerprint
      )
      diagnostic.documentationURL = documentation?.replacing("{rule}", with: finding.rule.rawValue)
      diagnostic.tags = Self.tags[finding.rule] ?? []
      diagnostic.related = related(finding)
      return diagnostic
    }
  }

  private static let tags: [RuleID: [EditorDiagnostic.Tag]] = [
    "deprecated-token": [.deprecated], "unused-suppression": [.unnecessary],
  ]

  /// The most definitions that one finding points to.
  private static let definitions = 3

  /// Where the suggested tokens are defined.
  private func related(_ finding: Finding) -> [EditorDiagnostic.Related] {
    finding.suggestions.prefix(Self.definitions).compactMap { suggestion in
      guard let token = state.workspace.base.vocabulary.entries(named: TokenName(suggestion.token)).first,
        let place = state.workspace.filePlace(of: token.place)
      else { return nil }
      return EditorDiagnostic.Related(
        place: FilePlace(document: .file(place.file), range: place.range),
        message: "'\(suggestion.token)' is defined here"
      )
    }
  }
}
