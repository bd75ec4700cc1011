import SwiftSource
import TestSupport
import Testing

@Suite struct OperatorFoldingTests {
  /// The tree of an expression with each operator's operands in brackets.
  private func brackets(_ source: String, _ declarations: String = "", from other: String = "") -> String {
    let table = OperatorTable([SourceUnit.lower(other).operators])
    let unit = SourceUnit.lower(Array("func f() { \(source) }\n\(declarations)".utf8), operators: table)
    guard let body = unit.declarations.first?.body, let root = unit.child(body, 0) else { return "nothing" }
    return brackets(root, unit)
  }

  private func brackets(_ node: NodeID, _ unit: SourceUnit) -> String {
    let children = unit.children(node).map { brackets($0, unit) }
    switch unit.kind(node) {
    case .binary, .assignment: return "[" + children.joined(separator: " \(unit.name(node)) ") + "]"
    case .ternary: return "[" + children[0] + " ? " + children[1] + " : " + children[2] + "]"
    case .cast:
      let type = unit.type(node).map { UnitDump(unit).type($0) } ?? ""
      return "[" + children[0] + " " + unit.name(node) + " " + type + "]"
    case .prefix: return unit.name(node) + children[0]
    default: return unit.name(node)
    }
  }

  @Test(arguments: [
    ("a + b * c", "[a + [b * c]]"),
    ("a * b + c", "[[a * b] + c]"),
    ("a - b - c", "[[a - b] - c]"),
    ("a / b % c", "[[a / b] % c]"),
    ("a << b * c", "[[a << b] * c]"),
    ("a & b | c ^ d", "[[[a & b] | c] ^ d]"),
    ("a &+ b &* c", "[a &+ [b &* c]]"),
    ("a == b && c != d || e", "[[[a == b] && [c != d]] || e]"),
    ("a ?? b ?? c", "[a ?? [b ?? c]]"),
    ("a ?? b == c", "[[a ?? b] == c]"),
    ("a ?? b + c", "[a ?? [b + c]]"),
    ("a...b + c", "[a ... [b + c]]"),
    ("a..<b == c", "[[a ..< b] == c]"),
    ("-a * b", "[-a * b]"),
    ("a < b ? c : d", "[[a < b] ? c : d]"),
    ("a ? b : c ? d : e", "[a ? b : [c ? d : e]]"),
    ("a ? b ? c : d : e", "[a ? [b ? c : d] : e]"),
    ("a ? b : c ?? d", "[a ? b : [c ?? d]]"),
    ("a = b ? c : d", "[a = [b ? c : d]]"),
    ("a = b = c", "[a = [b = c]]"),
    ("a += b * c", "[a += [b * c]]"),
    ("a &<<= b | c", "[a &<<= [b | c]]"),
    ("a as B", "[a as B]"),
    ("a as? B ?? c", "[[a as? B] ?? c]"),
    ("a + b as! C", "[[a + b] as! C]"),
    ("a ?? b as C", "[a ?? [b as C]]"),
    ("a is B && c", "[[a is B] && c]"),
    ("a as B as C", "[[a as B] as C]"),
    ("a == b as C", "[a == [b as C]]"),
    ("a = b as? C ?? d", "[a = [[b as? C] ?? d]]"),
    ("try a + b", "[a + b]"),
    ("a = try await b + c", "[a = [b + c]]"),
    ("_ = a", "[ = a]"),
  ])
  func precedenceOfTheStandardLibrary(_ source: String, _ expected: String) {
    #expect(brackets(source) == expected)
  }

  @Test(arguments: [
    ("a <> b + c", "[a <> [b + c]]"),
    ("a <> b == c", "[a <> [b == c]]"),
    ("a ? b <> c : d", "[a ? [b <> c] : d]"),
    ("a = b <> c", "[a = [b <> c]]"),
    ("a <> b <> c", "[[a <> b] <> c]"),
    ("a √ b", "[a √ b]"),
  ])
  func customOperatorsBindByTheDefaultPrecedence(_ source: String, _ expected: String) {
    #expect(brackets(source) == expected)
  }

  @Test func aFoldedNodeSpansItsOperands() throws {
    let marked: MarkedText = "let x = 1️⃣a + 2️⃣b * c as D3️⃣"
    let unit = SourceUnit.lower(marked.text)
    let value = try #require(unit.declarations.first?.value)
    #expect(unit.kind(value) == .cast)
    #expect(unit.range(value) == marked.range(1, 3))
  }

  /// What is missing in a broken sequence doesn't take the rest with it.
  @Test(arguments: [
    ("a +", "(binary + (identifier a) (unknown))"),
    ("a ? b :", "(ternary (identifier a) (identifier b) (unknown))"),
    ("a as", "(cast as :(other \"\") (identifier a))"),
  ])
  func brokenSequences(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  private static let groups = """
    precedencegroup Pipe { associativity: left higherThan: AdditionPrecedence lowerThan: MultiplicationPrecedence }
    precedencegroup Tight { higherThan: Pipe, MultiplicationPrecedence associativity: right }
    precedencegroup Loose { lowerThan: TernaryPrecedence }
    infix operator |>: Pipe
    infix operator <*> : Tight
    infix operator ~~>: Loose
    infix operator ~
    prefix operator |>
    """

  /// Operators bind as their groups say, whether the file declares them, behind their use, or another one does.
  @Test(arguments: [
    ("a |> b |> c", "[[a |> b] |> c]"),
    ("a + b |> c", "[a + [b |> c]]"),
    ("a * b |> c", "[[a * b] |> c]"),
    ("a |> b * c", "[a |> [b * c]]"),
    ("a * b <*> c <*> d", "[a * [b <*> [c <*> d]]]"),
    ("a ~~> b ? c : d", "[a ~~> [b ? c : d]]"),
    ("a ~ b == c", "[a ~ [b == c]]"),
    ("a <+> b == c", "[a <+> [b == c]]"),
  ])
  func declaredOperators(_ source: String, _ expected: String) {
    #expect(brackets(source, Self.groups) == expected)
    #expect(brackets(source, from: Self.groups) == expected)
  }

  /// Groups that name each other in a circle, or nothing that there is, end somewhere.
  @Test func groupsInACircle() {
    let circle = "precedencegroup A { higherThan: B }\nprecedencegroup B { higherThan: A }\ninfix operator |>: A"
    #expect(brackets("a |> b", circle) == "[a |> b]")
    #expect(brackets("a + b |> c", "infix operator |>: Nowhere") == "[[a + b] |> c]")
  }

  /// A group above another binds more tightly than that one, however many stand between the two and the standard's.
  @Test func groupsAboveDeclaredOnes() {
    let groups = """
      precedencegroup A { higherThan: AdditionPrecedence }
      precedencegroup B { higherThan: A }
      precedencegroup C { higherThan: B }
      infix operator <<<: A
      infix operator <->: B
      infix operator >>>: C
      """
    #expect(brackets("a <<< b <-> c >>> d * e", groups) == "[a <<< [b <-> [c >>> [d * e]]]]")
    #expect(brackets("a >>> b <-> c <<< d + e", groups) == "[[[[a >>> b] <-> c] <<< d] + e]")
  }

  /// Each of the groups is above the two behind it: it takes as long as there are groups, not as there are ways.
  @Test(.timeLimit(.minutes(1))) func groupsThatAreReachedInManyWays() {
    let groups = (0..<60).map { "precedencegroup G\($0) { higherThan: G\($0 + 1), G\($0 + 2) }" }
    #expect(brackets("a |> b", (groups + ["infix operator |>: G0"]).joined(separator: "\n")) == "[a |> b]")
  }
}
