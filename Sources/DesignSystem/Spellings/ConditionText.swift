/// `#if` conditions as texts that can be compared.
enum ConditionText {
  /// The parts that all hold where a condition does, without blanks and the brackets around the whole.
  static func parts(of condition: String) -> [String] {
    var text = condition.filter { !$0.isWhitespace }[...]
    while let inner = unwrapped(text) { text = inner }
    return split(text).map { part in
      var part = part
      while let inner = unwrapped(part) { part = inner }
      // The other arm of `!DEBUG` is `DEBUG`.
      while part.hasPrefix("!(!"), let inner = unwrapped(part.dropFirst()), isPlain(inner.dropFirst()) {
        part = inner.dropFirst()
      }
      if part.hasPrefix("!("), let inner = unwrapped(part.dropFirst()), isPlain(inner) { part = "!" + inner }
      return String(part)
    }
  }

  /// Whether a condition is one name or call.
  private static func isPlain(_ text: Substring) -> Bool {
    !text.isEmpty && text.allSatisfy { $0.isLetter || $0.isNumber || "_()>=<.,".contains($0) } && !text.hasPrefix("(")
  }

  /// What stands in the brackets that hold all of a text.
  private static func unwrapped(_ text: Substring) -> Substring? {
    guard text.hasPrefix("("), text.hasSuffix(")") else { return nil }
    var depth = 0
    for (index, character) in zip(text.indices, text) {
      if character == "(" { depth += 1 }
      if character == ")" { depth -= 1 }
      if depth == 0, text.index(after: index) != text.endIndex { return nil }
    }
    return depth == 0 ? text.dropFirst().dropLast() : nil
  }

  /// The operands of the `&&` outside brackets; the whole where an `||` is.
  private static func split(_ text: Substring) -> [Substring] {
    var parts: [Substring] = []
    var depth = 0
    var start = text.startIndex
    var index = start
    while index < text.endIndex {
      switch text[index] {
      case "(": depth += 1
      case ")": depth -= 1
      case "|" where depth == 0: return [text]
      case "&" where depth == 0:
        if start < index { parts.append(text[start..<index]) }
        start = text.index(after: index)
      default: break
      }
      index = text.index(after: index)
    }
    if start < text.endIndex { parts.append(text[start...]) }
    return parts
  }
}
