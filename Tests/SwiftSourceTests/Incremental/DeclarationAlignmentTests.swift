import SwiftSource
import Testing

/// Declarations keep their places when others come and go.
struct DeclarationAlignmentTests {
  private let old = SourceUnit.lower(
    "enum A { static let one = 1; static let two = 2 }\nstruct B { func f(a: Int) { let x = 1; print(x) } }"
  )

  private func names(_ unit: SourceUnit) -> [String] { unit.declarations.map(\.name) }

  @Test func aNewDeclarationStandsBehindAllOldOnes() {
    let new = SourceUnit.lower(
      "enum A { static let zero = 0; static let one = 1; static let two = 2 }\n"
        + "struct B { func f(a: Int) { let y = 2; let x = 1; print(x) } }"
    )
    let aligned = new.aligned(to: old)
    #expect(names(old) == ["A", "one", "two", "B", "f", "x"])
    #expect(names(aligned) == ["A", "one", "two", "B", "f", "x", "zero", "y"])
    #expect(aligned[DeclarationID(0)].members == [6, 1, 2].map { DeclarationID($0) })
    #expect(aligned[DeclarationID(6)].parent == DeclarationID(0))
    let locals = aligned.nodes.indices.compactMap { aligned.declaration(NodeID(Int32($0))) }
    #expect(locals.map { aligned[$0].name } == ["y", "x"])
  }

  @Test func aDeclarationThatIsGoneLeavesAnEmptyPlace() {
    let aligned = SourceUnit.lower("struct B { func f(b: Int) {} }").aligned(to: old)
    #expect(names(aligned) == ["A", "one", "two", "B", "f", "x", "f"])
    #expect(aligned.topLevel == [DeclarationID(3)])
    #expect(aligned[DeclarationID(1)].value == nil)
    #expect(aligned[DeclarationID(3)].members == [DeclarationID(6)])
  }

  @Test func theSameDeclarationsStayAsTheyAre() {
    let new = SourceUnit.lower(
      "enum A { static let one = 10; static let two = 2 }\nstruct B { func f(a: Int) { let x = 1 } }"
    )
    #expect(new.isLaidOut(like: old))
    #expect(new.aligned(to: old) === new)
  }

  @Test func declarationsOfOneNameKeepTheirOrder() {
    let two = SourceUnit.lower("extension A { var a: Int { 1 } }\nextension A { var b: Int { 2 } }")
    let three = SourceUnit.lower(
      "extension A { var a: Int { 1 } }\nextension A { var b: Int { 2 } }\nextension A { var c: Int { 3 } }"
    )
    #expect(names(three.aligned(to: two)) == ["A", "a", "A", "b", "A", "c"])
  }

  @Test func whatWasNewBeforeKeepsItsPlace() {
    let before = SourceUnit.lower("struct B { func f(a: Int) {}; func late(a: Int) {} }").aligned(to: old)
    #expect(names(before) == ["A", "one", "two", "B", "f", "x", "late"])
    let new = SourceUnit.lower("struct B { func f(a: Int) { let early = 1; print(early) }; func late(a: Int) {} }")
    #expect(names(new.aligned(to: old)) == ["A", "one", "two", "B", "f", "x", "early", "late"])
    let aligned = new.aligned(to: old, keeping: before)
    #expect(names(aligned) == ["A", "one", "two", "B", "f", "x", "late", "early"])
    #expect(aligned[DeclarationID(3)].members == [4, 6].map { DeclarationID($0) })
  }

  @Test func whatComesBackTakesItsOldPlace() {
    let before = SourceUnit.lower("struct B { let new = 1 }").aligned(to: old)
    let aligned = SourceUnit.lower("struct B { let new = 1; func f(a: Int) {} }").aligned(to: old, keeping: before)
    #expect(names(aligned) == ["A", "one", "two", "B", "f", "x", "new"])
    #expect(aligned[DeclarationID(3)].members == [6, 4].map { DeclarationID($0) })
  }
}
