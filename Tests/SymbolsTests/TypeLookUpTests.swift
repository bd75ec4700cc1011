import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct TypeLookUpTests {
  /// What `name` stands for at marker 1.
  private func resolved(_ name: String, in sources: KeyValuePairs<String, String>) -> String {
    let workspace = SampleWorkspace(sources)
    return workspace.describe(workspace.table.resolveType(named: name, at: workspace.place(1)))
  }

  /// What the annotation of the variable called `it` stands for.
  private func annotation(_ sources: KeyValuePairs<String, String>) -> String {
    let workspace = SampleWorkspace(sources)
    for (file, linked) in workspace.table.files.enumerated() {
      for (index, declaration) in linked.unit.declarations.enumerated() where declaration.name == "it" {
        let place = Place(file: Int32(file), declaration: DeclarationID(Int32(index)))
        return workspace.describe(workspace.table.resolve(declaration.type, at: place))
      }
    }
    return "nothing"
  }

  @Test func aNestedTypeShadowsInItsScopeAlone() {
    let nested = "struct Notice { enum Color { case red }\n func f() { 1️⃣ } }"
    #expect(resolved("Color", in: ["A.swift": nested]) == "A.swift:Notice.Color")
    #expect(
      resolved("Color", in: ["A.swift": "struct Notice { enum Color { case red } }\nstruct Other { 1️⃣ }"]) == "Color"
    )
    #expect(
      resolved("Color", in: ["A.swift": "struct Notice { enum Color { case red } }", "B.swift": "func f() { 1️⃣ }"])
        == "Color"
    )
    #expect(
      resolved("Color", in: ["A.swift": nested.replacing("1️⃣", with: ""), "B.swift": "extension Notice { 1️⃣ }"])
        == "A.swift:Notice.Color"
    )
  }

  @Test func theInnermostTypeWins() {
    let source = "struct Color { }\nstruct Outer { struct Color { }\n struct Inner { func f() { 1️⃣ } } }"
    #expect(resolved("Color", in: ["A.swift": source]) == "A.swift:Outer.Color")
  }

  @Test func aTypeIsNamedByItself() {
    #expect(resolved("Inner", in: ["A.swift": "struct Outer { struct Inner { 1️⃣ } }"]) == "A.swift:Outer.Inner")
    #expect(resolved("Self", in: ["A.swift": "struct Outer { struct Inner { 1️⃣ } }"]) == "A.swift:Outer.Inner")
    #expect(resolved("Self", in: ["A.swift": "extension UIColor { 1️⃣ }"]) == "UIColor")
  }

  @Test func anotherModulesTypeNeedsItsImport() {
    let kit = "public struct Color { }"
    #expect(resolved("Color", in: ["Kit/A.swift": kit, "App/B.swift": "struct S { 1️⃣ }"]) == "Color")
    #expect(
      resolved("Color", in: ["Kit/A.swift": kit, "App/B.swift": "import Kit\nstruct S { 1️⃣ }"]) == "Kit/A.swift:Color"
    )
    #expect(resolved("Color", in: ["Kit/A.swift": kit, "Kit/B.swift": "struct S { 1️⃣ }"]) == "Kit/A.swift:Color")
  }

  @Test func whatAModuleKeepsToItselfIsNotSeen() {
    let app = "import Kit\nstruct S { 1️⃣ }"
    #expect(resolved("Color", in: ["Kit/A.swift": "struct Color { }", "App/B.swift": app]) == "Color")
    #expect(
      resolved("Color", in: ["Kit/A.swift": "struct Color { }", "App/B.swift": "@testable " + app])
        == "Kit/A.swift:Color"
    )
    #expect(
      resolved("Color", in: ["Kit/A.swift": "package struct Color { }", "App/B.swift": app]) == "Kit/A.swift:Color"
    )
    #expect(resolved("Color", in: ["A.swift": "private struct Color { }", "B.swift": "struct S { 1️⃣ }"]) == "Color")
    #expect(resolved("Color", in: ["A.swift": "private struct Color { }\nstruct S { 1️⃣ }"]) == "A.swift:Color")
  }

  @Test func ofSeveralTheNearestCounts() {
    let sources: KeyValuePairs = [
      "App/Left/A.swift": "struct Theme { }", "App/Right/A.swift": "struct Theme { }",
      "App/Right/B.swift": "struct S { 1️⃣ }",
    ]
    #expect(resolved("Theme", in: sources) == "App/Right/A.swift:Theme")
  }

  @Test func localTypes() {
    #expect(resolved("Color", in: ["A.swift": "func f() { struct Color { }\n func g() { 1️⃣ } }"]) == "A.swift:f.Color")
    #expect(
      resolved("Color", in: ["A.swift": "struct S { subscript(i: Int) -> Int { struct Color { }\n return { 1️⃣ } } }"])
        == "A.swift:S.subscript.Color"
    )
    #expect(resolved("Color", in: ["A.swift": "func f() { struct Color { } }\nfunc g() { 1️⃣ }"]) == "Color")
  }

  @Test func inheritedTypes() {
    let source = "class Base { enum Size { } }\nclass Middle: Base { }\nclass Leaf: Middle { 1️⃣ }"
    #expect(resolved("Size", in: ["A.swift": source]) == "A.swift:Base.Size")
    let nestedBase = "class Base { class Helper { enum Size { } } }\nclass Leaf: Base { class Inner: Helper { 1️⃣ } }"
    #expect(resolved("Size", in: ["A.swift": nestedBase]) == "A.swift:Base.Helper.Size")
  }

  @Test func genericParameters() {
    #expect(resolved("T", in: ["A.swift": "struct T { }\nstruct S<T> { func f() { 1️⃣ } }"]) == "<T>")
    #expect(resolved("T", in: ["A.swift": "func f<T>(a: T) { 1️⃣ }"]) == "<T>")
    #expect(resolved("T", in: ["A.swift": "struct S<T> { }\nextension S { 1️⃣ }"]) == "<T>")
    #expect(resolved("Body", in: ["A.swift": "protocol P { associatedtype Body\n func f() { 1️⃣ } }"]) == "<Body>")
  }

  @Test func aliases() {
    #expect(resolved("Tone", in: ["A.swift": "typealias Tone = UIColor", "B.swift": "struct S { 1️⃣ }"]) == "UIColor")
    #expect(resolved("C", in: ["A.swift": "typealias C = B\ntypealias B = A\nstruct A { 1️⃣ }"]) == "A.swift:A")
    #expect(
      resolved("Color", in: ["A.swift": "import SwiftUI\ntypealias Color = SwiftUI.Color\nstruct S { 1️⃣ }"]) == "Color"
    )
    #expect(resolved("A", in: ["A.swift": "typealias A = B\ntypealias B = A\nstruct S { 1️⃣ }"]) == "unknown")
    #expect(resolved("W", in: ["A.swift": "typealias W = UIFont.Weight\nstruct S { 1️⃣ }"]) == "UIFont.Weight")
    #expect(
      resolved("List", in: ["A.swift": "typealias List = [Tone?]\ntypealias Tone = UIColor\nstruct S { 1️⃣ }"])
        == "[UIColor?]"
    )
    #expect(
      resolved("Color", in: ["A.swift": "#if os(iOS)\ntypealias Color = UIColor\n#endif\nstruct S { 1️⃣ }"]) == "UIColor"
    )
  }

  @Test(arguments: [
    ("var it: UIColor?", "UIColor?"),
    ("var it: [String: Color]", "[String: Color]"),
    ("var it: Array<Color>", "[Color]"),
    ("var it: Optional<Color>", "Color?"),
    ("var it: Dictionary<Int, Color>", "[Int: Color]"),
    ("var it: (Int, Color?) -> [Color]", "(Int, Color?) -> [Color]"),
    ("var it: some View", "View"),
    ("var it: any Theme", "Theme"),
    ("var it: Color.Type", "Color.Type"),
    ("var it: UIFont.Weight", "UIFont.Weight"),
    ("var it: UIFont.TextStyle!", "UIFont.TextStyle?"),
    ("struct A { struct B { } }\nvar it: A.B", "A.swift:A.B"),
    ("struct A { struct B { } }\nvar it: A.C", "unknown"),
    ("class P { struct B { } }\nclass A: P { }\nvar it: A.B", "A.swift:P.B"),
    ("import SwiftUI\nstruct Color { }\nvar it: SwiftUI.Color", "Color"),
  ])
  func writtenTypes(_ source: String, _ expected: String) {
    #expect(annotation(["A.swift": source]) == expected)
  }

  @Test func qualifiedByAModule() {
    let kit = "public struct Color { public struct Shade { } }"
    #expect(
      annotation(["Kit/A.swift": kit, "App/B.swift": "import Kit\nstruct Color { }\nvar it: Kit.Color"])
        == "Kit/A.swift:Color"
    )
    #expect(
      annotation(["Kit/A.swift": kit, "App/B.swift": "import Kit\nvar it: Kit.Color.Shade"])
        == "Kit/A.swift:Color.Shade"
    )
    // A type of the module's name elsewhere, out of reach, changes nothing.
    #expect(
      annotation([
        "Kit/A.swift": kit, "App/B.swift": "import Kit\nvar it: Kit.Color", "App/C.swift": "struct X { enum Kit { } }",
      ])
        == "Kit/A.swift:Color"
    )
  }
}
