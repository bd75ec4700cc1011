import SwiftSource
import TestSupport
import Testing

@Suite struct StatementLoweringTests {
  @Test(arguments: [
    ("return", "(returning)"),
    ("return .red", "(returning (member red))"),
    ("throw Failure()", "(throwing (call (identifier Failure)))"),
    ("while a { break }", "(whileLoop (conditions (identifier a)) (block (jump break)))"),
    ("repeat { continue } while a", "(whileLoop (identifier a) (block (jump continue)))"),
    (
      "for x in xs { run(x) }",
      "(loop (bindingPattern x @binds) (identifier xs) (block (call (identifier run) (argument (identifier x)))))"
    ),
    (
      "for x in xs where x > 0 { }",
      "(loop (bindingPattern x @binds) (identifier xs) (binary > (identifier x) (integer 0)) (block))"
    ),
    (
      "for case .a(let x) in xs { }",
      "(loop (call (member a) (argument (bindingPattern x @binds))) (identifier xs) (block))"
    ),
    (
      "for (_, x) in xs { }",
      "(loop (tuple (argument (wildcard)) (argument (bindingPattern x @binds))) (identifier xs) (block))"
    ),
    ("do { a } catch { b }", "(doBlock (block (identifier a)) (block (identifier b)))"),
    (
      "do { a } catch let e as F { b } catch { c }",
      "(doBlock (block (identifier a)) (block (identifier b)) (block (identifier c)))"
    ),
    ("defer { a }", "(deferring (block (identifier a)))"),
    ("outer: while a { break outer }", "(whileLoop (conditions (identifier a)) (block (jump break)))"),
    ("guard a else { return }", "(guarding (conditions (identifier a)) (block (returning)))"),
    ("if a, b { c }", "(branch (conditions (identifier a) (identifier b)) (block (identifier c)))"),
    ("#warning(\"a\")", "(macro warning (argument (string a)))"),
  ])
  func statements(_ source: String, _ expected: String) {
    #expect(Lowered.body(source) == expected)
  }

  @Test(arguments: [
    ("if let a { }", "(binding a)"),
    ("if let a = b { }", "(binding a (identifier b))"),
    ("if var a: Color = b { }", "(binding a :Color (identifier b))"),
    (
      "if case .a(let x) = b { }",
      "(caseCondition (call (member a) (argument (bindingPattern x @binds))) (identifier b))"
    ),
    ("if case let x? = b { }", "(caseCondition (optionalChain @binds (bindingPattern x @binds)) (identifier b))"),
    ("if #available(iOS 15, *) { }", "(availability \"#available(iOS 15, *)\")"),
    ("if #unavailable(iOS 15) { }", "(availability \"#unavailable(iOS 15)\")"),
  ])
  func conditions(_ source: String, _ expected: String) {
    #expect(Lowered.body(source) == "(branch (conditions " + expected + ") (block))")
  }

  @Test(arguments: [
    ("case .a, .b:", "(caseItem (member a)) (caseItem (member b))"),
    ("case 1...3:", "(caseItem (binary ... (integer 1) (integer 3)))"),
    ("case is View:", "(caseItem (typePattern :View))"),
    ("case let view as View:", "(caseItem (cast as @binds :View (bindingPattern view @binds)))"),
    ("case _:", "(caseItem (wildcard))"),
    ("case (.a, let b):", "(caseItem (tuple (argument (member a)) (argument (bindingPattern b @binds))))"),
    (
      "case let (a, b) where a:",
      "(caseItem (tuple @binds (argument (bindingPattern a @binds)) (argument (bindingPattern b @binds))) (identifier a))"
    ),
    (
      "case let .a(x, y: y):",
      "(caseItem (call @binds (member a) (argument (bindingPattern x @binds)) (argument y (bindingPattern y @binds))))"
    ),
    ("case nil:", "(caseItem (nilLiteral))"),
  ])
  func patterns(_ source: String, _ expected: String) {
    #expect(
      Lowered.body("switch x { \(source) run }") == "(switching (identifier x) (switchCase " + expected
        + " (block (identifier run))))"
    )
  }

  @Test func unknownDefaultIsADefault() {
    #expect(
      Lowered.body("switch x { @unknown default: a }")
        == "(switching (identifier x) (switchCase @default (block (identifier a))))"
    )
  }

  @Test(arguments: [
    (
      "let a = 1, b: Int",
      "(localVariable (variable a let local (value (integer 1))))\n(localVariable (variable b let local :Int))"
    ),
    ("func f() -> Int { 1 }", "(localDeclaration (function f local :Int (block (integer 1))))"),
    ("struct S { var a = 1 }", "(localDeclaration (struct S local\n  (variable a (value (integer 1)))))"),
    ("typealias C = Color", "(localDeclaration (typealias C local :Color))"),
    ("lazy var a = 1", "(localVariable (variable a lazy local (value (integer 1))))"),
  ])
  func localDeclarations(_ source: String, _ expected: String) {
    #expect(Lowered.body(source) == expected)
  }

  /// What has no node of its own keeps the expressions inside.
  @Test(arguments: [("yield (a, b)", ["a", "b"]), ("discard self", ["self"])])
  func readOverStatementsKeepWhatIsInside(_ source: String, _ names: [String]) {
    let unit = SourceUnit.lower("struct S { var x: Int { _read { \(source) } } }")
    let identifiers = unit.nodes.indices.map { NodeID(Int32($0)) }.filter { unit.kind($0) == .identifier }
    #expect(Set(names).isSubset(of: Set(identifiers.map { unit.name($0) })))
  }
}
