import Testing

@testable import DesignTokens

@Suite struct CSSColorTests {
  @Test(arguments: [
    ("#03a9f4", "#03A9F4FF"), ("#0af8", "#00AAFF88"), ("rgb(0, 154, 199)", "#009AC7FF"),
    ("rgba(0, 0, 0, 0.5)", "#00000080"), ("RGB(10% 20% 30% / 40%)", "#1A334D66"), ("rgb(300, -1, 0)", "#FF0000FF"),
    ("hsl(120, 100%, 50%)", "#00FF00FF"), ("hsla(240deg 100% 25% / 0.5)", "#00008080"), ("Tomato", "#FF6347FF"),
    (" rebeccapurple\n", "#663399FF"), ("transparent", "#00000000"),
  ])
  func reads(text: String, hex: String) {
    #expect(ColorValue(cssText: text)?.hexText == hex)
  }

  @Test(arguments: [
    "var(--primary)", "rgb(1, 2)", "rgb(1, 2, 3, 4, 5)", "rgb(a, b, c)", "rgb(nan, 0, 0)", "03a9f4", "", "()",
    "hsl(10%, 1%, 1%)", "inherit", "url(#abc)", "rgb(1,2,3",
  ])
  func refuses(text: String) {
    #expect(ColorValue(cssText: text) == nil)
  }

  @Test func knowsAllNames() {
    #expect(CSSColorNames.table.count == 148)
    #expect(CSSColorNames.table.values.allSatisfy { $0 <= 0xFFFFFF })
    #expect(CSSColorNames.rgb("grey") == CSSColorNames.rgb("gray"))
  }
}
