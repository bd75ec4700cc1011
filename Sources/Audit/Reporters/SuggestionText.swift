import Linting
import Usages

/// What a finding's suggestions say in a text: one line each.
enum SuggestionText {
  /// So many are written out, the rest is counted.
  private static let most = 3

  static func lines(of finding: Finding) -> [String] {
    var lines = finding.suggestions.prefix(most).map { line(of: $0, kind: finding.kind) }
    if finding.suggestions.count > most { lines.append("and \(finding.suggestions.count - most) more") }
    return lines
  }

  private static func line(of suggestion: Suggestion, kind: UsageKind) -> String {
    // Without a spelling for the place the token's own name still says what to look for.
    let symbol = "'\(suggestion.replacement ?? suggestion.token)'"
    switch suggestion.match {
    case .exact: return "use \(symbol)" + missingImport(of: suggestion)
    case .near: return "nearest \(symbol)" + difference(of: suggestion, kind: kind) + missingImport(of: suggestion)
    case .role: return "made for this role: \(symbol)" + missingImport(of: suggestion)
    }
  }

  /// `, with 'import Kit'`; empty where the file can name the symbol.
  static func missingImport(of suggestion: Suggestion) -> String {
    suggestion.missingImport.map { ", with 'import \($0)'" } ?? ""
  }

  /// ` (0.5 points apart)`; empty where no difference is known.
  static func difference(of suggestion: Suggestion, kind: UsageKind) -> String {
    guard let difference = suggestion.difference else { return "" }
    let number = DecimalText.of(difference, places: 1)
    switch kind {
    case .color: return " (colour difference \(number))"
    case .font: return " (difference \(number))"
    case .opacity: return " (\(DecimalText.of(difference, places: 2)) apart)"
    default: return " (\(number) \(number == "1" ? "point" : "points") apart)"
    }
  }
}
