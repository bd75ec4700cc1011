import Symbols
import Testing

struct SignatureTableTests {
  @Test(arguments: [
    ("scaledFrame(size:)", ["size"]), ("card(_:radius:)", ["_", "radius"]), ("Palette.color(hex:)", ["hex"]),
  ]) func whatIsASignature(_ text: String, _ labels: [String]) {
    #expect(SignatureTable<Int>.isSignature(text))
    let name = String(text.prefix { $0 != "(" })
    #expect(SignatureTable([text: 1]).value(of: name, labels) == 1)
  }

  @Test(arguments: ["", "card", "card()", "card(radius)", "(radius:)", "card(radius:", "card (radius:)", "card(a b:)"])
  func whatIsNone(_ text: String) {
    #expect(!SignatureTable<Int>.isSignature(text))
    #expect(SignatureTable([text: 1]).isEmpty)
  }

  @Test func oneLabelDecidesAlone() {
    let table: SignatureTable = ["card(radius:)": 1]
    #expect(table.values(of: "card", ["title", "radius", "padding"]).map(\.argument) == [1])
    #expect(table.value(of: "card", ["title"]) == nil)
    #expect(table.value(of: "cards", ["radius"]) == nil)
  }

  @Test func moreLabelsTellOverloadsApart() {
    let table: SignatureTable = ["card(radius:padding:)": 1, "card(radius:width:)": 2, "card(radius:)": 3]
    #expect(table.value(of: "card", ["radius", "padding"]) == 1)
    #expect(table.value(of: "card", ["radius", "width"]) == 2)
    #expect(table.value(of: "card", ["radius", "height"]) == 3)
    #expect(table.value(of: "card", ["width", "radius"]) == 3)
  }

  @Test func oneFunctionMayBeNamedForSeveralArguments() {
    let table: SignatureTable = ["card(radius:)": 1, "card(padding:)": 2]
    let found = table.values(of: "card", ["padding", "radius"]).sorted { $0.argument < $1.argument }
    #expect(found.map(\.value) == [2, 1])
  }

  @Test func theTypeMayBeWrittenOrNot() {
    let table: SignatureTable = ["Palette.color(hex:)": 1]
    #expect(table.value(of: "color", ["hex"]) == 1)
    #expect(table.value(of: "Kit.Palette.color", ["hex"]) == 1)
    #expect(table.value(of: "Theme.color", ["hex"]) == nil)
  }
}
