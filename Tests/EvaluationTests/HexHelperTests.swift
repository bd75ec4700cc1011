import DesignTokens
import Evaluation
import Symbols
import Testing

/// Hexadecimal helpers mean what their bodies do.
@Suite struct HexHelperTests {
  private static let masks = """
    extension UIColor {
      convenience init(hexValue: UInt32) {
        let red = CGFloat((hexValue & 0x00FF0000) >> 16) / 255.0
        let green = CGFloat((hexValue & 0x0000FF00) >> 8) / 255.0
        let blue = CGFloat(hexValue & 0x000000FF) / 255.0
        self.init(red: red, green: green, blue: blue, alpha: 1.0)
      }
      convenience init(argb: UInt32) {
        self.init(red: CGFloat((argb >> 16) & 0xFF) / 255, green: CGFloat((argb >> 8) & 0xFF) / 255,
                  blue: CGFloat(argb & 0xFF) / 255, alpha: CGFloat((argb >> 24) & 0xFF) / 255)
      }
      convenience init(red: Int, green: Int, blue: Int) {
        self.init(red: CGFloat(red) / 255.0, green: CGFloat(green) / 255.0, blue: CGFloat(blue) / 255.0, alpha: 1.0)
      }
      convenience init(_ net: Int) { self.init(red: (net >> 16) & 0xFF, green: (net >> 8) & 0xFF, blue: net & 0xFF) }
    }
    """
  private static let text = """
    extension UIColor {
      convenience init(hex: Int64) {
        let (r, g, b, a) = UIColor.parts(hex: hex)
        self.init(red: r, green: g, blue: b, alpha: a)
      }
      convenience init(hex: String) { self.init(hex: UIColor.parts(hex: hex)) }
      private static func parts(hex: Int64, alpha: CGFloat? = nil) -> (r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat) {
        let r: CGFloat, g: CGFloat, b: CGFloat, a: CGFloat
        let isRGBA = CGFloat(hex & 0xFF000000) != 0
        if isRGBA {
          r = CGFloat((hex & 0xFF000000) >> 24) / 255
          g = CGFloat((hex & 0xFF0000) >> 16) / 255
          b = CGFloat((hex & 0xFF00) >> 8) / 255
          a = alpha ?? CGFloat((hex & 0xFF)) / 255
        } else {
          r = CGFloat((hex & 0xFF0000) >> 16) / 255
          g = CGFloat((hex & 0xFF00) >> 8) / 255
          b = CGFloat((hex & 0xFF)) / 255
          a = alpha ?? 1
        }
        return (r, g, b, a)
      }
      private static func parts(hex: String) -> Int64 {
        var digits = hex
        if digits.hasPrefix("#") { digits = String(digits.dropFirst()) }
        return Int64(digits, radix: 16) ?? 0x000000
      }
    }
    """
  private static let scanner = """
    extension UIColor {
      convenience init(rgba string: String) {
        var text = string.trimmingCharacters(in: .whitespacesAndNewlines)
        if text.hasPrefix("#") { text.removeFirst(1) } else { self.init(white: 0, alpha: 1); return }
        var value: UInt64 = 0
        guard Scanner(string: text).scanHexInt64(&value) else { self.init(white: 0, alpha: 0); return }
        switch text.count {
        case 6:
          self.init(red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: 1)
        case 8:
          self.init(red: CGFloat((value >> 24) & 0xFF) / 255, green: CGFloat((value >> 16) & 0xFF) / 255, blue: CGFloat((value >> 8) & 0xFF) / 255, alpha: CGFloat(value & 0xFF) / 255)
        default: self.init(white: 1, alpha: 1)
        }
      }
    }
    """
  private static let pairs = """
    extension UIColor {
      private static func hexColor(_ text: String) -> UIColor {
        let index = text.index(text.startIndex, offsetBy: 1)
        let rest = text[index...]
        if text[..<index] == "#", rest.utf16.count == 6 {
          let r = (rest as NSString).substring(with: NSRange(location: 0, length: 2))
          let g = (rest as NSString).substring(with: NSRange(location: 2, length: 2))
          let b = (rest as NSString).substring(with: NSRange(location: 4, length: 2))
          return UIColor(red: CGFloat(Int(r, radix: 16) ?? 0) / 255.0, green: CGFloat(Int(g, radix: 16) ?? 0) / 255.0,
                         blue: CGFloat(Int(b, radix: 16) ?? 0) / 255.0, alpha: 1.0)
        }
        return UIColor.white
      }
      static func sea() -> UIColor { return hexColor(Code.sea) }
      static func odd() -> UIColor { return hexColor("12345678") }
      class Code { static let sea: String = "#1A2B3C" }
    }
    """

