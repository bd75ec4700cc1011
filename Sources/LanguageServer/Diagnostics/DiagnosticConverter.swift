import JSON
import LanguageServerProtocol
import Linting

/// Puts findings into the client's words, with no more than it can show.
struct DiagnosticConverter {
  let capabilities: DiagnosticClientCapabilities
  let document: ViewedDocument
  let places: PlaceConverter

  func diagnostic(_ finding: EditorDiagnostic) -> Diagnostic {
    var diagnostic = Diagnostic(
      range: document.converter.range(of: finding.range),
      severity: severity(finding.severity),
      code: finding.rule.rawValue,
      source: "parlance",
      message: finding.message
    )
    if capabilities.codeDescription { diagnostic.codeHref = finding.documentationURL }
    diagnostic.tags = finding.tags.map(tag).filter { capabilities.tags.contains($0.rawValue) }
    if capabilities.relatedInformation {
      diagnostic.relatedInformation = finding.related.compactMap { related in
        places.location(of: related.place).map {
          DiagnosticRelatedInformation(location: $0, message: related.message)
        }
      }
    }
    if capabilities.data { diagnostic.data = ["fingerprint": .string(finding.fingerprint)] }
    return diagnostic
  }

  private func severity(_ severity: Severity) -> DiagnosticSeverity {
    switch severity {
    case .error: .error
    case .warning: .warning
    case .info: .information
    case .hint: .hint
    }
  }

  private func tag(_ tag: EditorDiagnostic.Tag) -> DiagnosticTag {
    switch tag {
    case .unnecessary: .unnecessary
    case .deprecated: .deprecated
    }
  }
}
