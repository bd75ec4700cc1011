/// Blanks what is no code, so that a search doesn't find words in comments and strings.
enum CodeText {
  /// The text with comments and string literals turned to spaces; line ends stay.
  static func code(of text: String) -> String {
    var scanner = Scanner(bytes: Array(text.utf8))
    scanner.scan()
    return String(decoding: scanner.result, as: UTF8.self)
  }

  private struct Scanner {
    let bytes: [UInt8]
    var result: [UInt8]
    var index = 0
    /// For each open interpolation its literal's signs and quotes, and the round brackets open in it.
    var interpolations: [(signs: Int, quotes: Int, depth: Int)] = []

    init(bytes: [UInt8]) {
      self.bytes = bytes
      result = bytes
    }

    mutating func scan() {
      while index < bytes.count {
        if starts(with: "//") {
          while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { blank() }
        } else if starts(with: "/*") {
          blockComment()
        } else if bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "\"") {
          literal()
        } else {
          bracket()
        }
      }
    }

    private mutating func bracket() {
      if let last = interpolations.indices.last {
        if bytes[index] == UInt8(ascii: "(") { interpolations[last].depth += 1 }
        if bytes[index] == UInt8(ascii: ")") {
          interpolations[last].depth -= 1
          if interpolations[last].depth == 0 {
            let (signs, quotes, _) = interpolations.removeLast()
            blank()
            return text(signs: signs, quotes: quotes)
          }
        }
      }
      index += 1
    }

    private mutating func literal() {
      var signs = 0
      while index + signs < bytes.count, bytes[index + signs] == UInt8(ascii: "#") { signs += 1 }
      let start = index + signs
      guard start < bytes.count, bytes[start] == UInt8(ascii: "\"") || (signs > 0 && bytes[start] == UInt8(ascii: "/"))
      else {
        index += max(signs, 1)
        return
      }
      if bytes[start] == UInt8(ascii: "/") {
        // A regex literal: no code either.
        let end = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: signs)
        blank(signs + 1)
        while index < bytes.count, !bytes[index...].starts(with: end) { blank() }
        return blank(end.count)
      }
      let quotes = bytes[start...].starts(with: Array("\"\"\"".utf8)) ? 3 : 1
      blank(signs + quotes)
      text(signs: signs, quotes: quotes)
    }

    /// Blanks to the literal's end or into an interpolation.
    private mutating func text(signs: Int, quotes: Int) {
      let sign = UInt8(ascii: "#")
      let end = Array(repeating: UInt8(ascii: "\""), count: quotes) + Array(repeating: sign, count: signs)
      let escape = [UInt8(ascii: "\\")] + Array(repeating: sign, count: signs)
      while index < bytes.count {
        if bytes[index...].starts(with: end) { return blank(end.count) }
        if bytes[index...].starts(with: escape) {
          blank(escape.count)
          if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
            blank()
            interpolations.append((signs, quotes, 1))
            return
          }
        }
        if quotes == 1, index < bytes.count, bytes[index] == UInt8(ascii: "\n") { return }
        blank()
      }
    }

    private mutating func blockComment() {
      var depth = 0
      repeat {
        if starts(with: "/*") {
          depth += 1
          blank(2)
        } else if starts(with: "*/") {
          depth -= 1
          blank(2)
        } else {
          blank()
        }
      } while depth > 0 && index < bytes.count
    }

    private func starts(with text: StaticString) -> Bool {
      text.withUTF8Buffer { bytes[index...].starts(with: $0) }
    }

    private mutating func blank(_ count: Int = 1) {
      for _ in 0..<count where index < bytes.count {
        if bytes[index] != UInt8(ascii: "\n") { result[index] = UInt8(ascii: " ") }
        index += 1
      }
    }
  }
}
