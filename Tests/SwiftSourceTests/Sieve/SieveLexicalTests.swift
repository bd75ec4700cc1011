import SwiftSource
import Testing

/// What looks like structure or a trigger and is none, and the other way round.
@Suite struct SieveLexicalTests {
  /// Code without triggers whose text tries to end the block around it, or to hide what follows.
  @Test(arguments: [
    #"let a = "} UIColor {""#,
    #"let a = "\" } \\" + "{""#,
    ##"let a = #"} " \(UIColor) \" {"# + "a""##,
    ###"let a = ##"}"# \#(UIColor) {"## + "{""###,
    ##"let a = #"""# + "}" + #""}"#"##,
    "let a = \"\"\"\n } \" \"\" UIColor {\n \\\"\"\" }\n \"\"\"",
    "let a = #\"\"\"\n } \"\"\" \\(UIColor) {\n \"\"\"#",
    #"let a = "\(b.map { "}\(c)" }) {" + "\([1: ")"])""#,
    ##"let a = #"\#(b { "}" }) { "#"##,
    "let a = \"\\(b(\n { \"\"\"\n \\(c) } \"\n \"\"\" }\n))\"",
    "// } UIColor {",
    "/* } /* UIColor { */ \" */ let a = 1",
    "/** } **/ let a = 1 /*/ } */",
    "let a = b /* { */ { c } // \"",
    "let a = b / c; let d = { e / f }(1)",
    "let a = #/ } \" UIColor { /# ; let b = ##/ /# } /##",
    "let a = #/\n } # UIColor \" {\n/#",
    "let a = /a-z+\\d/; let b = f(/x/, /y/)",
    "let a = `class` + `raw } identifier {` + `a \" b`()",
    "run { a in { b in [c, (d, e)] } } done: { f }",
    "#if os(iOS)\n if a { b() }\n #elseif DEBUG\n c { d }\n #else\n e()\n #endif",
    "let a = [1: { 2 }, 3: { (4) }]",
    "let a = \\Store.items[0]?.name ?? \"\"",
    "let a = b\u{0}{ c }\u{0}",
    "let a = \"\u{0} } \u{2028} { \"",
    "let größe = \"😀}\" + `漢 }字`",
    "a.forEach(b /) ; c.reduce(1, /) / 2",
    "if a</b> { c }",
  ])
  func blocksEndWhereTheirBraceIs(code: String) {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        func first() {«
          \(code)
        »}
        func second() { UIColor.red }
        func third() {« print("a, b, c, d") »}
      }
      """
    )
  }

  /// Triggers in the places where code hides.
  @Test(arguments: [
    #"let a = "\(UIColor.self)""#,
    ##"let a = #" \(x) \#(b.red) "#"##,
    #"let a = "\(b { "\(c { UIColor.self })" })""#,
    "let a = \"\"\"\n \\(b.red)\n \"\"\"",
    "/* a /* b */ c */ UIColor.self",
    "/* a */ b(.red) // c",
    "let a = b / c.red / d",
    "#if os(iOS)\n a.red()\n #endif",
    "let a = #\"\"\"# + b.red",
    "let a = #/ } /# ; UIColor.self",
    "a.`red`()",
    "`UIColor`.self",
    "run { a in { b in [c, (d, e.red)] } }",
    "#colorLiteral(1)",
    "let \u{FEFF}UIColor = 1",
    "x😀.red",
  ])
  func triggersInCodeAreFound(code: String) {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        func first() {« print("a, b, c, d") »}
        func second() {
          print("a, b, c, d")
          \(code)
        }
        func third() {« print("a, b, c, d") »}
      }
      """
    )
  }

  @Test(arguments: [
    (#"let a = ""#, UnclearStructure.unterminatedLiteral), ("let a = \"\"\"\n }", .unterminatedLiteral),
    ("let a = #\"b\"", .unterminatedLiteral), (#"let a = "\(b""#, .unterminatedLiteral),
    ("let `a", .unterminatedLiteral),
    ("let a = #/ }", .unterminatedLiteral), ("let a = \"b\\", .unterminatedLiteral),
    ("/* /* */", .unterminatedComment), ("func a() {", .unbalancedBracket), ("}", .unbalancedBracket),
    (")", .unbalancedBracket), ("let a = [", .unbalancedBracket), ("func a() { ( }", .unbalancedBracket),
    ("func a() { [1) }", .unbalancedBracket), (#"let a = "\(b ]""#, .unbalancedBracket),
    (#"let a = "\(b { )""#, .unbalancedBracket), ("struct A { func b() { }", .unbalancedBracket),
    ("struct A {", .unbalancedBracket),
    ("let a = /[{]/", .ambiguousSlash), ("let a = f(/\"/)", .ambiguousSlash), ("let a = /\\/\\/}/", .ambiguousSlash),
    ("let a = /b//c", .ambiguousSlash), ("return /(x)/", .ambiguousSlash),
    ("#if A\nfunc a() {\n#else\nfunc b() {\n#endif\n}", .splitConditional), ("#endif", .splitConditional),
    ("#if A", .splitConditional), ("#if A\nstruct B {\n#endif\n}", .splitConditional),
    ("struct A {\n#if B\n}\n#endif", .splitConditional), ("func a() {\n#if B\n}\n#endif", .splitConditional),
    ("func a() {\n#if B\n { c }\n#else\n } {\n#endif\n}", .splitConditional),
  ])
  func unclearStructureKeepsAll(code: String, reason: UnclearStructure) {
    let text = "let color = 1\nfunc load() { print(\"a, b, c, d\") }\n" + code
    MarkedSource.expectBlanked(text, unclear: reason)
    let sifted = Sieve(triggers: .sample).sift(Array(("func load() { print(\"a, b, c, d\") }\n" + code).utf8))
    #expect(sifted.bytes == nil)
    #expect(sifted.statistics.unclear == reason)
  }

  @Test func unclearStructureCountsWordsAnywhere() {
    for hidden in ["UIColor\"", "UIColor", "parlance:ignore-file all"] {
      #expect(Sieve(triggers: .sample).sift(Array("func a() { \" \(hidden)".utf8)).bytes != nil, "\(hidden)")
    }
  }

  @Test func conditionalsAroundMembers() {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        #if os(iOS)
        func first() {« print("a, b, c, d") »}
        struct Inner {« let name: String; let age: Int »}
        #else
        func first() { UIColor.red }
        #endif
        var body: some View = text
          .task { print("a, b, c, d") }
          #if os(iOS)
          .task { print("a, b, c, d") }
          #else
          .tint(1)
          #endif
        func last() {« print("a, b, c, d") »}
      }
      """
    )
  }

  @Test func aShellLineIsNoCode() {
    let sifted = Sieve(triggers: .sample).sift(Array("#!/usr/bin/env swift {/\nfunc a() { UIColor.red }".utf8))
    #expect(sifted.bytes != nil)
    #expect(sifted.statistics.unclear == nil)
  }
}
