import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct CallTargetTests {
  /// What the call at marker 1 may mean: each target's parameters, those with an argument in the order of arguments.
  private func targets(_ declarations: String, _ call: String, expected: String? = nil) -> [String] {
    let workspace = SampleWorkspace(declarations + "\nfunc here() { 1️⃣" + call + " }")
    guard let node = workspace.node(1) else { return ["no call"] }
    let place = workspace.place(1)
    let type = expected.map { workspace.table.resolveType(named: $0, at: place) } ?? .unknown
    return workspace.table.targets(of: node, at: place, LocalScope(), expected: type).map { target in
      let names = target.matching.map { target.parameters[$0].name }
      return workspace.table.qualifiedName(of: target.symbol) + "(" + names.joined(separator: " ") + ")"
    }
  }

  @Test(arguments: [
    ("f(1)", ["f(a)"]),
    ("f(1, b: 2)", ["f(a b)"]),
    ("f(1, c: 3)", ["f(a c)"]),
    ("f(1, 2)", []),
    ("f(b: 2)", []),
    ("f(1, c: 3, b: 2)", []),
    ("g()", ["g()"]),
    ("g(1, 2, 3)", ["g(all all all)"]),
    ("g(1, last: 2)", ["g(all last)"]),
    ("h { }", ["h(action)"]),
    ("h(1) { }", ["h(size action)"]),
    ("h(1) { } done: { }", ["h(size action done)"]),
    ("h(action: { })", ["h(action)"]),
    ("k(1)", ["k(number)"]),
    ("k(text: 1)", ["k(text)"]),
    ("missing(1)", []),
  ])
  func labels(_ call: String, _ expected: [String]) {
    let declarations = """
      func f(_ a: Int, b: Int = 0, c: Int = 0) { }
      func g(_ all: Int..., last: Int = 0) { }
      func h(_ size: Int = 0, action: () -> Void, done: (() -> Void)? = nil) { }
      func k(_ number: Int) { }
      func k(text: Int) { }
      """
    #expect(targets(declarations, call) == expected)
  }

  @Test(arguments: [
    ("S(a: 1, c: 2)", ["S(a c)"]),
    ("S(a: 1, b: 3, c: 2)", ["S(a b c)"]),
    ("S(a: 1, c: 2, d: 4)", ["S(a c d)"]),
    ("S(c: 2)", []),
    ("S(a: 1)", []),
    ("S(a: 1, c: 2, fixed: 4)", []),
    ("S(a: 1, c: 2, shared: 4)", []),
    ("S(a: 1, c: 2, computed: 4)", []),
    ("S.init(a: 1, c: 2)", ["S(a c)"]),
  ])
  func memberwiseInitialisers(_ call: String, _ expected: [String]) {
    let declarations = """
      struct S {
        var a: Int
        var b = 1
        let c: Int?
        var d: Int?
        let fixed = 1
        static var shared = 1
        var computed: Int { 1 }
      }
      """
    #expect(targets(declarations, call) == expected)
  }

  @Test func initialisers() {
    #expect(targets("struct S { var a: Int\n init(b: Int) { } }", "S(a: 1)") == [])
    #expect(targets("struct S { var a: Int\n init(b: Int) { } }", "S(b: 1)") == ["S.init(b)"])
    #expect(targets("struct S { var a: Int }\nextension S { init(b: Int) { } }", "S(a: 1)") == ["S(a)"])
    #expect(targets("struct S { var a: Int }\nextension S { init(b: Int) { } }", "S(b: 1)") == ["S.init(b)"])
    #expect(targets("class A { init(a: Int) { } }\nclass B: A { }", "B(a: 1)") == ["A.init(a)"])
    #expect(targets("class A { init(a: Int) { } }\nclass B: A { init() { } }", "B(a: 1)") == [])
    #expect(targets("extension UIColor { convenience init(hex: Int) { } }", "UIColor(hex: 1)") == ["UIColor.init(hex)"])
    #expect(targets("typealias T = S\nstruct S { init(b: Int) { } }", "T(b: 1)") == ["S.init(b)"])
  }

  @Test func members() {
    let kit =
      "struct Kit { func size(of a: Int) { }\n static func shade(_ a: Int) { }\n enum Size { case custom(Int) } }\n"
    #expect(targets(kit + "let kit = Kit()", "kit.size(of: 1)") == ["Kit.size(a)"])
    #expect(targets(kit, "Kit.shade(1)") == ["Kit.shade(a)"])
    #expect(targets(kit, "Kit.size(of: 1)") == [])
    #expect(targets(kit + "let kit = Kit()", "kit.shade(1)") == [])
    #expect(targets(kit, "Kit.Size.custom(1)") == ["Kit.Size.custom()"])
    #expect(
      targets("enum E { case a(b: Int)\n static func c(d: Int) -> E { .a(b: d) } }", ".a(b: 1)", expected: "E") == [
        "E.a(b)"
      ]
    )
    #expect(targets("enum E { static func c(d: Int) -> E { } }", ".c(d: 1)", expected: "E") == ["E.c(d)"])
    #expect(targets("struct S { init(b: Int) { } }", ".init(b: 1)", expected: "S") == ["S.init(b)"])
  }

  @Test func ofAnUnknownReceiverEveryMethodOfTheNameCounts() {
    let declarations =
      "struct A { func tint(_ a: Int) { } }\nextension View { func tint(_ b: Int) { } }\nfunc tint(_ c: Int) { }"
    #expect(Set(targets(declarations, "somewhere.tint(1)")) == ["A.tint(a)", "View.tint(b)"])
  }

  @Test func inheritedAndProtocolMethods() {
    #expect(targets("class A { func f(a: Int) { } }\nclass B: A { }\nlet b = B()", "b.f(a: 1)") == ["A.f(a)"])
    #expect(targets("protocol P { func f(a: Int) }\nvar p: any P", "p.f(a: 1)") == ["P.f(a)"])
    #expect(
      targets("class A { func f(a: Int) { } }\nclass B: A { override func f(a: Int) { } }\nlet b = B()", "b.f(a: 1)")
        .first == "B.f(a)"
    )
  }

  @Test func localFunctionsShadow() {
    let workspace = SampleWorkspace("func f(a: Int) { }\nfunc here() { func f(b: Int) { }\n 1️⃣f(b: 1) }")
    let node = workspace.node(1)
    let found =
      node.map { workspace.table.targets(of: $0, at: workspace.place(1), LocalScope(), expected: .unknown) } ?? []
    #expect(found.map { workspace.table.qualifiedName(of: $0.symbol) } == ["here.f"])
  }

  @Test func aLocalVariableHidesAFunction() throws {
    let workspace = SampleWorkspace("func f(a: Int) { }\nfunc here() { 1️⃣f(a: 1) }")
    var scope = LocalScope()
    scope.bind("f", .opaque)
    let node = try #require(workspace.node(1))
    #expect(workspace.table.targets(of: node, at: workspace.place(1), scope, expected: .unknown).isEmpty)
  }
}
