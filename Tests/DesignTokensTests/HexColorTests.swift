import Testing

@testable import DesignTokens

@Suite struct HexColorTests {
  @Test(arguments: [
    ("#F80", "#FF8800FF"), ("f80", "#FF8800FF"), ("#FF8800", "#FF8800FF"), ("0xff8800", "#FF8800FF"),
    ("#F808", "#FF880088"), ("#FF880080", "#FF880080"), ("FF880080", "#FF880080"), ("0x80FF8800", "#FF880080"),
    ("0X8F80", "#FF880088"),
  ])
  func readsByConvention(text: String, hex: String) {
    #expect(ColorValue(hexText: text)?.hexText == hex)
  }

  @Test func orderOverridesConvention() {
    #expect(ColorValue(hexText: "#80FF8800", order: .argb)?.hexText == "#FF880080")
    #expect(ColorValue(hexText: "0xFF880080", order: .rgba)?.hexText == "#FF880080")
    #expect(ColorValue(hexText: "#FF8800", order: .argb)?.hexText == "#FF8800FF")
  }

  @Test(arguments: [
    "", "#", "0x", "#12", "#12345", "#1234567", "#123456789", "#GGGGGG", "##123456", "#0x123456", " #123456",
    "12345６", "#12345é", "+12345", "0x#12345",
  ])
  func refusesAnythingElse(text: String) {
    #expect(ColorValue(hexText: text) == nil)
  }

  @Test func readsNumbers() {
    #expect(ColorValue(hexNumber: 0x484848).hexText == "#484848FF")
    #expect(ColorValue(hexNumber: 0xAA48_4848).hexText == "#484848FF", "higher bits are masked")
    #expect(ColorValue(hexNumber: 0x1122_3344, order: .rgba).hexText == "#11223344")
    #expect(ColorValue(hexNumber: 0x4411_2233, order: .argb).hexText == "#11223344")
  }
}
