import DesignTokens
import Usages

/// How messages name a length.
enum LengthWords {
  static func points(_ usage: Usage) -> String {
    guard case .length(let length)? = usage.value else { return "" }
    return number(length)
  }

  /// ` 24`, of a length or a font; empty where it isn't known.
  static func size(_ usage: Usage) -> String {
    switch usage.value {
    case .length(let length)?: " " + number(length)
    case .font(let font)?: font.size.map { " " + number($0) } ?? ""
    default: ""
    }
  }

  /// Without a fraction where it has none.
  static func number(_ value: Double) -> String {
    if let whole = Int(exactly: value) { return String(whole) }
    return String(value)
  }
}
