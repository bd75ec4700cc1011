import SwiftSource
import TestSupport
import Testing

@Suite struct DeclarationLoweringTests {
  @Test(arguments: [
    ("class A: B, C { }", "(class A (inherits B C))"),
    (
      "final class A<T: View>: B<T> where T: C, T.D == E { }",
      "(class A (generic T View) (inherits B<T>) (where T : C) (where T.D == E))"
    ),
    ("public struct A { }", "(struct A public)"),
    ("indirect enum A { }", "(enum A indirect)"),
    ("actor A { }", "(actor A)"),
    (
      "protocol A: B { associatedtype C: D = E\n var c: C { get set } }",
      "(protocol A (inherits B)\n  (associatedType C :E (inherits D))\n  (variable c computed settable :C (set)))"
    ),
    ("extension A.B: C where D == E { }", "(extension A.B :A.B (inherits C) (where D == E))"),
    ("typealias A<T> = B<T>", "(typealias A (generic T) :B<T>)"),
    ("struct A { struct B { let c = 1 } }", "(struct A\n  (struct B\n    (variable c let (value (integer 1)))))"),
  ])
  func types(_ source: String, _ expected: String) {
    #expect(Lowered.file(source) == expected)
  }

  @Test(arguments: [
    ("func f() { }", "(function f (block))"),
    (
      "func f(_ a: Int, b c: Color? = nil, d: Int...) -> Color { a }",
      "(function f (parameter _ a :Int) (parameter b c :(optional Color) (value (nilLiteral))) (parameter d :Int variadic) :Color (block (identifier a)))"
    ),
    ("func f<T>(a: T) where T: View { }", "(function f (generic T) (parameter a :T) (where T : View) (block))"),
    ("func f(@ViewBuilder a: () -> Int)", "(function f (parameter a (@ViewBuilder) :(function Int)))"),
    (
      "static func + (a: A, b: A) -> A { a }",
      "(function + static (parameter a :A) (parameter b :A) :A (block (identifier a)))"
    ),
    ("init?(a: Int) { }", "(initializer init failable (parameter a :Int) (block))"),
    ("convenience init() { }", "(initializer init convenience (block))"),
    ("deinit { run() }", "(function deinit (block (call (identifier run))))"),
    (
      "subscript(a: Int, at b: Int) -> Color { .red }",
      "(subscript subscript computed (parameter _ a :Int) (parameter at b :Int) :Color (block (member red)))"
    ),
    (
      "subscript<T>(a: T) -> T { get { a } set { } }",
      "(subscript subscript computed settable (generic T) (parameter _ a :T) :T (block (identifier a)) (set (block)))"
    ),
    ("mutating func f() { }", "(function f mutating (block))"),
    ("override class func f() { }", "(function f static override (block))"),
  ])
  func functions(_ source: String, _ expected: String) {
    #expect(Lowered.file("struct S { \(source) }") == "(struct S\n  " + expected + ")")
  }

  @Test(arguments: [
    ("let a = 1", "(variable a let (value (integer 1)))"),
    ("var a: Color", "(variable a :Color)"),
    ("let a, b: Int", "(variable a let :Int)\n  (variable b let :Int)"),
    (
      "let a = 1, b = 2, c: Int",
      "(variable a let (value (integer 1)))\n  (variable b let (value (integer 2)))\n  (variable c let :Int)"
    ),
    ("var a: Int { 1 }", "(variable a computed :Int (block (integer 1)))"),
    (
      "var a: Int { get { 1 } set(b) { b } }",
      "(variable a computed settable :Int (block (integer 1)) (set b (block (identifier b))))"
    ),
    (
      "var a = 1 { didSet { b } willSet { } }",
      "(variable a (value (integer 1)) (didSet (block (identifier b))) (willSet (block)))"
    ),
    ("var a: Int { _read { yield b } }", "(variable a computed :Int (_read (block (identifier b))))"),
    ("let (a, b) = (1, 2)", "(variable a let (value (integer 1)))\n  (variable b let (value (integer 2)))"),
    ("let (a, b) = pair", "(variable a let (value (identifier pair)))\n  (variable b let)"),
    (
      "let (a, (b, _)) = (1, (2, 3))",
      "(variable a let (value (integer 1)))\n  (variable b let (value (integer 2)))\n  (variable _ let (value (integer 3)))"
    ),
    ("let _ = run()", "(variable _ (value (call (identifier run))))"),
    ("static weak var a: A?", "(variable a static weak :(optional A))"),
    ("private(set) public var a = 1", "(variable a public restrictedSetter (value (integer 1)))"),
    ("@State private var a = 1", "(variable a private (@State) (value (integer 1)))"),
    ("@Environment(\\.size) var a", "(variable a (@Environment (argument (keyPath size))))"),
  ])
  func variables(_ source: String, _ expected: String) {
    #expect(Lowered.file("struct S { \(source) }") == "(struct S\n  " + expected + ")")
  }

