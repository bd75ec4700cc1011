extension SyntaxCase {
  static let expressions = list(
    #"""
    --- operators and precedence
    let a = 1 + 2 * 3 - 4 / 5 % 6
    let b = a && b || c && !d
    let c = a ?? b ?? c
    let d = a == b && c != d
    let e = a ? b : c ? d : e
    let f = a < b
    let g = 1...2, h = 1..<3, i = 1..., j = ...2, k = ..<3
    let l = a << 2 | b & c ^ ~d
    let m = a &+ b &* c &- d
    let n = a as B as? C ?? d as! E
    let o = a is B && c is D
    let p = -a + -b - -c
    let q = a === b || c !== d
    let r = a ~= b
    let s = a |> b <> c ** d
    let t = a + b as C + d
    let u = a == b ? c as D : e is F
    let v = a.b + c() * d[1] - e!
    let x = !a.b, y = -1.0, z = +1
    --- assignments
    func f() {
      a = b
      a.b = c + d
      a += 1; b -= 2; c *= 3; d /= 4; e %= 5; g &= h; i |= j; k ^= l; m <<= 1; n >>= 1; o &+= 1
      a = b ? c : d
      a = b = c
      _ = a
      (a, b) = (b, a)
      a[1] = 2
      a! = 3
      a?.b = c
      self = .a
      a.b?.c![1].d = e ?? f
      a = try b()
      a = await b()
      a ||= b
    }
    --- operators by spaces
    let a = b+c, d = e - f, g = h*i
    let j = k ... l
    let m = n!+o!
    let p = q?.r + s
    let t = -u
    let v = w - -x
    let y = (-)
    let z = a.reduce(0, +)
    let aa = a.sorted(by: >)
    let bb = a.map(-)
    let cc = f(-1, +, *)
    let dd = a&b
    let ee = [a]+[b]
    let ff = a..<b.c
    let gg = a>b, hh = a<b
    let ii = a>=b, jj = a==b
    let kk = a/b
    let ll = a / b / c
    let mm = (a)-(b)
    --- a line begins with an operator
    let a = b
      + c
      - d
      && e
      ?? f
    let g = h
      ? i
      : j
    let k = l
      as M
    let n =
      o
    --- member access
    let a = b.c.d
    let e = .f
    let g = .h(1).i
    let j = k?.l?.m
    let n = o!.p!
    let q = self.r
    let s = super.t
    let u = A.self, v = A.Type.self, w = a.self
    let x = A.init, y = .init(1), z = A.init(a:b:)
    let aa = a.0.1, bb = a.0.b
    let cc = a
      .b
      .c()
      // comment
      .d
      /* comment */.e
    let dd = a.b(c:d:)
    let ee = a . b
    let ff = .a?.b
    let gg = a.`class`
    let hh = .`default`
    let ii = Self.a
    let jj = a.init()
    let kk = [1].map
    let ll = "a".b
    let mm = 1.a
    let nn = (1, 2).0
    let oo = { 1 }.b
    let pp = a.for.in.switch
    let qq = A.Protocol
    let rr = a.some.any.each
    let ss = Module::name
    --- calls
    let a = f()
    let b = f(1, a: 2, b: c)
    let c = f(a:), d = f(a:b:)
    let e = f(g(h(1)))
    let i = f()()
    let j = f(1)[2](3)
    let k = A(b: 1).c(d)
    let l = f(&a, b: &c.d)
    let m = f(in: 1, for: 2, self: 3, default: 4, `repeat`: 5)
    let n = f (1)
    let o = f(
      a: 1,
      b: 2,
    )
    let p = f(a: .b, c: .d(1))
    let q = f(try a(), await b())
    let r = f(_: 1)
    let s = f(a + b, c: d ? e : f, g: h as I)
    let t = f(-1, !a, ~b)
    let u = f(a.b.c, d: [1, 2], e: ["a": 1], f: (1, 2))
    let v = (f)(1)
    let w = f!(1), x = f?(1)
    let y = f(a: { 1 }, b: { $0 })
    --- a parenthesis on the next line
    func f() {
      let a = b
      (c).d()
      e
      [1].f
      g()
      (h)
      i { }
      (j)
    }
    --- subscripting
    let a = b[1], c = b[1, 2], d = b[x: 1, y: 2], e = b[], f = b[1][2]
    let g = b[c[d]], h = b[1...], i = b[..<2], j = b["k"]?["l"]
    let m = b[keyPath: \.a], n = b[safe: 1]!
    let o = b[1] { 2 }
    let p = b [1]
    --- trailing closures
    let a = f { 1 }
    let b = f(1) { 2 }
    let c = f { 1 } g: { 2 } h: { 3 }
    let d = f { 1 }.g { 2 }.h
    let e = f { a in a }
    let i = f() { }
    let j = a.b { }
    let k = a.b(1) { } c: { }
    let l = f
    { 1 }
    let m = f {
      1
    }
    label: {
      2
    }
    let n = f?{ 1 }
    let o = a.b?.c { 1 }
    let p = f { 1 }()
    let q = f { 1 } `default`: { 2 }
    let r = f { 1 } in: { 2 }
    let s = .a { 1 }
    let t = A<B> { 1 }
    let u = A<B>() { 1 }
    let v = f { 1 } _: { 2 }
    let w = Button("a") { b } label: { Text("c") }.d()
    --- generic disambiguation
    let a = A<B>()
    let b = A<B, C>(d)
    let c = a < b
    let d = f(a < b, c > (d))
    let e = f(a<b>(c))
    let g = a < b > (c)
    let h = A<B>.c
    let i = A<B<C<D>>>()
    let j = A<B>.self
    let k = A<[B]>(), l = A<B?>(), m = A<(B, C)>(), n = A<B.C>(), o = A<any P>(), p = A<(B) -> C>()
    let r = A<B>?.none
    let s = [A<B>]()
    let t = a.b<C>(d), u = a.b<C>.d
    let v = A<B> { }
    let w = A<3>(), x = A<-3>()
    let y = (a < b, c > d)
    let z = a<b && c>d
    let aa = i<j ? k : l
    let bb = A<_>()
    let cc = a < b ? c > d : e
    if a < b, c > d {}
    let dd = A<B>!
    let ee = [a < b]
    let ff = A<~Copyable>()
    let gg = A<B>[1]
    let hh = A<repeat each T>()
    let ii = A<@Sendable () -> Void>()
    --- types as expressions
    let a = [Int](), b = [Int: String](), c = Int?.none, d = [Int].self
    let e = (Int, String).self, f = (Int) -> String.self
    let g = [[Int]](), h = [A.B](), i = [A<B>]()
    let j = Int.Type.self, k = (any P).self
    let m = [Int]?.some([1]), n = [Int?]()
    let o = ((Int) -> Void).self
    let p = [(Int) -> Void]()
    let q = Optional<Int>.none
    let r = [3 of Int].self
    let s = (any P & Q).self
    let t = any P.self
    --- tuples
    let a = (1, 2), b = (a: 1, b: 2), c = (), d = (1), e = ((1)), f = ((1, 2), 3)
    let g = (1, b: 2), h = (a: 1), i = (1,), j = (a, b).0
    --- unary words
    let a = try b, c = try? d, e = try! f, g = await h, i = try await j
    let k = try a + b, l = a + (try b), m = await a.b.c()
    let n = consume a, o = copy b, p = unsafe c
    let q = borrow d
    let r = try await f(try g())
    let s = a ? try b : await c
    let t = each a, u = repeat each b
    let v = any P
    let w = unsafe a.b + c
    let x = await (a, b)
    let y = await a { 1 }
    --- words that are names
    let a = b, c = copy, d = consume + 1, e = unsafe, f = each, g = repeat1
    let h = copy.a, i = consume(1), j = unsafe(1), k = each.a
    let l = any, m = some, n = async, o = yield
    --- macros in expressions
    let a = #line, b = #file, c = #function, d = #selector(f), e = #selector(getter: A.b), f = #keyPath(a.b)
    let g = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    let h = #imageLiteral(resourceName: "a")
    let i = #stringify(1 + 2)
    let j = #macro { 1 }
    let k = #macro(1) { 2 } b: { 3 }
    let l = #A.b<C>(1)
    let m = #isolation
    let n = #expect(a == b)
    let o = try #require(a).b
    let p = #Predicate<A> { $0.b == 1 }
    let q = #fileLiteral(resourceName: "x")
    let r = #dsohandle, s = #column
    --- key paths
    let a = \A.b, c = \.d, e = \A.b.c?.d!, f = \A.[0], g = \.[1].a, h = \A[2], i = \.self, j = \A.self
    let k = \[A].b, l = \A<B>.c, m = \A?.b, n = \.a[b: 1, c]
    let o = a.map(\.b), p = a[keyPath: \.b.c]
    let q = \A.b + 1
    let r = \(A, B).0
    let u = \.a?.b
    let v = \Module.A.b
    let x = a ? \.b : \.c
    --- optional chaining and forcing
    let a = b?.c, d = b!.c, e = b?[1], f = b![1], g = b?(1), h = b!(1), i = b??.c, j = b!!
    let k = b?.c?.d?.e, l = (b?.c)!.d, m = b!!.c
    let n = try? b?.c!
    let o = a! + b!, p = a! == b!, q = a!-b
    let r = !a!, s = -a!
    --- super and self
    class A { func f() { super.f(); super[1]; self.f(); self[1]; super.init(); Self.f(); self.init() } }
    --- if and switch expressions
    let a = if b { c } else { d }
    let e = f(if a { b } else { c })
    let g = switch a { case 1: "a" case 2: "b" default: "c" }
    let h: Color = if dark { .black } else { .white }
    let i = { if a { 1 } else { 2 } }
    let j = [if a { 1 } else { 2 }]
    """#
  )

  static let closures = list(
    #"""
    --- closure signatures
    let a = { }
    let b = { 1 }
    let c = { x in x }
    let d = { x, y in x + y }
    let e = { (x: Int, y: Int) -> Int in x }
    let f = { (x) in x }
    let g = { _ in }
    let h = { _, x in x }
    let i = { [weak self] in self }
    let j = { [weak self, unowned b, c = d, unowned(unsafe) e] x in x }
    let k = { [self] in a }
    let l = { () -> Void in }
    let m = { (x: inout Int) in }
    let n = { @MainActor [weak self] (x: Int) async throws -> Int in x }
    let o = { x async in x }
    let p = { () throws(E) -> Int in 1 }
    let q = { (a: Int, _ b: String) in }
    let r = { (a: Int, b: Int...) in }
    let s = { [a] in }
    let t = { [weak a = b.c, d = e + 1] in }
    let u = { (_: Int) in }
    let v = { @Sendable in 1 }
    let w = { x -> Int in x }
    let x = { ($0, $1) }
    let y = { $0 + $1.a }
    let z = { [1, 2] }
    let aa = { (a, b) }
    let bb = { [a] }
    let cc = { (a, b) in a }
    let dd = { [weak self] (a: @escaping () -> Void) in }
    let ff = { async in }
    let gg = { [] in }
    let hh = { (a: some P) -> any Q in a }
    let ii = { @A(1) (a) in }
    --- closures with statements
    let a = {
      let b = 1
      if b == 1 { return }
      print(b)
    }
    let c = { a; b; c }
    let d = { (a: Int) -> Void in a; b }
    let e = { a in
      b
      c
    }
    let f = { [weak self] in
      guard let self else { return }
      self.a = 1
    }
    let g = { { { 1 } } }
    let h = {
      (a, b)
    }
    let i = {
      [a]
    }
    let j = {
      // comment
    }
    let k = { func f() {}; struct A {} }
    let l = lazy { 1 }()
    let m: () -> Int = { 1 }
    """#
  )
}
