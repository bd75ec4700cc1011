extension SyntaxCase {
  static let brokenLiterals = list(
    #"""
    --- unterminated string
    let a = "b
    let c = 1
    struct D { let e = "f }
    let g = 2
    --- unterminated interpolation
    let a = "b \(c
    let d = 1
    --- unterminated multiline string
    let a = """
      b
    let c = 1
    struct D {}
    --- unterminated raw string
    let a = #"b"
    let c = 1
    --- unterminated comment
    let a = 1
    /* b
    let c = 1
    --- unterminated regex
    let a = /b
    let c = #/d
    let e = 1
    --- bad escapes
    let a = "\q \u{110000} \u{} \u41 \"
    let b = "ok"
    --- bad numbers
    let a = 0xZ, b = 1__2, c = 0b3, d = 1e, e = 0o9, f = 1.2.3, g = 1a
    --- bad indentation of multiline strings
    let a = """
      b
     c
      """
    let d = """ e
      """
    let f = """
      g"""
    let h = 1
    --- single quotes
    let a = 'b'
    let c = ‘d’
    let e = “f”
    let g = 1
    --- stray characters
    let a = 1 @ 2
    let b = 3 \ 4
    let c = § 5
    let d = 6
    --- unterminated backtick
    let `a = 1
    let b = 2
    """#
  )

  static let brokenStructure = list(
    #"""
    --- missing brace of a type
    struct A {
      let b = 1

    struct C {
      let d = 1
    }
    --- missing brace of a function
    struct A {
      func b() {
        c()

      func d() {
        e()
      }
      var f = 1
    }
    struct G {}
    --- surplus brace
    struct A {
      func b() { } }
      let c = 1
    }
    struct D {}
    --- missing parenthesis
    struct A {
      func b() {
        c(d, e
        f()
      }
      let g = h(1
      let i = 2
    }
    struct J {}
    --- missing square bracket
    let a = [1, 2
    let b = 3
    let c = d[1
    let e = 4
    --- mixed brackets
    let a = (1]
    let b = [2)
    let c = {3)
    let d = 4
    --- missing endif
    #if A
    let b = 1
    struct C {}
    --- surplus endif
    let a = 1
    #endif
    let b = 2
    #else
    let c = 3
    --- endif inside of braces
    struct A {
      #if X
      func b() {
      #else
      func b(c: Int) {
      #endif
        d()
      }
    }
    let e = 1
    --- conflict markers
    struct A {
    <<<<<<< HEAD
      let b = 1
    =======
      let b = 2
    >>>>>>> branch
      let c = 3
    }
    --- perforce markers
    let a = 1
    >>>> ORIGINAL
    let b = 1
    ==== THEIRS
    let b = 2
    <<<<
    let c = 3
    --- a caret at a member
    struct A {
      var body: some View {
        Text("a").
      }
      var b: Int { c. }
      let d = Color.
      let e = 1
    }
    --- a caret at an argument
    func f() {
      a(b: )
      c(d:
    }
    let e = g(h: , i: )
    let j = 1
    --- a caret behind a comma
    func f() {
      a(b, )
      c(d,
    }
    let e = [1, , 2]
    let f = 1
    --- a caret in a condition
    func f() {
      if { }
      if a, { }
      guard let else { }
      for in a { }
      while { }
      switch { }
      if a ==
    }
    let g = 1
    --- a caret in a switch
    func f() {
      switch a {
      case
      case .b
      case .c:
      case .d, :
      default
      }
      switch e
    }
    let g = 1
    """#
  )

  static let brokenParts = list(
    #"""
    --- half declarations
    struct
    class A
    func
    func b
    func c(
    var
    let d
    let e =
    let f:
    enum G { case }
    extension
    init
    typealias
    typealias H =
    import
    protocol I
    let j = 1
    --- half attributes
    @
    @A(
    @B
    struct C {
      @
      var d = 1
      @State
    }
    let e = 1
    --- half types
    let a: [
    let b: (
    let c: A<
    let d: A.
    let e: some
    let f: A &
    let g: (A) ->
    let h: A<B
    let i = 1
    --- half expressions
    let a = 1 +
    let b = a ?
    let c = a ? b :
    let d = a as
    let e = !
    let f = .
    let g = \.
    let h = #
    let i = try
    let j = a is
    let k = (1, 2
    let l = { a in
    let m = 1
    --- half parameters
    func a(b) {}
    func c(d:) {}
    func e(f: Int g: Int) {}
    func h(, i: Int) {}
    func j(k: Int = ) {}
    func l(_) {}
    let m = 1
    --- code at the wrong place
    struct A {
      print(1)
      return
      if b { }
      let c = 1
      d.e()
      for x in y { }
    }
    --- words between
    struct A B { let c = 1 }
    func d() e { }
    let f = 1 g
    class H: { }
    enum I: J K { case l }
    let m = n o p
    --- keywords as names
    let class = 1
    func func() {}
    struct var {}
    let a = if
    enum B { case class, let }
    let c = d.class
    --- statements without separators
    func f() { let a = 1 let b = 2 c() d() }
    struct A { let a = 1 let b = 2 func c() {} var d = 3 }
    --- nested unfinished closures
    struct V: View {
      var body: some View {
        VStack {
          HStack {
            Text("a")
        }
      }
    }
    struct W: View { var body: some View { Text("b") } }
    --- an extra else
    func f() {
      if a { } else { } else { }
      else { }
      catch { }
      case .a: b
      default: c
    }
    let d = 1
    --- operators alone
    func f() {
      +
      a + * b
      a ++ b
      = c
      a = = b
      -> d
      ?
      !
      &
    }
    let e = 1
    --- accessors without sense
    struct A {
      var b: Int { get set willSet }
      var c: Int { get { 1 } foo { 2 } }
      var d { 1 }
      var e: Int = { 1 } { 2 }
      let f = 1
    }
    --- old Swift
    func f(inout a: Int) {}
    let a = b as! [C]
    for var i = 0; i < 3; i++ { }
    @availability(iOS, introduced=8) func g() {}
    do { } while a
    protocol P: class {}
    struct B<T where T: P> {}
    let d = c++
    typedef Int E
    let h = 1
    """#
  )
}
