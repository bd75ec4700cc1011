import DesignTokens
import SwiftSource
import Symbols

/// What a number's declaration makes of it: which kind of token, or none at all.
struct NumberKind {
  let symbols: SymbolTable

  /// The kind of a token whose value is a plain number; `nil` where the number is no design decision.
  ///
  /// `names` are those of the types around, outermost first, and its own.
  func kind(names: [String], type: ResolvedType, isInDefinition: Bool) -> TokenKind? {
    let words = names.suffix(2).flatMap { NameWords($0).words }
    // A `CGFloat` is a measure whatever else its name speaks of, unless it is an angle or the like.
    let foreign = type.externalName == "CGFloat" ? Self.unlaidWords : Self.foreignWords.union(Self.unlaidWords)
    if !foreign.isDisjoint(with: words) { return nil }
    let measure = MeasureKind(names: names)
    let own = names.last.flatMap { MeasureKind(names: [$0]) }
    switch measure {
    case .count?, .ratio?: return own == nil && type.externalName == "CGFloat" && isInDefinition ? .number : nil
    case .duration?: return type.externalName == "Int" ? nil : .duration
    case .lineHeight?, .letterSpacing?, .shadow?: return .number
    case let measure?: return measure.tokenKind
    case nil:
      // A `CGFloat` measures something, whatever its name; other numbers may be anything.
      guard type.externalName == "CGFloat" || (isInDefinition && type.externalName != "Int") else { return nil }
      return .number
    }
  }

  /// Words of numbers that are measures, but of nothing that lies on a screen.
  private static let unlaidWords: Set<String> = [
    "byte", "bytes", "zoom", "speed", "velocity", "latitude", "longitude", "meters", "angle", "rotation", "degrees",
    "priority", "damping", "progress",
  ]

  /// Words of numbers that no layout means, although their names speak of sizes and limits.
  private static let foreignWords: Set<String> = [
    "kb", "mb", "gb", "file", "page", "pages", "batch", "chunk", "cache", "memory", "upload",
    "download", "buffer", "retry", "retries", "attempt", "attempts", "timeout", "seconds", "minutes", "hours", "day",
    "days", "week", "month", "version", "port", "code", "status", "id", "tag", "pixel", "pixels", "characters", "words",
    "items", "results", "z",
  ]
}
