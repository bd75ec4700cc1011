import DesignTokens
import Usages

/// How messages name a font.
enum FontWords {
  /// ` 17 pt semibold`; empty where the size isn't known.
  static func value(_ usage: Usage) -> String {
    guard case .font(let font)? = usage.value else { return "" }
    var words: [String] = []
    if case .named(let name) = font.family { words.append("'\(name)'") }
    if let size = font.size { words.append("\(LengthWords.number(size)) pt") }
    if let weight = font.weight, weight != .regular { words.append(weight.rawValue) }
    return words.map { " " + $0 }.joined()
  }
}
