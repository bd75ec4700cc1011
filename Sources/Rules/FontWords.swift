import DesignTokens
import Usages

/// How messages name a font.
enum FontWords {
  /// ` 17 pt semibold`, ` of changing size, semibold`.
  static func value(_ usage: Usage) -> String {
    guard case .font(let font)? = usage.value else { return "" }
    var words: [String] = []
    if case .named(let name) = font.family { words.append("'\(name)'") }
    words.append(font.size.map { "\(LengthWords.number($0)) pt" } ?? "of changing size")
    if let weight = font.weight, weight != .regular {
      if font.size == nil { words[words.count - 1] += "," }
      words.append(weight.rawValue)
    }
    return words.map { " " + $0 }.joined()
  }
}
