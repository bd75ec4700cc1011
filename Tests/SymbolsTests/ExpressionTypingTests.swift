import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct ExpressionTypingTests {
  private static let declarations = """
    struct Kit {
      var tone: UIColor
      var tones: [UIColor] = []
      let named: [String: UIColor] = [:]
      static let shared = Kit(tone: .red)
      static var accent: UIColor { .red }
      enum Size: Int { case small, custom(Int) }
      func toned(_ a: Int) -> Kit { self }
      func tone(at: Int) -> UIColor { tone }
      func tone(named: String) -> UIFont { font }
      subscript(a: Int) -> UIFont { font }
      var lazyTone = { () -> UIColor in .red }()
      var handler: (() -> UIFont)?
      weak var parent: Kit?
    }
    class Base { var ground: UIColor? }
    class Leaf: Base { }
    protocol Themed { var theme: Kit { get } }
    func make() -> Kit { .shared }
    let kit = Kit.shared
    let (first, second) = (1, "a")
    """

  private func type(_ expression: String, parameters: String = "") -> String {
    let workspace = SampleWorkspace(Self.declarations + "\nfunc here(\(parameters)) { 1️⃣" + expression + " }")
    guard let node = workspace.node(1) else { return "no expression" }
    var scope = LocalScope()
    let place = workspace.place(1)
    if let here = place.declaration {
      for (index, parameter) in workspace.table.unit(0)[here].parameters.enumerated() {
        scope.bind(parameter.name, .parameter(here, index))
      }
    }
    return workspace.describe(workspace.table.type(of: node, at: place, scope)).replacing("Sample.swift:", with: "")
  }

  @Test(arguments: [
    ("1", "Int"), ("1.5", "Double"), ("\"a\"", "String"), ("\"\\(1)\"", "String"), ("true", "Bool"), ("nil", "unknown"),
    ("[1]", "[Int]"), ("[\"a\": 1.5]", "[String: Double]"), ("1 + 2.5", "Double"), ("1 < 2", "Bool"),
    ("-1.5", "Double"),
    ("a ? 1 : 2", "Int"), ("x as UIColor", "UIColor"), ("x as? UIColor", "UIColor?"), ("x as! UIColor", "UIColor"),
    ("x is UIColor", "Bool"), ("UIColor.self", "UIColor.Type"), ("[UIColor]()", "[UIColor]"),
    ("Array<UIColor>()", "[UIColor]"), ("UIView()", "UIView"), ("UIView.init()", "UIView"),
  ])
  func ofLiteralsAndOperators(_ expression: String, _ expected: String) {
    #expect(type(expression) == expected)
  }

  @Test(arguments: [
    ("kit", "Kit"), ("kit.tone", "UIColor"), ("kit.tones[0]", "UIColor"), ("kit.named[\"a\"]", "UIColor?"),
    ("kit[0]", "UIFont"),
    ("Kit.shared.tone", "UIColor"), ("Kit.accent", "UIColor"), ("Kit", "Kit.Type"), ("Kit.Size.small", "Kit.Size"),
    ("Kit.Size.custom(1)", "Kit.Size"), ("make()", "Kit"), ("make().toned(1).toned(2).tone", "UIColor"),
    ("kit.tone(at: 1)", "UIColor"), ("kit.tone(named: \"a\")", "UIFont"), ("kit.lazyTone", "UIColor"),
    ("kit.handler?()", "UIFont"), ("kit.parent?.tone", "UIColor"), ("kit.parent!.parent", "Kit?"),
    ("Leaf().ground", "UIColor?"),
    ("kit.missing", "unknown"), ("kit.accent", "unknown"), ("Kit.tone", "unknown"), ("first", "Int"),
    ("second", "String"),
    ("{ () -> UIColor in .red }", "() -> UIColor"), ("{ kit.tone }()", "UIColor"),
  ])
  func ofMembersAndCalls(_ expression: String, _ expected: String) {
    #expect(type(expression) == expected)
  }

  @Test func ofParameters() {
    #expect(type("a", parameters: "a: UIColor?") == "UIColor?")
    #expect(type("kit", parameters: "kit: UIFont") == "UIFont")
    #expect(type("b", parameters: "a b: UIColor...") == "[UIColor]")
    #expect(type("a.theme.tone", parameters: "a: some Themed") == "UIColor")
    #expect(type("a()", parameters: "a: (Int) -> UIFont") == "UIFont")
  }

  @Test func insideTypes() {
    let source = "class Base { var ground: UIColor? }\nclass Leaf: Base { var font: UIFont\n func f() { EXPRESSION } }"
    for (expression, expected) in [
      ("font", "UIFont"), ("ground", "UIColor?"), ("self", "Leaf"), ("super.ground", "UIColor?"),
      ("self.font", "UIFont"), ("Self.self", "Leaf.Type"),
    ] {
      let workspace = SampleWorkspace(source.replacing("EXPRESSION", with: "1️⃣" + expression))
      let found = workspace.node(1).map { workspace.table.type(of: $0, at: workspace.place(1), LocalScope()) }
      #expect(found.map { workspace.describe($0).replacing("Sample.swift:", with: "") } == expected, "\(expression)")
    }
  }

  @Test func localBindings() throws {
    let workspace = SampleWorkspace(
      "let kit = 1\nfunc here(list: [UIColor], maybe: UIFont?) { let kit = list\n 1️⃣kit\n for 2️⃣one in list { }\n if let 3️⃣font = maybe { } }"
    )
    let table = workspace.table
    let unit = table.unit(0)
    let place = workspace.place(1)
    let here = try #require(place.declaration)
    var scope = LocalScope()
    for index in unit[here].parameters.indices {
      scope.bind(unit[here].parameters[index].name, .parameter(here, index))
    }
    let local = try #require(unit.declarations.lastIndex { $0.name == "kit" })
    scope.bind("kit", .variable(DeclarationID(Int32(local))))
    let node = try #require(workspace.node(1))
    #expect(workspace.describe(table.type(of: node, at: place, scope)) == "[UIColor]")
    let sequence = try #require(unit.declarations[local].value)
    scope.bind("kit", .element(sequence))
    #expect(workspace.describe(table.type(of: node, at: place, scope)) == "UIColor")
    scope.bind("kit", .opaque)
    #expect(table.type(of: node, at: place, scope).isUnknown)
  }

  /// A chain costs its length, a circle ends.
  @Test func longChainsAndCircles() {
    #expect(type("kit" + String(repeating: ".toned(1)", count: 10) + ".tone") == "UIColor")
    #expect(type("kit" + String(repeating: ".toned(1)", count: 300)) == "unknown")
    let circle = SampleWorkspace("var a = b\nvar b = a\nfunc f() { 1️⃣a }")
    #expect(circle.node(1).map { circle.table.type(of: $0, at: circle.place(1), LocalScope()).isUnknown } == true)
    let classes = SampleWorkspace("class A: B { }\nclass B: A { }\nfunc f() { 1️⃣A(x: 1).y }")
    #expect(classes.node(1).map { classes.table.type(of: $0, at: classes.place(1), LocalScope()).isUnknown } == true)
  }
}
