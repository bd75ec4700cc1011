/// A token's name in Swift, from its module's top level: `UIColor.mainColor()`, `Typography.h1(.product)`.
package struct TokenName: Hashable, Sendable {
  package let text: String

  package init(_ text: String) {
    self.text = text
  }

  package init(components: some Sequence<String>) {
    text = components.joined(separator: ".")
  }

  /// The name's parts, outermost first; a dot within parentheses or a string doesn't part.
  package var components: [Substring] {
    var result: [Substring] = []
    var start = text.startIndex
    var depth = 0
    var isInString = false
    for index in text.utf8.indices {
      switch text.utf8[index] {
      case UInt8(ascii: "\""): isInString.toggle()
      case UInt8(ascii: "(") where !isInString: depth += 1
      case UInt8(ascii: ")") where !isInString: depth -= 1
      case UInt8(ascii: ".") where !isInString && depth <= 0:
        result.append(text[start..<index])
        start = text.utf8.index(after: index)
      default: break
      }
    }
    result.append(text[start...])
    return result
  }

  /// `Typography.h1(.product)` → `h1(.product)`
  package var lastComponent: Substring { components.last ?? text[...] }

  /// The name of what encloses the token; `nil` at the top level.
  package var parent: TokenName? {
    let components = components
    guard components.count > 1 else { return nil }
    return TokenName(components: components.dropLast().map(String.init))
  }
}

extension TokenName: Comparable {
  package static func < (left: TokenName, right: TokenName) -> Bool { left.text < right.text }
}

extension TokenName: CustomStringConvertible {
  package var description: String { text }
}
