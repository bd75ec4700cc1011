import SwiftSource
import TestSupport
import Testing

@Suite struct ExpressionLoweringTests {
  @Test(arguments: [
    ("0xFF_00", "(integer 0xFF_00)"),
    ("1.5e3", "(float 1.5e3)"),
    ("true", "(boolean true)"),
    ("nil", "(nilLiteral)"),
    (#""red""#, "(string red)"),
    (#""a\tb\u{41}""#, "(string \"a\tbA\")"),
    ("#\"a\\n\"#", "(string a\\n)"),
    ("\"\"\"\n  one\n  two\n  \"\"\"", "(string \"one\\ntwo\")"),
    (#""\q""#, "(string \\q)"),
    (#""a\(b)c""#, "(interpolation (string a) (identifier b) (string c))"),
    (#""\(b, format: .hex)""#, "(interpolation (string \"\") (identifier b) (member hex) (string \"\"))"),
    ("[1, 2]", "(array (integer 1) (integer 2))"),
    ("[]", "(array)"),
    ("[:]", "(dictionary)"),
    (#"["a": 1]"#, "(dictionary (pair (string a) (integer 1)))"),
    ("(1, y: 2)", "(tuple (argument (integer 1)) (argument y (integer 2)))"),
    ("()", "(tuple)"),
  ])
  func literals(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  @Test(arguments: [
    ("color", "(identifier color)"),
    ("`default`", "(identifier default)"),
    ("self", "(identifier self)"),
    ("super.color", "(member color (identifier super))"),
    ("Self.color", "(member color (identifier Self))"),
    (".red", "(member red)"),
    ("UIColor.red.cgColor", "(member cgColor (member red (identifier UIColor)))"),
    (".`default`", "(member default)"),
    ("pair.0", "(member 0 (identifier pair))"),
    ("0...", "(postfix ... (integer 0))"),
    ("a?.b!.c", "(member c (forceUnwrap (member b (optionalChain (identifier a)))))"),
    ("Box<Color>.self", "(member self (identifier Box @generic :Box<Color>))"),
    ("kit.Box<Color>.self", "(member self (member Box @generic (identifier kit)))"),
    ("run(of:with:)", "(identifier run)"),
    (#"\View.size.width"#, "(keyPath size.width :View)"),
    (#"\.rows[0].color"#, "(keyPath rows.color (argument (integer 0)))"),
    ("[Color].self", "(member self (array (identifier Color)))"),
    ("[Color]()", "(call (array (identifier Color)))"),
    ("#selector(tap)", "(macro selector (argument (identifier tap)))"),
    (
      "#colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)",
      "(macro colorLiteral (argument red (integer 1)) (argument green (integer 0)) (argument blue (integer 0)) "
        + "(argument alpha (integer 1)))"
    ),
  ])
  func references(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  @Test(arguments: [
    ("Color(hex: 1, \"a\")", "(call (identifier Color) (argument hex (integer 1)) (argument (string a)))"),
    ("view.frame()", "(call (member frame (identifier view)))"),
    (".init(white: 0)", "(call (member init) (argument white (integer 0)))"),
    ("table[0, at: 1]", "(subscripting (identifier table) (argument (integer 0)) (argument at (integer 1)))"),
    ("run { 1 }", "(call (identifier run) (argument @trailing (closure (integer 1))))"),
    (
      "run(1) { 1 } then: { 2 }",
      "(call (identifier run) (argument (integer 1)) (argument @trailing (closure (integer 1))) "
        + "(argument then @trailing (closure (integer 2))))"
    ),
    ("run(a: { 1 })", "(call (identifier run) (argument a (closure (integer 1))))"),
    ("run(&x)", "(call (identifier run) (argument (identifier x)))"),
    ("{ 1 }()", "(call (closure (integer 1)))"),
    (
      "table { 1 }[0]",
      "(subscripting (call (identifier table) (argument @trailing (closure (integer 1)))) (argument (integer 0)))"
    ),
  ])
  func calls(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  @Test(arguments: [
    ("{ }", "(closure)"),
    ("{ $0.red }", "(closure (member red (identifier $0)))"),
    ("{ view in view }", "(closure (closureParameter view) (identifier view))"),
    ("{ _, b in b }", "(closure (closureParameter _) (closureParameter b) (identifier b))"),
    (
      "{ (a: Int, b c: Color?) -> UIColor in a }",
      "(closure :UIColor (closureParameter a :Int) (closureParameter c :(optional Color)) (identifier a))"
    ),
    ("{ [weak self] in self }", "(closure (identifier self))"),
    (
      "{ a in\n let b = 1\n return b }",
      "(closure (closureParameter a) (localVariable (variable b let local (value (integer 1)))) (returning (identifier b)))"
    ),
  ])
  func closures(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  @Test(arguments: [
    ("(1)", "(integer 1 @parens)"),
    ("((a + b))", "(binary + @parens (identifier a) (identifier b))"),
    ("try run()", "(call (identifier run))"),
    ("try? await run()", "(call (identifier run))"),
    ("consume x", "(identifier x)"),
    ("copy x", "(identifier x)"),
  ])
  func wrappersThatLeaveNoNode(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  @Test(arguments: [
    (
      "if dark { .black } else { .white }",
      "(branch (conditions (identifier dark)) (block (member black)) (block (member white)))"
    ),
    (
      "if a { 1 } else if b { 2 } else { 3 }",
      "(branch (conditions (identifier a)) (block (integer 1)) (branch (conditions (identifier b)) (block (integer 2)) "
        + "(block (integer 3))))"
    ),
    (
      "switch a { case .b: 1\n default: 2 }",
      "(switching (identifier a) (switchCase (caseItem (member b)) (block (integer 1))) "
        + "(switchCase @default (block (integer 2))))"
    ),
  ])
  func statementExpressions(_ source: String, _ expected: String) {
    #expect(Lowered.expression(source) == expected)
  }

  /// Each node's range is exactly its source, whatever stands around it.
  @Test(arguments: ["\n", "\r\n", "\r"])
  func rangesAreTheSourceOfANode(lineEnd: String) throws {
    let marked = MarkedText(
      "let é = 1️⃣[\n  2️⃣Color(\n    hex: 3️⃣\"🎨\" // c\n  )4️⃣, 5️⃣-6️⃣.5\n]7️⃣ // end".replacing("\n", with: lineEnd)
    )
    let unit = SourceUnit.lower(marked.text)
    let value = try #require(unit.declarations.first?.value)
    #expect(unit.range(value) == marked.range(1, 7))
    let call = try #require(unit.child(value, 0))
    #expect(unit.range(call) == marked.range(2, 4))
    let string = try #require(unit.call(call)?.argument("hex")?.value)
    #expect(unit.range(string).lowerBound == marked[3])
    #expect(unit.range(string).count == 6)
    let negative = try #require(unit.child(value, 1))
    #expect(unit.range(negative).lowerBound == marked[5])
    #expect(unit.child(negative, 0).map { unit.range($0).lowerBound } == marked[6])
  }
}
