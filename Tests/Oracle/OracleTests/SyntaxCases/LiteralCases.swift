extension SyntaxCase {
  static let literals = list(
    ####"""
    --- numbers
    let a = 1, b = 1_000, c = 0xFF, d = 0b10_10, e = 0o17, f = 1.5, g = 1e10, h = 1.5e-3, i = 0x1.8p3, j = 0xA_B
    let k = 1.a, l = 1.description, m = 1..<2, n = 1...2, o = 1.0.a, p = 0x1p4, q = 00012, r = 1_2_3.4_5e+6
    let s = -1, u = +2.5
    let v = a.0, w = a.0.0
    --- strings
    let a = "a", b = "", c = "a\nb\t\"\\\0\u{41}\r\'", d = "é日本😀", e = "a'b"
    let f = "\u{1F600}\u{65}\u{301}"
    --- interpolations
    let a = "\(b)", c = "a\(b)c\(d)e", f = "\(g("h"))", i = "\(j, k: l)", m = "\("\("\(1)")")"
    let n = "\(a ? "b" : "c")", o = "\(f { "x" })", p = "\(a: 1)", q = "a \(b) c \(d + 1) e"
    let r = "\(a["k"]!)", s = "\(  a  )", t = "\((1, 2))", u = "\(try a())"
    let v = "\(if a { 1 } else { 2 })"
    let w = "\u{41}\(a)\n\(b)\""
    let x = "\(a) \\(b)"
    let y = "\(a /* comment " ) */)"
    --- raw strings
    let a = #"a"b\nc"#, b = #"\#(a)"#, c = ###"a"##b\###n"###, d = #""""#, e = #"""#
    let f = #"\(a) \#n"#, g = ##"#"0066CC"#"##, h = #""#
    --- multiline strings
    let a = """
      b
        c
      d
      """
    let b = """
      a \
      b
      \(c)
      "quoted" ""
      \"""
      """
    let c = #"""
      a\n\#n\#(b)
      """#
    let d = """
      """
    let e = """

      a

      """
    let f = """
    a
    """
    let g = f("""
      a
      """, b)
    let h = """
      \(a.map { """
        inner \($0)
        """ })
      end
      """
    let i = """
    	tabs
    	"""
    --- regular expressions
    let a = /b/, c = /d+\/e/, f = #/g/h/#, h = ##/i/#j/##
    let i = try /a(?<b>c)/
    let j = f(/a/, b: /c/)
    let k = [/a/, /b/]
    let l = a / b / c
    let m = a.b(/c/).d
    let o = #/
      a  # comment
      (b)
    /#
    let p = a ? /b/ : /c/
    let q = x/y
    let s = (/a/)
    func f() {
      /a/.b()
      return /c/
    }
    let t = { /a/ }
    let u = /\(/
    let v = !/a/.b
    --- collections
    let a = [], b = [1], c = [1, 2, 3], d = [1,], e = [:], f = ["a": 1], g = ["a": 1, "b": [2]], h = [[1], [2]]
    let i = [
      "a": .b,
      "c": .d(1),
    ]
    let j = [a: b, c: d, ]
    let k = [1: { $0 }, 2: { $0 }]
    let l = [a ? b : c, d ? [e] : []]
    let m = [a ? b : c: d]
    let n = ["a" as Any, 1 as Any]
    let o = [.a, .b, -1, !c]
    let p = [(a, b), (c, d)]
    let q = [A(b: 1), B { 2 }]
    --- booleans and nil
    let a = true, b = false, c = nil, d = !true, e = nil ?? true
    """####
  )

  static let lexical =
    list(
      ##"""
      --- comments
      /* a /* nested */ b */ let a = 1 /* c */ // d
      let b /* x */ = /* y */ 2 // z
      f(/* a */ 1, /* b: */ 2)
      let c = 1 /* multi
      line */ + 2
      let d = a/*x*/+/*y*/b
      let e = a /*x*/+ b
      struct A { /* empty */ }
      /**/ let g = 1
      --- directives
      // parlance:disable all
      let a = 1 // parlance:disable:this some-rule
      /* parlance:disable next */ let b = 2
        // parlance:enable
      let c = "// parlance:disable"
      /// parlance:doc
      struct A {
        let d = 1; // parlance:disable:previous
        // parlance:last
      }
      // parlance: end
      --- unicode identifiers
      let é = 1, 日本 = 2, 😀 = 3, Ω = é + 日本
      struct Größe { let 値: Int }
      func 计算(_ a: Int) -> Int { a }
      let a = 😀.b, d = a ≤ b, e = x × y
      enum E { case 🎨, ñ }
      --- raw identifiers
      func `a raw name`() {}
      let `1st`: Int = 1
      struct `A.B` { var `c d` = 1 }
      enum E { case `red-ish`, `2` }
      let a = x.`raw name`, b = `raw`(1), c = .`2`
      f(`label one`: 1)
      --- backticks
      let `let` = 1, b = `let`, c = `self`.a, d = A.`Type`, e = .`init`
      func `func`(`in`: Int) { `in` }
      enum `enum` { case `case` }
      --- dollar names
      let a = $0, b = $b, c = $0.d, e = $_f
      --- editor placeholders
      func f() {
        <#code#>
        let a = <#T##Int#>
        g(<#T##a: Int##Int#>, b: <#b#>)
        if <#condition#> { <#statements#> }
        x.<#method#>()
        let b: <#Type#> = 1
      }
      struct <#Name#> {}
      --- generated
      // Generated using SwiftGen
      // swiftlint:disable all
      enum A {}
      """##
    ) + [
      SyntaxCase(name: "nothing", text: ""),
      SyntaxCase(name: "a blank", text: " "),
      SyntaxCase(name: "no line end", text: "let a = 1"),
      SyntaxCase(name: "no line end behind a comment", text: "let a = 1 // b"),
      SyntaxCase(
        name: "CRLF",
        text: "/// Doc\r\nstruct A {\r\n  // b\r\n  let c = \"d\"\r\n}\r\nlet e = \"\"\"\r\n  f\r\n  g\r\n  \"\"\"\r\n"
      ),
      SyntaxCase(name: "carriage returns", text: "struct A {\r  let c = 1 // a\r  let d = 2\r}\rlet e = 3\r"),
      SyntaxCase(name: "byte order mark", text: "\u{FEFF}// a\nlet b = 1\n"),
      SyntaxCase(name: "byte order mark before a directive", text: "\u{FEFF}// parlance:disable\nlet b = 1\n"),
      SyntaxCase(name: "shebang", text: "#!/usr/bin/env swift\nlet a = 1\n"),
      SyntaxCase(name: "tabs and form feeds", text: "\tlet\ta\u{C}=\u{B}1\n"),
      SyntaxCase(name: "no-break spaces", text: "let a\u{A0}= 1\nlet b = 2\n"),
      SyntaxCase(name: "long sums", text: "let a = " + String(repeating: "b + ", count: 300) + "c\n"),
      SyntaxCase(name: "long chains", text: "let a = b" + String(repeating: ".c(1)", count: 150) + "\n"),
      SyntaxCase(
        name: "brackets inside one another",
        text: "let a = " + String(repeating: "(", count: 40) + "1" + String(repeating: ")", count: 40) + "\n"
      ),
    ]
}
