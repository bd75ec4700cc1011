extension SyntaxCase {
  /// What looks like Swift and is none to the compiler's parser of this version.
  static let edges =
    list(
      #"""
      --- two precedence groups
      precedencegroup A {
        lowerThan: B.C, D
        associativity: right
      }
      let e = 1
      --- borrow and mutate accessors
      struct A {
        var b: Int { borrow { x } mutate { &x } }
        var c: Int { 1 }
      }
      --- a getter that begins like an accessor
      struct A {
        var a: Int { get() }
        var b: Int { set.count }
        var c: Int { didSet + 1 }
        var d: Int { _read(1) }
        var e: Int { get.first }
        var f: Int { (get) }
      }
      --- members side by side
      struct A { var b: Int c() }
      @A extension B { @C deinit {} @D init() {} @E subscript(a: Int) -> Int { 1 } @F typealias G = Int }
      --- a do expression
      let a = do { 1 } catch { 2 }
      let b = 1
      --- an array of patterns
      func f() {
        if case [let a, let b] = c {}
        if case borrowing a = b {}
        d()
      }
      --- question marks with blanks
      let a = b? .c : d
      let e = f ?.g
      let h = i ? .j : .k
      --- comparisons that look like arguments
      let a = b<c, d>e
      let f = 1
      --- a type as an expression
      let a = (some P).self
      let b = (let c)
      let d = 1
      --- words without an operand
      let a = try.b
      let c = await.d
      let e = 1
      --- key paths of methods
      let a = \A.f(1), b = \A.f(a:)
      let c = \any P.a
      let d = 1
      --- a closure of nothing but in
      let a = { in 1 }
      let b = - 1
      let c = 1
      --- slashes
      let a = /[/]/
      let b = x /y/ z
      let c = 1
      --- prefix and infix mathematics
      let a = ∂ ∘ x, b = 1
      --- a function of placeholders
      func <#name#>(<#parameters#>) -> <#Result#> {}
      let a = 1
      --- surplus semicolons
      ;let a = 1;;let b = 2;
      ;
      struct A { ; let c = 1; ; }
      --- surplus commas
      func f() {
        switch a { case 1, 2,: break }
        if a, b, { }
      }
      @available(iOS 15, *,) func k() {}
      let b = 1
      --- using
      using @MainActor
      using nonisolated
      let a = 1
      --- arms of an array literal
      let a = [
        1,
        #if X
        2,
        #endif
        3,
      ]
      let b = 1
      --- arms of an argument list
      let a = f(
        b,
        #if X
        c: 2,
        #endif
        d: 3
      )
      let e = 1
      --- two conditions of an arm
      #if swift(>=5.5), compiler(<6)
      let a = 1
      #endif
      --- an arm of other words
      #if swift(>=99)
      let a = b c d
      ???
      #endif
      let e = 1
      """#
    ) + [
      SyntaxCase(name: "line separators", text: "let a = 1\u{2028}let b = 2\nlet c = \"\u{2028}\"\n"),
      SyntaxCase(name: "a null byte", text: "let a = 1\0\nlet b = \"\0\"\n"),
      SyntaxCase(name: "control characters", text: "let a = 1 \u{1}\u{2}\nlet b = 2\u{7F}\n"),
      SyntaxCase(name: "a shebang behind a mark", text: "\u{FEFF}#!/usr/bin/swift\nlet a = 1\n"),
      SyntaxCase(name: "a shebang on the second line", text: "\n#!/usr/bin/swift\nlet a = 1\n"),
    ]
}
