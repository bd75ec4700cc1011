import Testing

@testable import DesignTokens

@Suite struct ColorValueTests {
  @Test(arguments: [(0.1, 26), (0.3, 77), (0.5, 128), (0.7, 179), (0.9, 230), (0, 0), (1, 255), (0.667, 170)])
  func roundsHalfUp(component: Double, byte: Int) {
    #expect(Int(ColorValue(white: component).bytes.red) == byte)
  }

  @Test func printsUpperCaseWithAlphaLast() {
    #expect(ColorValue(red: 1, green: 0.5, blue: 0, alpha: 0.4).hexText == "#FF800066")
  }

  @Test func clampsAndSaysSo() {
    let color = ColorValue(red: 1.2, green: -0.5, blue: .nan, alpha: 7)
    #expect(color.hexText == "#FF0000FF")
    #expect(color.isClamped)
    #expect(!ColorValue(red: 1.0000001, green: -0.0000001, blue: 0.5).isClamped)
    #expect(ColorValue(red: 0, green: .infinity, blue: 0).hexText == "#00FF00FF")
  }

  @Test func equalityIsPerByte() {
    #expect(ColorValue(white: 0.5) == ColorValue(RGBA8(rgb: 0x808080)))
    #expect(Set([ColorValue(white: 0.5), ColorValue(RGBA8(rgb: 0x808080))]).count == 1)
    #expect(ColorValue(white: 0.5) != ColorValue(white: 0.49))
  }

  @Test func toleranceCountsAlphaToo() {
    let color = ColorValue(RGBA8(rgba: 0xBA3A_E3FF))
    #expect(color.isClose(to: ColorValue(RGBA8(rgba: 0xBB3B_E2FE))))
    #expect(!color.isClose(to: ColorValue(RGBA8(rgba: 0xBC3A_E3FF))))
    #expect(!color.isClose(to: ColorValue(RGBA8(rgba: 0xBA3A_E3FD))))
    #expect(!color.isClose(to: ColorValue(RGBA8(rgba: 0xBB3B_E2FF)), tolerance: 0))
  }

  @Test func convertsDisplayP3() {
    let color = ColorValue(displayP3Red: 0.675, green: 0.267, blue: 0.859)
    #expect(color.hexText == "#BA3AE3FF")
    #expect(color.displayP3 == DisplayP3Components(red: 0.675, green: 0.267, blue: 0.859))
    #expect(!color.isClamped)
    #expect(ColorValue(displayP3Red: 0.5, green: 0.5, blue: 0.5).hexText == "#808080FF")
  }

  @Test func clampsWhatLiesOutsideTheGamut() {
    let green = ColorValue(displayP3Red: 0, green: 1, blue: 0)
    #expect(green.hexText == "#00FF00FF")
    #expect(green.isClamped)
  }

  @Test func convertsOtherSpaces() {
    #expect(ColorValue(linearRed: 0.5, green: 0, blue: 1).hexText == "#BC00FFFF")
    #expect(ColorValue(white: 0.2, alpha: 0.5).hexText == "#33333380")
    #expect(ColorValue(grayGamma22: 0).hexText == "#000000FF")
    #expect(ColorValue(grayGamma22: 1).hexText == "#FFFFFFFF")
    #expect(ColorValue(grayGamma22: 0.5).isClose(to: ColorValue(white: 0.5), tolerance: 2))
    #expect(ColorValue(grayGamma22: 0.05).hexText == "#050505FF")
  }

  @Test(arguments: [
    (0.0, 1.0, 1.0, "#FF0000FF"), (1 / 3.0, 1.0, 1.0, "#00FF00FF"), (2 / 3.0, 0.5, 1.0, "#8080FFFF"),
    (0.5, 1.0, 0.5, "#008080FF"), (1.0, 1.0, 1.0, "#FF0000FF"), (-0.25, 1.0, 1.0, "#8000FFFF"),
    (0.6, 0.0, 0.4, "#666666FF"),
  ])
  func convertsHSB(hue: Double, saturation: Double, brightness: Double, hex: String) {
    #expect(ColorValue(hue: hue, saturation: saturation, brightness: brightness).hexText == hex)
  }

  @Test(arguments: [
    (0.0, 1.0, 0.5, "#FF0000FF"), (0.5, 1.0, 0.25, "#008080FF"), (1 / 6.0, 0.5, 0.75, "#DFDF9FFF"),
    (0.1, 0.0, 0.2, "#333333FF"),
  ])
  func convertsHSL(hue: Double, saturation: Double, lightness: Double, hex: String) {
    #expect(ColorValue(hue: hue, saturation: saturation, lightness: lightness).hexText == hex)
  }

  @Test func convertsCMYK() {
    #expect(ColorValue(cyan: 0, magenta: 1, yellow: 1, black: 0).hexText == "#FF0000FF")
    #expect(ColorValue(cyan: 0.5, magenta: 0, yellow: 0, black: 0.5).hexText == "#408080FF")
  }

  @Test func darkerScalesBrightness() {
    let color = ColorValue(RGBA8(rgb: 0x5C374C))
    #expect(color.darker(by: 0.09).hexText == "#543245FF")
    #expect(color.lighter(by: 0.5).hexText == "#8A5372FF")
    #expect(color.lighter(by: 9).hexText == "#FF98D3FF", "brightness stops at 1, hue and saturation stay")
    #expect(ColorValue.black.lighter(by: 0.5) == .black)
  }

  @Test func multipliesAlpha() {
    let color = ColorValue(white: 0, alpha: 0.5)
    #expect(color.multiplyingAlpha(by: 0.5).hexText == "#00000040")
    #expect(color.withAlpha(0.25).hexText == "#00000040")
    #expect(color.composited(over: .white).hexText == "#808080FF")
  }

  @Test func contrastRatio() {
    #expect(abs(ColorValue.black.contrastRatio(to: .white) - 21) < 1e-9)
    #expect(ColorValue.white.contrastRatio(to: .white) == 1)
    let gray = ColorValue(RGBA8(rgb: 0x767676))
    #expect(abs(gray.contrastRatio(to: .white) - 4.5422) < 0.001)
  }
}
