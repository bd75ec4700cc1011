extension SyntaxCase {
  static let members = list(
    #"""
    --- variables
    let a = 1
    var b: Int
    var c: Int = 1, d = "a", e: [Int] = []
    let f, g: Int
    let (h, i) = (1, 2)
    let (j, (k, _)): (Int, (Int, Int)) = (1, (2, 3))
    let _ = f()
    var l: Int { 1 }
    var m: some View { Text("a") }
    let n: (Int) -> Void = { _ in }
    var o: Int?, p: Int!
    var q: @Sendable () -> Void = {}
    let r: any P = A(), s: A.B<C>.D = .init()
    var (t, u): (Int, Int)
    --- accessors
    struct A {
      var a: Int { get { 1 } set { b = newValue } }
      var b: Int { get { 1 } set(value) { c = value } }
      var c = 1 { willSet { print(newValue) } didSet(old) { print(old) } }
      var d: Int { get async throws { 1 } }
      var e: Int { _read { yield x } _modify { yield &x } }
      var f: Int { mutating get { 1 } nonmutating set {} }
      var g: Int { @inlinable get { 1 } @available(iOS 15, *) set {} }
      var h: Int { get throws(E) { 1 } }
      var i: Int { unsafeAddress { p } unsafeMutableAddress { q } }
      var k: Int = 1 { didSet { } }
      var l: Int { __consuming get { 1 } }
      var m: Int { @storageRestrictions(initializes: x) init(initialValue) { x = initialValue } get { x } set { } }
      var n: Int { get { 1 } }
      var o: Int { get }
    }
    --- subscripts
    struct A {
      subscript(index: Int) -> Int { a[index] }
      subscript(row r: Int, column c: Int) -> Int { get { 1 } set { } }
      static subscript<T>(_ key: T, default d: @autoclosure () -> Int = 0) -> Int where T: P { 1 }
      subscript(dynamicMember path: KeyPath<A, Int>) -> Int { self[keyPath: path] }
      subscript(a: Int, b: Int = 1, c: Int...) -> Int { 1 }
      subscript() -> Int { get async throws { 1 } }
    }
    --- initializers
    struct A {
      init() {}
      init?(a: Int) { return nil }
      init!(b: Int) { }
      init<T>(_ c: T) where T: P {}
      public convenience init(d: Int) async throws { self.init() }
      required init(coder: NSCoder) { fatalError() }
      init(_ a: Int, b c: Int = 1, @Builder content: () -> Content) {}
      init() throws(E) {}
    }
    --- deinitializers
    class A { deinit { print(1) } }
    class B { @MainActor deinit {}; isolated deinit {} }
    --- parameters
    func a(_: Int, _ b: Int, c: Int, d e: Int, f: Int = 1, g: Int..., h: @escaping () -> Void) {}
    func b(@ViewBuilder content: () -> Content, @Binding value: Int, @A @B(1) c: Int) {}
    func c(a: inout Int, b: isolated A, c: isolated (any Actor)? = #isolation, d: _const Int) {}
    func d(`a`: Int, `b` c: Int, self: Int, in x: Int, for y: Int, where z: Int) {}
    func e(a: Int,) {}
    func f(a: (Int, Int) -> Int = { $0 + $1 }, b: [Int: String] = [1: "a"], c: Int? = nil) {}
    --- a result over several lines
    func f(
      a: Int,
      b: Int
    )
      async throws
      -> Int
    where T: P,
      U: Q
    {
      1
    }
    --- body on the next line
    struct A
    {
      var a: Int
      {
        1
      }
      func f()
      {
      }
      init()
      {
      }
    }
    --- result builders
    struct V: View {
      @ViewBuilder var body: some View {
        if a { Text("a").font(.title) } else if let b { Text(b) } else { EmptyView() }
        ForEach(items) { item in Row(item) }
        switch c {
        case .a: Text("x")
        default: Color.red
        }
        Button { tap() } label: { Image(systemName: "star") }.tint(.blue)
        let x = 1
        Text("\(x)")
          .padding(.horizontal, 8)
          // comment between
          .background(Color("brand"), in: RoundedRectangle(cornerRadius: 4))
      }
    }
    --- members on one line
    struct A { let a = 1; var b: Int { 2 }; func c() {}; static let d = 3 ; init() {} ; case e }
    --- availability
    @available(iOS 15, macOS 12.0, *) struct A {}
    @available(*, deprecated, message: "use B", renamed: "B") struct C {}
    @available(iOS, introduced: 13.0, deprecated: 15.0, obsoleted: 16, message: "no")
    @available(macOS, unavailable)
    struct D {}
    @available(iOS, deprecated: 100000.0, renamed: "a(b:)") func e() {}
    @available(*, noasync) func f() {}
    @available(swift 5.5) func g() {}
    @available(_PackageDescription 5.3) func h() {}
    @available(iOSApplicationExtension, unavailable, message: "a \"quoted\" text") func i() {}
    @available(macOS 10.15, iOS 13, watchOS 6, tvOS 13, *) func j() {}
    @backDeployed(before: iOS 17, macOS 14) func k() {}
    """#
  )

  static let attributes = list(
    #"""
    --- attributes
    @MainActor class A {}
    @MainActor(unsafe) class B {}
    @objc(name:other:) func c() {}
    @objc(Name) class D {}
    @State private var e = 1
    @Environment(\.colorScheme) var f
    @AppStorage("key", store: .standard) var g: Int = 1
    @Published var h: [Int] = []
    @inlinable @inline(__always) public func i() {}
    @Module.Attribute(a: 1, 2) var j: Int
    @Generic<Int>(1) var k: Int
    @Generic<Int>.Nested var l: Int
    @_spi(Internal) public func m() {}
    @_specialize(where T == Int) func n<T>() {}
    @convention(c) func o() {}
    @derivative(of: f) func p() {}
    @differentiable(reverse, wrt: x) func q() {}
    @_silgen_name("name") func r()
    @Test("name", .tags(.a), arguments: [1, 2]) func s() {}
    @Test func `a raw name`() {}
    @Suite(.serialized) struct T {}
    @resultBuilder enum U { static func buildBlock() {} }
    @propertyWrapper struct V<Value> { var wrappedValue: Value }
    @dynamicMemberLookup @dynamicCallable struct W {}
    @frozen public enum X {}
    @_implements(P, f()) func y() {}
    @exclusivity(unchecked) var z: Int
    @unknown struct Y {}
    @abi(func old()) func new() {}
    @_documentation(visibility: internal) func aa() {}
    @lifetime(borrow a) func ab() {}
    @_effects(readonly) func ac() {}
    @c func ad() {}
    @Empty() var ae: Int
    @Trailing({ 1 }) var af: Int
    @Nested(a: [1, 2], b: ["a": .b(1)], c: #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)) var ag: Int
    --- attributes over lines
    @A
    @B(
      a: 1,
      b: 2
    )

    // comment
    @C public
    struct D {}
    --- an attribute whose parenthesis stands apart
    struct A {
      @State (a, b) var c: Int
    }
    --- attributes on everything
    @A enum B { @C case d, e; @F indirect case g }
    @A extension B { @C deinit {}; @D init() {}; @E subscript(a: Int) -> Int { 1 }; @F typealias G = Int }
    @A protocol B { @C associatedtype D; @E var f: Int { get } }
    func f(a: @A Int, b: @B(1) @C () -> Void) { @D let x = 1; @E func g() {}; @F struct H {} }
    let c = { @MainActor in 1 }, d = { @A @B (x: Int) -> Int in x }
    @A import B
    """#
  )
}
