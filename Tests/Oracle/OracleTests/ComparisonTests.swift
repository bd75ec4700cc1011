import SwiftSyntaxOracle
import Testing

/// The comparison sees what differs, and only that.
@Suite struct ComparisonTests {
  private static let text = """
    import A
    // parlance:disable all
    /// Doc.
    @A(1) public struct B<T: P>: Q where T == Int {
      @available(iOS 15, *) var c: [Int] = [1, 2]
      func d(_ e: Int = 1, f g: String...) -> Int { let h = a.b(1); return h }
      var i: Int { get { 1 } set(j) { k = j } }
      #if X
      let l = { (m: Int) -> Int in m }
      #endif
    }
    print("a")
    """

  @Test func sameTextsHaveNoDifference() {
    #expect(Readings.aspects(Self.text, Self.text) == [])
  }

  /// One part of the text in other words of the same length, and what is told.
  @Test(arguments: [
    ("import A", "import B", "module"),
    ("disable all", "disable any", "text"),
    ("/// Doc.", "/// Dot.", "documentation"),
    ("@A(1)", "@B(1)", "name"),
    ("@A(1)", "@A(2)", "name"),
    ("@A(1)", "@A(a)", "kind"),
    ("T: P", "U: P", "name"),
    ("T: P", "T: O", "name"),
    (": Q", ": R", "name"),
    ("T == Int", "T:   Int", "isEquality"),
    ("public struct", "public  class", "declaration in declarations"),
    ("iOS 15", "iOS 16", "introduced"),
    ("[Int]", " Int?", "kind"),
    ("[1, 2]", "[1, a]", "kind"),
    ("[1, 2]", "[ 1,2]", "range"),
    ("[1, 2]", "[  12]", "number of children"),
    ("_ e", "x e", "label"),
    ("f g:", "f h:", "name"),
    ("String...", "String   ", "isVariadic"),
    ("Int = 1", "Int = 2", "name"),
    ("Int = 1", "Int    ", "number of default"),
    ("return h", "throw  h", "kind"),
    ("let h", "var h", "modifiers"),
    ("a.b(1)", "a.c(1)", "name"),
    ("set(j)", "set(l)", "parameter"),
    ("set(j) { k = j }", "set(j) { k + j }", "kind"),
    ("#if X", "#if Y", "conditions"),
    ("(m: Int)", "(m: Any)", "name"),
    ("\"a\"", "\"b\"", "name"),
    ("public struct", "public\n\nstruct", "range"),
  ])
  func oneDifference(_ part: String, _ other: String, _ aspect: String) {
    let aspects = Readings.aspects(Self.text, Self.text.replacing(part, with: other, maxReplacements: 1))
    if aspect == "range" {
      #expect(aspects.contains(aspect))
    } else {
      #expect(Set(aspects) == [aspect])
    }
  }

  /// A declaration that is missing leaves those behind it compared.
  @Test func aMissingDeclaration() {
    let aspects = Readings.aspects(
      "struct A { let a = 1; let b = 2; let c = 3 }",
      "struct A { let a = 1;            let c = 4 }"
    )
    #expect(aspects == ["declaration in members", "name"])
  }

  /// Many differences of a declaration are told as a few.
  @Test func aFlood() {
    let parts = (0..<50).map { "a\($0)()" }
    let text = { (separator: String) in "func f() {\n" + parts.joined(separator: separator) + "\n}\nlet b = 1\n" }
    #expect(Readings.aspects(text("; a\n"), text("; b\n")).count == 4)
  }
}