  @Test(arguments: [
    ("case a, b", "(enumCase a)\n  (enumCase b)"),
    ("case a = \"x\", b", "(enumCase a (value (string x)))\n  (enumCase b)"),
    ("case a(Int, b: Color = .red)", "(enumCase a (parameter _  :Int) (parameter b :Color (value (member red))))"),
    ("case a(_ b: Int)", "(enumCase a (parameter _ b :Int))"),
    ("case `default`", "(enumCase default)"),
  ])
  func enumCases(_ source: String, _ expected: String) {
    #expect(Lowered.file("enum E { \(source) }") == "(enum E\n  " + expected + ")")
  }

  @Test func declarationsStandInSourceOrder() {
    let unit = SourceUnit.lower("let a = 1, b = 2\nlet (c, d) = (3, 4)\nenum E { case e, f }")
    #expect(unit.declarations.map(\.name) == ["a", "b", "c", "d", "E", "e", "f"])
    let places = unit.declarations.map(\.nameRange)
    #expect(places == places.sorted())
  }

  @Test func parentsAndRanges() throws {
    let marked: MarkedText = """
      /// Doc
      1️⃣public enum 2️⃣E3️⃣ { case a, 4️⃣b = "x"5️⃣
        func f() { let c = { struct L { } } } }6️⃣
      """
    let unit = SourceUnit.lower(marked.text)
    let byName = Dictionary(uniqueKeysWithValues: unit.declarations.map { ($0.name, $0) })
    #expect(byName["E"]?.range == marked.range(1, 6))
    #expect(byName["E"]?.nameRange == marked.range(2, 3))
    #expect(byName["b"]?.range == marked.range(4, 5))
    func parent(_ name: String) -> String? { byName[name]?.parent.map { unit[$0].name } }
    #expect(parent("E") == nil)
    #expect(parent("b") == "E")
    #expect(parent("c") == "f")
    #expect(parent("L") == "c")
    #expect(byName["L"]?.modifiers.contains(.isLocal) == true)
    #expect(byName["b"]?.modifiers.contains(.isLocal) == false)
  }

  @Test func imports() {
    let unit = SourceUnit.lower(
      "import SwiftUI\n@testable import Kit\nimport struct UIKit.UIColor\n#if os(iOS)\nimport A\n#endif"
    )
    #expect(unit.imports.map(\.module) == ["SwiftUI", "Kit", "UIKit", "A"])
    #expect(unit.imports.map(\.isTestable) == [false, true, false, false])
  }

  @Test(arguments: AccessLevel.allCases)
  func accessAsWritten(_ level: AccessLevel) {
    let unit = SourceUnit.lower("\(level) class C { \(level) var a = 1\n var b = 1 }")
    #expect(unit.declarations.map(\.access) == [level, level, nil])
  }

  @Test func topLevelCode() {
    #expect(
      Lowered.file("let a = 1\nrun(a)\n#Preview { Text() }")
        == "(variable a let (value (integer 1)))\n(call (identifier run) (argument (identifier a)))\n"
        + "(macro Preview (argument @trailing (closure (call (identifier Text)))))"
    )
  }
}
