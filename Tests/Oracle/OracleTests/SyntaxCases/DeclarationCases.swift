extension SyntaxCase {
  static let declarations = list(
    #"""
    --- classes
    class A {}
    final class B: A, P where T: Q {}
    open class C<T: P, U>: B<T> { var a: T? }
    public final class `class` {}
    --- structs and where clauses
    struct Box<Content: View, ID>: View, Sendable where Content: Sendable, ID == Content.ID, ID: Hashable {
      let content: Content
    }
    --- enums
    enum Direction: String, CaseIterable { case up, down = "DOWN", left; case right = "R" }
    indirect enum Tree<T> { case leaf, node(Tree<T>, value: T, _ other: Tree = .leaf) }
    enum E { indirect case wrapped(E); case closure((Int) -> Void), tuple((a: Int, b: Int)), optional(Int?) }
    enum Raw: Int { case minus = -1, zero = 0, hex = 0xFF }
    enum Empty {}
    --- enum cases named like keywords
    enum Word { case `default`, `self`, `in`, some, any, open, left, get, set, async, await }
    --- actors
    actor Store<Key: Hashable> { nonisolated let id: Int; isolated deinit {}; func f() async throws {} }
    public distributed actor Remote { distributed func ping() async -> Int { 0 } }
    --- protocols
    protocol P: AnyObject, Q where Element: Hashable {
      associatedtype Element: Equatable = Int where Element: Sendable
      associatedtype Other
      var a: Int { get }
      var b: Int { get set }
      static var c: Self { get async throws }
      init(a: Int)
      init?(b: Int)
      func f(_ a: Int, b c: String) -> Element
      mutating func g() async throws(E)
      subscript(index: Int) -> Element { get set }
      static func == (a: Self, b: Self) -> Bool
    }
    protocol Collection2<Element>: Sequence { associatedtype Element }
    protocol Primary<A, B>: ~Copyable {}
    --- extensions
    extension A {}
    extension A.B: P {}
    extension Array where Element == Color { static var palette: Self { [] } }
    extension Array<Color> {}
    extension [Color] { var first2: Color? { first } }
    extension Color? {}
    extension ShapeStyle where Self == Color { static var brand: Color { Color("brand") } }
    extension A: @unchecked Sendable, @retroactive P, @preconcurrency Q {}
    public extension View { func a() {} }
    --- functions
    func a() {}
    func b(_ x: Int, y z: String = "a", w: Int...) -> Int { 1 }
    func c<T>(_ x: T, _ y: inout T) -> some View where T: P { x }
    func d() async throws -> (Int, String) { (1, "") }
    func e(_ f: @escaping @Sendable (Int, _ b: String) async throws -> Void, g: @autoclosure () -> Bool) rethrows {}
    func f<each T>(_ values: repeat each T) -> (repeat each T) { (repeat each values) }
    func g(x: consuming A, y: borrowing B, z: __owned C, s: sending D) -> sending E { E() }
    func h() throws(Failure) -> Int { 0 }
    func `default`(`in` a: Int, for b: Int, default c: Int) {}
    func unterminatedBody(a: Int = { 1 }(), b: [Int] = [], c: String? = nil)
    --- operator functions
    struct V {
      static func + (a: V, b: V) -> V { a }
      static prefix func - (a: V) -> V { a }
      static postfix func ++ (a: V) -> V { a }
      static func < <T>(a: V, b: T) -> Bool { true }
      static func == (a: V, b: V) -> Bool { true }
      static func ... (a: V, b: V) -> V { a }
      static func ~= (a: V, b: V) -> Bool { true }
      static func *<T> (a: T, b: T) -> T { a }
    }
    --- operators and precedence groups
    infix operator |>: Pipe
    infix operator <>
    prefix operator √
    postfix operator °
    precedencegroup Pipe {
      higherThan: AdditionPrecedence
      lowerThan: MultiplicationPrecedence, Other
      associativity: left
      assignment: true
    }
    func use() { a |> b |> c; let x = 45°; let y = √2 }
    --- type aliases
    typealias A = Int
    public typealias B<T> = [String: T] where T: Hashable
    typealias C = (Int, _ b: String) async throws -> Void
    typealias D = any P & Q
    typealias E = (repeat each T)
    --- imports
    import SwiftUI
    import struct Foundation.URL
    @testable import App
    @_exported import class UIKit.UIView
    public import A.B.C
    internal import D; private import E
    @preconcurrency @testable import F
    --- macros
    @freestanding(expression) macro stringify<T>(_ value: T) -> (T, String) = #externalMacro(module: "M", type: "T")
    @attached(member, names: named(init), arbitrary) @attached(extension, conformances: P)
    public macro Model() = #externalMacro(module: "M", type: "Model")
    macro undefined(_ a: Int)
    macro other() -> Int = #stringify(1)
    --- freestanding macros as declarations
    #Preview { Text("a") }
    #Preview("Name", traits: .landscape) { Text("b") } label: { 1 }
    struct A {
      #makeMembers(1, 2)
      @Attached #other
      public #third { }
      var a = 1
    }
    #warning("message")
    #error("message")
    --- script statements
    #!/usr/bin/swift
    import A
    let a = 1
    print(a)
    for x in 0..<3 { print(x) }
    func f() {}
    f(); f()
    if a == 1 { f() }
    a.b = c
    --- nested declarations and locals
    struct A {
      struct B { enum C { static let d = 1; class E { func f() { func g() { struct H { var i: Int } } } } } }
      func f() {
        let a = 1, b: Int = 2, (c, d) = (3, 4)
        var e: Int { a }
        var f = 1 { didSet { print(1) } }
        typealias G = Int
        enum I { case j }
        lazy var k = { 1 }()
        @State var l = 1
        func m<T>(_ a: T) -> T { a }
        return
      }
    }
    --- documentation
    /// One.
    ///
    ///   - Two
    struct A {
      /** Block
       * with stars
         and more
       */
      var a: Int
      // Plain.
      var b: Int
      /// Documented.
      // Plain between.
      @State var c: Int
      /// Apart.

      var d: Int
      /* plain */ /// behind
      var e: Int /// trailing
      //// four
      var f: Int
      /**/
      var g: Int
      /***/
      var h: Int
      @State
      /// Between.
      var i: Int
    }
    --- access and modifiers
    public private(set) var a = 1
    internal(set) public static var b = 1
    package let c = 1
    fileprivate final override class func d() {}
    public internal(set) weak var e: A?
    unowned(unsafe) let f: A
    unowned(safe) var g: A
    nonisolated(unsafe) static var h = 1
    nonisolated(nonsending) func i() async {}
    required convenience init() { self.init(a: 1) }
    dynamic optional func j() {}
    mutating func k() {}
    nonmutating func l() {}
    consuming func m() {}
    borrowing func n() {}
    isolated func o() {}
    lazy var p = 1
    @objc private(set) open dynamic var q: Int
    public(set) var r: Int
    static let s: Int, t = 1
    class var u: Int { 1 }
    --- modifiers that are names
    struct A {
      var open = 1
      var left: Int
      func async() {}
      let some: Int, any: Int
      var get: Int { 1 }
      var mutating = 1
      func open(_ a: Int) {}
      static func lazy() {}
      let precedence = 1
      func actor() {}
      var package: Int { package }
      var `public` = 1
    }
    --- words at the head of statements
    func f() {
      open(a)
      open.b = 1
      actor.run()
      async()
      macro(1)
      package.b()
      lazy.map { $0 }
      left = 1
      some.a()
      final()
      let actor = 1
      distributed = 2
      each(x)
      `repeat`(1)
      discard(x)
      copy(x)
      consume(x)
      await(x)
      yield(x)
      then(x)
      optional = nil
      dynamic = 2
      infix(1)
      override()
    }
    """#
  )
}