  @Test(arguments: [
    EvaluationCase(masks, "UIColor(hexValue: 0x0A1B2C)", "#0A1B2CFF"),
    EvaluationCase(masks, "UIColor(hexValue: 0xFF0A1B2C)", "#0A1B2CFF"),
    EvaluationCase(masks, "UIColor(argb: 0x800A1B2C)", "#0A1B2C80"),
    EvaluationCase(masks, "UIColor(0x445566)", "#445566FF"),
    EvaluationCase(text, "UIColor(hex: \"#0A1B2C\")", "#0A1B2CFF"),
    EvaluationCase(text, "UIColor(hex: \"0a1b2c\")", "#0A1B2CFF"),
    EvaluationCase(text, "UIColor(hex: \"#0A1B2C80\")", "#0A1B2C80"),
    EvaluationCase(text, "UIColor(hex: \"#001B2C80\")", "#1B2C80FF"),
    EvaluationCase(text, "UIColor(hex: \"nonsense\")", "#000000FF"),
    EvaluationCase(scanner, "UIColor(rgba: \" #0A1B2C80 \")", "#0A1B2C80"),
    EvaluationCase(scanner, "UIColor(rgba: \"0A1B2C\")", "#000000FF"),
    EvaluationCase(scanner, "UIColor(rgba: \"#123\")", "#FFFFFFFF"),
    EvaluationCase(pairs, "UIColor.sea()", "#1A2B3CFF"),
    EvaluationCase(pairs, "UIColor.odd()", "#FFFFFFFF"),
  ]) func bodies(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    EvaluationCase("", "Color(hex: \"#11223344\")", "#11223344"),
    EvaluationCase("", "Color(hex: \"112233\")", "#112233FF"),
    EvaluationCase("", "Color(hex: 0x80112233)", "#11223380"),
    EvaluationCase("", "Color(hex: 0x112233, alpha: 0.5)", "#11223380"),
    EvaluationCase("", "UIColor(rgbaValue: 0x11223344)", "#11223344"),
    EvaluationCase("", "UIColor(hex: \"oops\")", "unresolved: no initialiser of 'UIColor' takes '(hex:)'"),
  ]) func conventions(_ one: EvaluationCase) { #expect(one.actual == one.expected) }

  @Test(arguments: [
    ("", "Color(hex: \"#80112233\")", "Color(hex:)"),
    ("", "Color(hex: 0x80112233, scale: 2)", "Color(hex:scale:)"),
    (unfollowed("convenience init(code: String, _ scale: Int)"), "UIColor(code: \"80112233\", 2)", "UIColor(code:)"),
    (unfollowed("static func of(code: String) -> UIColor"), "UIColor.of(code: \"80112233\")", "UIColor.of(code:)"),
  ]) func theConfigurationDecides(_ source: String, _ expression: String, _ signature: String) {
    func value(_ options: EvaluationOptions) -> String {
      let probe = EvaluationProbe(source, expression, options: options)
      return probe.text(probe.value)
    }
    #expect(value(EvaluationOptions(hexOrder: SignatureTable([signature: .argb]))) == "#11223380")
    #expect(value(EvaluationOptions(hexOrder: SignatureTable([signature: .rgba]))) == "#80112233")
  }

  /// A function that reads hex digits with code of elsewhere.
  private static func unfollowed(_ head: String) -> String {
    """
    extension UIColor {
      \(head) {
        let value = UInt32(Reader.bytes(of: code), radix: 16)
        return Reader.make(red: value >> 16, green: value >> 8, blue: value)
      }
    }
    """
  }

  @Test func aBodyThatIsNotFollowedIsReadByItsShape() {
    let source = """
      extension UIColor {
        convenience init(code: String) {
          let data = Reader.bytes(of: code)
          let value = UInt32(data, radix: 16)
          self.init(red: CGFloat((value >> 16) & 0xFF) / 255, green: CGFloat((value >> 8) & 0xFF) / 255, blue: CGFloat(value & 0xFF) / 255, alpha: CGFloat((value >> 24) & 0xFF) / 255)
        }
      }
      """
    #expect(EvaluationCase(source, "UIColor(code: \"80112233\")", "").actual == "#11223380")
  }
}
