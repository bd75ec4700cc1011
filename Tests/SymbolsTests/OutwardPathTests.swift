import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct OutwardPathTests {
  private func symbol(_ name: String, in table: SymbolTable) throws -> SymbolID {
    let index = try #require(table.unit(0).declarations.lastIndex { $0.name == name })
    return SymbolID(file: 0, declaration: DeclarationID(Int32(index)))
  }

  @Test(arguments: [
    ("struct A { struct B { static let it = 1 } }", "A.B.it"),
    ("struct A { }\nextension A { struct B { } }\nextension A.B { static let it = 1 }", "A.B.it"),
    ("extension UIColor.Name { static let it = 1 }", "UIColor.Name.it"),
    ("let it = 1", "it"),
  ])
  func namesBeginAtTheTopLevel(_ source: String, _ expected: String) throws {
    let table = SampleWorkspace(source).table
    #expect(try table.qualifiedName(of: symbol("it", in: table)) == expected)
  }

  /// Code that is no Swift: the extension extends what it holds, so that what is around it is inside it.
  @Test(arguments: [
    "class A { enum B { extension A { class A { static let it = 1 } } } }",
    "class A { enum B { public extension A { private class A { static let it = 1 } } } }\nextension A { class A { } }",
  ])
  func aPathThatLeadsBackEnds(_ source: String) throws {
    let table = SampleWorkspace(source).table
    let it = try symbol("it", in: table)
    let path = Array(table.outwardPath(from: it))
    #expect(Set(path).count == path.count)
    #expect(path.count <= table.unit(0).declarations.count)
    #expect(table.qualifiedName(of: it).hasSuffix("A.it"))
    #expect(table.effectiveAccess(of: it) <= .internal)
  }
}
