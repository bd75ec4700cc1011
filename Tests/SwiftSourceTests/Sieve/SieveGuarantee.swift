import SwiftParser
import SwiftSource
import SwiftSyntax

/// Checks on the syntax trees of a source and of what the sieve let through that nothing is lost that matters.
///
/// Where triggers stand is found here from the syntax tokens of the parser, independently of the sieve.
struct SieveGuarantee {
  private let source: [UInt8]
  private let sifted: [UInt8]?
  private let triggers: TriggerSet
  /// What doesn't hold, in words.
  private(set) var violations: [String] = []
  /// How many declarations had to be kept.
  private(set) var keptDeclarations = 0

  init(source: [UInt8], triggers: TriggerSet) {
    self.source = source
    self.triggers = triggers
    let result = Sieve(triggers: triggers).sift(source)
    sifted = result.bytes
    checkBlanks()
    guard violations.isEmpty else { return }
    let tree = Parser.parse(source: String(decoding: source, as: UTF8.self))
    for item in tree.statements { check(Syntax(item.item)) }
    if let sifted, !tree.hasError, Parser.parse(source: String(decoding: sifted, as: UTF8.self)).hasError {
      violations.append("the sifted source has syntax errors of its own")
    }
  }

  /// Only spaces take the place of bytes, and never that of a line end.
  private mutating func checkBlanks() {
    guard let sifted else { return }
    guard sifted.count == source.count else {
      violations.append("the length is another")
      return
    }
    for (index, (before, after)) in zip(source, sifted).enumerated() where before != after {
      if after != UInt8(ascii: " ") || before == UInt8(ascii: "\n") || before == UInt8(ascii: "\r") {
        violations.append("byte \(index) was changed to something else")
        return
      }
    }
  }

  private mutating func check(_ node: Syntax) {
    if let conditional = node.as(IfConfigDeclSyntax.self) {
      for clause in conditional.clauses {
        switch clause.elements {
        case .statements(let items): for item in items { check(Syntax(item.item)) }
        case .decls(let members): for member in members { check(Syntax(member.decl)) }
        default: break
        }
      }
    } else if let type = node.asProtocol((any DeclGroupSyntax).self) {
      if holdsTrigger(node, before: type.memberBlock.leftBrace.position) {
        expectKept(node)
      } else {
        for member in type.memberBlock.members { check(Syntax(member.decl)) }
      }
    } else if holdsTrigger(node) || (sifted != nil && node.is(EnumCaseDeclSyntax.self)) {
      expectKept(node)
    }
  }

  private mutating func expectKept(_ node: Syntax) {
    keptDeclarations += 1
    let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
    let range = start..<max(start, node.endPositionBeforeTrailingTrivia.utf8Offset)
    if sifted?[range] != source[range] { violations.append("changed: \(node.trimmedDescription)") }
  }

  private func holdsTrigger(_ node: Syntax, before end: AbsolutePosition? = nil) -> Bool {
    var previous = TokenKind.endOfFile
    for token in node.tokens(viewMode: .sourceAccurate) {
      if let end, token.position >= end { break }
      if let word = word(of: token), triggers.words.contains(where: { $0.matches(word, behind: previous) }) {
        return true
      }
      previous = token.tokenKind
    }
    return false
  }

  private func word(of token: TokenSyntax) -> String? {
    switch token.tokenKind {
    case .identifier(let text), .dollarIdentifier(let text): text.filter { $0 != "`" && $0 != "$" }
    case .keyword: token.text
    default: nil
    }
  }
}

extension TriggerWord {
  fileprivate func matches(_ word: String, behind previous: TokenKind) -> Bool {
    switch self {
    case .identifier(let text): word == text
    case .containing(let text): word.lowercased().contains(text.lowercased())
    case .member(let text): word == text && previous == .period
    case .macro(let text): word == text && previous == .pound
    }
  }
}
