import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct ExtensionTests {
  /// The qualified names of what `name` finds in `type` from marker 1.
  private func members(_ name: String, of type: String, in sources: KeyValuePairs<String, String>) -> [String] {
    let workspace = SampleWorkspace(sources)
    let place = workspace.place(1)
    guard let key = workspace.table.resolveType(named: type, at: place).key else { return ["no type"] }
    return workspace.table.lookUp(name, in: key, from: place).map { workspace.table.qualifiedName(of: $0) }
  }

  @Test func ofExternalTypes() {
    let extended = "extension UIColor { static let accent = UIColor(white: 0, alpha: 1) }"
    #expect(
      members("accent", of: "UIColor", in: ["A.swift": extended, "B.swift": "func f() { 1️⃣ }"]) == ["UIColor.accent"]
    )
    let nested = "extension UIFont.Weight { static let brand = UIFont.Weight.bold }\nvar it: UIFont.Weight"
    let workspace = SampleWorkspace(nested)
    #expect(workspace.symbols("UIFont.Weight.brand").count == 1)
    #expect(workspace.table.owner(of: workspace.symbols("UIFont.Weight.brand")[0]) == .external("UIFont.Weight"))
  }

  @Test func throughAnAlias() {
    let source = "typealias Tone = UIColor\nextension Tone { static let accent = 1 }\nfunc f() { 1️⃣ }"
    #expect(members("accent", of: "UIColor", in: ["A.swift": source]) == ["UIColor.accent"])
  }

  @Test func ofNestedTypes() {
    let source = "enum Kit { enum Palette { } }\nextension Kit.Palette { static let accent = 1 }"
    #expect(SampleWorkspace(source).symbols("Kit.Palette.accent").count == 1)
  }

  /// In any order of files, and through several extensions.
  @Test(arguments: [[0, 1, 2, 3], [3, 2, 1, 0], [1, 3, 0, 2]]) func ofTypesThatExtensionsDeclare(_ order: [Int]) {
    let files = [
      ("A.swift", "extension Color { enum Brand { } }"),
      ("B.swift", "extension Color.Brand { enum Dark { } }"),
      ("C.swift", "extension Color.Brand.Dark { static let accent = 1 }"),
      ("D.swift", "typealias Night = Color.Brand.Dark\nextension Night { static let ground = 2 }"),
    ]
    let linked = order.map { LinkedFile(path: files[$0].0, module: "", unit: .lower(files[$0].1)) }
    let table = SymbolTable.link(linked)
    var names: Set<String> = []
    for (file, one) in linked.enumerated() {
      for index in one.unit.declarations.indices {
        names.insert(table.qualifiedName(of: SymbolID(file: Int32(file), declaration: DeclarationID(Int32(index)))))
      }
    }
    #expect(
      names.isSuperset(of: ["Color.Brand", "Color.Brand.Dark", "Color.Brand.Dark.accent", "Color.Brand.Dark.ground"])
    )
    #expect(names.filter { $0.hasSuffix("accent") || $0.hasSuffix("ground") }.count == 2)
    #expect(table.allMembers(of: .external("Color")).count == 1)
    #expect(table.allTypes.filter { if case .external = $0 { true } else { false } } == [.external("Color")])
  }

  /// What is found to extend a type late stands where it would stand had it been found at once.
  @Test func membersStandInTheOrderOfFilesWheneverTheirTypeIsFound() {
    let files = [
      ("A.swift", "extension Kit.Deep { static func mix(late: Int) { } }"),
      ("B.swift", "extension Kit.Inner { static func mix(early: Int) { } }"),
      ("C.swift", "extension Kit { typealias Deep = Inner }"),
      ("D.swift", "struct Kit { struct Inner { static func mix(own: Int) { } } }"),
    ]
    let table = SymbolTable.link(files.map { LinkedFile(path: $0.0, module: "", unit: .lower($0.1)) })
    let inner = TypeKey.nominal(SymbolID(file: 3, declaration: DeclarationID(1)))
    let found = table.lookUp("mix", in: inner, from: Place(file: 3, declaration: nil))
    #expect(found.map { table[$0].parameters.first?.label } == ["own", "late", "early"])
    #expect(table.allMembers(of: inner).map { table[$0].parameters.first?.label } == ["late", "early", "own"])
  }

  @Test func aConstrainedExtensionOfAProtocolServesTheType() {
    let source = "extension ShapeStyle where Self == Color { static var accent: Color { .red } }\nfunc f() { 1️⃣ }"
    #expect(members("accent", of: "Color", in: ["A.swift": source]) == ["ShapeStyle.accent"])
    #expect(members("accent", of: "ShapeStyle", in: ["A.swift": source]) == ["ShapeStyle.accent"])
    #expect(members("accent", of: "UIColor", in: ["A.swift": source]) == [])
  }

  @Test func ofANestedTypeOfTheSameName() {
    let source =
      "struct Notice { enum Color { case red } }\nextension Color { static let accent = 1 }\nextension Notice.Color { static let own = 1 }"
    let workspace = SampleWorkspace(source)
    #expect(workspace.symbols("Color.accent").count == 1)
    #expect(workspace.symbols("Notice.Color.own").count == 1)
  }

  @Test func conformancesAddTheProtocolsMembers() {
    let source =
      "protocol P { }\nextension P { var shared: Int { 1 } }\nstruct S { }\nextension S: P { }\nfunc f() { 1️⃣ }"
    #expect(members("shared", of: "S", in: ["A.swift": source]) == ["P.shared"])
  }
}
