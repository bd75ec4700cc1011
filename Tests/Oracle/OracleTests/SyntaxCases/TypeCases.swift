extension SyntaxCase {
  static let types = list(
    #"""
    --- simple types
    let a: A, b: A.B.C, c: A<B>, d: A<B, C<D>>.E<F>, e: [A], f: [A: B], g: A?, h: A!, i: A??, j: [A?]?
    let k: (A), l: (A, B), m: (a: A, b: B), n: (), o: ((A)), p: [[A]], q: [A: [B: C]], r: A.Type, s: A.Protocol
    let t: Self, u: Any, v: AnyObject, w: Module::A
    let x: `class`, y: A.`Type`
    --- function types
    let a: () -> Void, b: (A) -> B, c: (A, B) -> (C) -> D, d: (_ a: A, _ b: B) -> C, e: (A) async throws -> B
    let f: @Sendable (A) -> B, g: @escaping @MainActor () -> Void, h: (inout A) -> B, i: (A...) -> B
    let j: ((A) -> B)?, k: [(A) -> B], l: (A) throws(E) -> B, m: @convention(block) (A) -> B
    let n: (@escaping () -> Void) -> Void, o: (A) -> B?, p: (borrowing A, consuming B) -> C
    let q: @isolated(any) () -> Void, r: nonisolated(nonsending) () async -> Void
    let s: (A) -> (B) -> (C) -> D, t: (sending A) -> sending B, u: (isolated A) -> Void
    --- opaque and existential types
    let a: some P, b: any P, c: some P & Q, d: any P<A>, e: (any P)?, f: [any P], g: some View, h: any ~Copyable
    let i: (some P, any Q), j: any A.B, k: some Collection<any P>, l: any P.Type, m: (any P).Type
    func f(_ a: some P, b: any P & Q) -> some P & Q {}
    --- compositions
    let a: A & B, b: A & B & C, c: A.B & C<D>, d: (A & B)?, e: any A & B, f: A & AnyObject
    --- optionals and metatypes
    let a: A?, b: A?.Type, c: [A]?, d: (A) -> B?, e: A.Type?, f: [A?], g: (A?, B!)
    --- packs
    struct A<each T, U> { let a: (repeat each T), b: repeat each T }
    func f<each T: P, each U>(_ a: repeat each T, b: repeat (each T, each U)) -> (repeat Box<each T>) {}
    func g<each T>(_ a: repeat each T) where repeat each T: P, repeat (each T).A == Int { for x in repeat each a {} }
    --- noncopyable
    struct A: ~Copyable {}
    struct B<T: ~Copyable>: ~Copyable, ~Escapable where T: ~Copyable {}
    extension B: Copyable where T: Copyable {}
    func f<T: ~Copyable & P>(_ a: borrowing T, b: consuming T, c: inout T) {}
    protocol P: ~Copyable {}
    let a: any ~Copyable & P
    --- inline arrays and value generics
    let a: [3 of Int], b: [3 of [2 of Int]], c: InlineArray<3, Int>, d: [N of T], e: A<-1>, f: [_ of Int]
    struct V<let N: Int, T> { let a: [N of T] }
    func f<let N: Int>(_ a: V<N, Int>) -> Int { N }
    --- lifetimes
    func a(x: borrowing A) -> @lifetime(x) B {}
    func b(_ x: inout A, _ y: __shared B, _ z: __owned C) {}
    func c(_ x: sending A) -> sending B {}
    --- requirements
    struct A<T> where T: P {}
    struct B<T, U> where T == U, T: P & Q, T.A == U.B, U: A<T>, T.A: AnyObject, [T]: P {}
    extension C where Self: UIView, T == [Int], U == (Int) -> Void, V == Int? {}
    func f<T>() where T: Collection, T.Element == String {}
    protocol D where Self: A, B == C { associatedtype B where B: E }
    func g<T>(_: T) where T == any P {}
    extension H where N == 3 {}
    struct I<T> where T: ~Copyable, T: AnyObject {}
    --- inheritance
    class A: B, C, D.E, F<G> {}
    class H: @unchecked Sendable, any P, (Q), R & S {}
    enum I: Int, P {}
    struct J: @MainActor P, nonisolated Q {}
    protocol K: class, L {}
    --- attributed types
    let a: @A B, b: @A(1) @C D, c: inout E, d: @autoclosure () -> F, e: __owned G
    func f(a: isolated A?, b: @escaping @A () -> B, c: borrowing @C D) {}
    --- placeholders
    let a: _ = 1, b: [_] = [1], c: A<_> = d, e: (_, Int) = f, g: [_: Int] = [:]
    """#
  )

  static let newer = list(
    #"""
    --- typed throws
    func a() throws(E) {}
    func b() async throws(E) -> Int { 1 }
    func c() throws(any Error) {}
    func d() throws(Never) {}
    init() throws(A.B) {}
    let e: () throws(E) -> Void = {}
    let f = { () throws(E) in }
    var g: Int { get throws(E) { 1 } }
    func h() { do throws(E) { try a() } catch { } }
    --- ownership
    func f(_ a: consuming A) {
      let b = consume a
      let c = copy b
      _ = consume a.b
      g(consume a, b: copy c)
      discard self
    }
    --- isolation
    func a(isolation: isolated (any Actor)? = #isolation) async {}
    @concurrent func b() async {}
    nonisolated(nonsending) func c() async {}
    nonisolated struct D {}
    @MainActor(unsafe) func e() {}
    extension F: @MainActor P {}
    let g: @isolated(any) () -> Void = {}
    func h() { Task { @MainActor [weak self] in await self?.a() } }
    actor I { nonisolated(unsafe) var j = 1; nonisolated func k() {} }
    --- concurrency
    func f() async throws {
      async let a = b()
      let c = try await a
      for try await x in y { }
      await withTaskGroup(of: Int.self) { group in group.addTask { 1 } }
      try await Task.sleep(for: .seconds(1))
      let d = await [e(), g()]
      await a; await b()
      if await a { }
      guard try await b() else { return }
      while await c() { }
      switch await d { default: break }
      return try await e
    }
    --- trailing commas
    func a<T, U,>(_ x: T, _ y: U,) {}
    let b = f(1, 2,), c = [1, 2,], d = (1, 2,)
    struct E<T,> {}
    let g: (A, B,) -> C
    let h = { [a, b,] (c, d,) in }
    let i = "\(a, b,)"
    let j = A<B, C,>()
    --- module selectors
    let a: Swift::Int = Swift::max(1, 2)
    let b = x.Module::member
    --- conditional conformances of macros
    @Observable final class A { var b = 1 }
    @Model class C { @Attribute(.unique) var d: Int; @Relationship(deleteRule: .cascade, inverse: \E.f) var g: [H] }
    @Entry var i: Color = .red
    extension EnvironmentValues { @Entry var j: CGFloat = 8 }
    --- previews
    #Preview("Dark", traits: .sizeThatFitsLayout) {
      @Previewable @State var a = 1
      VStack { Text("b").foregroundStyle(.red) }
    }
    --- unsafe
    @unsafe func a() { unsafe b() }
    let c = unsafe d[1]
    for unsafe e in f {}
    struct G: @unsafe P {}
    --- default isolation and others
    @specialized(where T == Int) func a<T>(_ t: T) {}
    @inline(always) func b() {}
    @section("x") let c = 1
    @export(interface) func d() {}
    """#
  )
}
