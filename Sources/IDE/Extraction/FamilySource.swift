import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// A member of a family, as its file declares it.
struct Sibling {
  let token: Token
  let declaration: Declaration
  /// The node of its value, or of all that its getter gives.
  let value: NodeID
}

/// The file that declares a family.
struct FamilySource {
  let text: [UInt8]
  let unit: SourceUnit
  /// In source order.
  private let members: [Sibling]

  init(_ text: [UInt8], of family: TokenFamily, _ context: EditorContext) {
    self.text = text
    unit = family.file == context.file ? context.unit : SourceUnit.lower(text)
    var members: [Sibling] = []
    for token in family.tokens {
      guard let symbol = token.symbol else { continue }
      let known = context.symbols[symbol]
      guard
        let declaration = Self.declaration(like: known, unit),
        let value = declaration.value ?? Self.onlyValue(of: declaration, unit),
        Self.standsAlone(declaration, text)
      else { continue }
      members.append(Sibling(token: token, declaration: declaration, value: value))
    }
    self.members = members
  }

  /// The declaration in the text as it is now: it may have moved since the symbols were read.
  private static func declaration(like known: Declaration, _ unit: SourceUnit) -> Declaration? {
    let named = unit.declarations.filter {
      $0.kind == .variable && $0.name == known.name && $0.modifiers.contains(.isStatic)
    }
    return named.first { $0.nameRange == known.nameRange } ?? (named.count == 1 ? named.first : nil)
  }

  private static func onlyValue(of declaration: Declaration, _ unit: SourceUnit) -> NodeID? {
    guard declaration.accessors.isEmpty, let body = declaration.body, unit.childCount(body) == 1,
      let only = unit.child(body, 0)
    else { return nil }
    return unit.kind(only) == .returning ? unit.child(only, 0) : only
  }

  /// Whether a declaration has its lines for itself, so that another fits behind it.
  private static func standsAlone(_ declaration: Declaration, _ text: [UInt8]) -> Bool {
    let range = declaration.range
    guard Int(range.upperBound) <= text.count, range.lowerBound <= declaration.nameRange.lowerBound else {
      return false
    }
    var before = Int(range.lowerBound)
    while before > 0, isBlank(text[before - 1]) { before -= 1 }
    var behind = Int(range.upperBound)
    while behind < text.count, isBlank(text[behind]) { behind += 1 }
    let endsLine = behind == text.count || isLineEnd(text[behind]) || text[behind] == UInt8(ascii: "/")
    return endsLine && (before == 0 || isLineEnd(text[before - 1]))
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  private static func isLineEnd(_ byte: UInt8) -> Bool { byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }

  /// Those that a new member for a value may stand beside, the best first: of a scale the step before, else the last.
  func siblings(for value: UsageValue) -> [Sibling] {
    guard let number = value.number else { return members.reversed() }
    func step(_ sibling: Sibling) -> Double { sibling.token.standardValue.number ?? 0 }
    let smaller = members.filter { step($0) < number }.sorted { step($0) > step($1) }
    return smaller + members.filter { step($0) >= number }.sorted { step($0) < step($1) }
  }

  func string(_ range: SourceRange) -> String {
    guard Int(range.upperBound) <= text.count else { return "" }
    return String(decoding: text[range.indices], as: UTF8.self)
  }

  /// A declaration like a sibling's, on a line behind it; before it where the value comes first in a scale.
  func declaration(beside sibling: Sibling, named name: String, _ value: String) -> TextReplacement? {
    let whole = sibling.declaration.range
    let own = unit.range(sibling.value)
    let nameRange = sibling.declaration.nameRange
    guard nameRange.upperBound <= own.lowerBound, own.upperBound <= whole.upperBound else { return nil }
    let code =
      string(SourceRange(whole.lowerBound, nameRange.lowerBound)) + name
      + string(SourceRange(nameRange.upperBound, own.lowerBound)) + value
      + string(SourceRange(own.upperBound, whole.upperBound))
    var start = Int(whole.lowerBound)
    while start > 0, Self.isBlank(text[start - 1]) { start -= 1 }
    let indent = String(decoding: text[start..<Int(whole.lowerBound)], as: UTF8.self)
    var end = Int(whole.upperBound)
    while end < text.count, !Self.isLineEnd(text[end]) { end += 1 }
    let isReturn = end + 1 < text.count && text[end] == UInt8(ascii: "\r") && text[end + 1] == UInt8(ascii: "\n")
    let newline = isReturn ? "\r\n" : "\n"
    return TextReplacement(range: SourceRange(at: UInt32(clamping: end)), text: newline + indent + code)
  }
}

extension UsageValue {
  /// A length, or the size of a font that is nothing more.
  var number: Double? {
    switch self {
    case .length(let length): length
    default: nil
    }
  }
}
