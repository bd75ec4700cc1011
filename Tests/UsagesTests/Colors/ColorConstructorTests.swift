import DesignTokens
import Symbols
import Testing

@testable import Usages

/// Colours written as numbers: components, hex digits, literals, and what they are worth.
@Suite struct ColorConstructorTests {
  @Test(arguments: components) func readsComponents(_ sample: UsageCase) { sample.check() }
  @Test(arguments: spaces) func readsColorSpaces(_ sample: UsageCase) { sample.check() }
  @Test(arguments: hex) func readsHex(_ sample: UsageCase) { sample.check() }
  @Test(arguments: readers) func readsTheWorkspacesHexReaders(_ sample: UsageCase) { sample.check() }
  @Test(arguments: choices) func readsChoicesOfHex(_ sample: UsageCase) { sample.check() }
  @Test(arguments: digits) func readsDigitsByTheirMembers(_ sample: UsageCase) { sample.check() }
  @Test(arguments: alpha) func readsAlphaBehind(_ sample: UsageCase) { sample.check() }
  @Test(arguments: variables) func leavesVariablesAlone(_ sample: UsageCase) { sample.check() }

  static let components: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      let a = 1️⃣UIColor(red: 34.0 / 255, green: 34 / 255, blue: 34 / 255, alpha: 1)2️⃣
      let b = 1️⃣UIColor(white: 0, alpha: Limits.dim)2️⃣
      let c = 1️⃣UIColor(hue: 0.5, saturation: 1, brightness: 1, alpha: 1)2️⃣
      let d = 1️⃣CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.5)2️⃣
      let e = 1️⃣CIColor(red: 1, green: 0, blue: 0)2️⃣
      let f: UIColor = 1️⃣.init(red: 1, green: 1, blue: 1, alpha: 1)2️⃣
      let g = 1️⃣UIColor.init(red: 0, green: 0, blue: 0, alpha: 1)2️⃣
      let h = 1️⃣UIColor(red: CGFloat(51) / 255.0, green: (102.0 / 255.0), blue: 1.0 - 0.4, alpha: 1)2️⃣
      let i = 1️⃣UIColor(
        red: 1,
        green: 0,
        blue: 0,
        alpha: 1
      )2️⃣
      let j = 1️⃣UIColor(white: 0.5, alpha: 1)2️⃣.cgColor
      let k = 1️⃣#colorLiteral(red: 0.85, green: 0.23, blue: 0, alpha: 1)2️⃣
      let l = 1️⃣CGColor(gray: 0.5, alpha: 1)2️⃣
      let m = 1️⃣UIColor(red: 0x22 / 255.0, green: 0x22 / 0xFF, blue: 3_4.0 / 255, alpha: 1)2️⃣
      """,
      "components #222222FF",
      "components #000000??",
      "components #00FFFFFF",
      "components #FF800080",
      "components #FF0000FF",
      "components #FFFFFFFF",
      "components #000000FF",
      "components #336699FF",
      "components #FF0000FF",
      "components #808080FF",
      "literal #D93B00FF",
      "components #808080FF",
      "components #222222FF"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Screen: View {
        var body: some View {
          1️⃣Color(red: 0.1, green: 0.2, blue: 0.3)2️⃣
          1️⃣Color(white: 0.2)2️⃣
          1️⃣Color(white: 1, opacity: 0.5)2️⃣
          1️⃣Color(hue: 0, saturation: 1, brightness: 1, opacity: 1)2️⃣
          Text("a").foregroundStyle(1️⃣.init(red: 1, green: 0, blue: 0)2️⃣)
          Text("a").foregroundColor(1️⃣Color(red: 0.1, green: 0.2, blue: 0.3)2️⃣)
          Color(1️⃣UIColor(red: 1, green: 0, blue: 0, alpha: 1)2️⃣)
          Color(uiColor: 1️⃣.init(white: 1, alpha: 1)2️⃣)
          1️⃣Color.init(red: 1, green: 0, blue: 0)2️⃣
          1️⃣SwiftUI.Color(red: 0, green: 0, blue: 1)2️⃣
        }
      }
      """,
      "components #1A334DFF",
      "components #333333FF",
      "components #FFFFFF80",
      "components #FF0000FF",
      "components #FF0000FF text",
      "components #1A334DFF text",
      "components #FF0000FF",
      "components #FFFFFFFF",
      "components #FF0000FF",
      "components #0000FFFF"
    ),
  ]

  static let spaces: [UsageCase] = [
    UsageCase(
      """
      import AppKit
      import SwiftUI
      let a = 1️⃣Color(.sRGB, red: 0.1, green: 0.2, blue: 0.3, opacity: 0.8)2️⃣
      let b = 1️⃣Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 1)2️⃣
      let c = 1️⃣UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)2️⃣
      let d = 1️⃣Color(.sRGBLinear, red: 0.2, green: 0.2, blue: 0.2)2️⃣
      let e = 1️⃣NSColor(srgbRed: 1, green: 0.5, blue: 0, alpha: 1)2️⃣
      let f = 1️⃣NSColor(calibratedRed: 1, green: 0.5, blue: 0, alpha: 1)2️⃣
      let g = 1️⃣NSColor(deviceRed: 1, green: 0.5, blue: 0, alpha: 1)2️⃣
      let h = 1️⃣NSColor(calibratedWhite: 0.5, alpha: 1)2️⃣
      let i = 1️⃣NSColor(deviceCyan: 1, magenta: 0, yellow: 0, black: 0, alpha: 1)2️⃣
      let j = 1️⃣NSColor(genericGamma22White: 1, alpha: 0.5)2️⃣
      let k = 1️⃣NSColor(deviceHue: 0, saturation: 1, brightness: 1, alpha: 1)2️⃣
      let l = 1️⃣Color(.sRGB, white: 0.5, opacity: 1)2️⃣
      let m = 1️⃣CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)2️⃣
      let n = 1️⃣CGColor(genericCMYKCyan: 0, magenta: 1, yellow: 1, black: 0, alpha: 1)2️⃣
      let o = 1️⃣CGColor(genericGrayGamma2_2Gray: 0.5, alpha: 1)2️⃣
      let p = 1️⃣NSColor(colorSpace: .sRGB, hue: 0, saturation: 0, brightness: 1, alpha: 1)2️⃣
      """,
      "components #1A334DCC",
      "components #FF0000FF",
      "components #FF0000FF",
      "components #7C7C7CFF",
      "components #FF8000FF",
      "components #FF8000FF",
      "components #FF8000FF",
      "components #808080FF",
      "components #00FFFFFF",
      "components #FFFFFF80",
      "components #FF0000FF",
      "components #808080FF",
      "components #FF0000FF",
      "components #FF0000FF",
      "components #808080FF",
      "components #FFFFFFFF"
    )
  ]

  static let hex: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      let a = 1️⃣Color(hex: "#4CAF50")2️⃣
      let b = 1️⃣UIColor(hex: "886D7C", alpha: 0.5)2️⃣
      let c = 1️⃣UIColor(hexValue: 0xF1F1F1)2️⃣
      let d = Color(uiColor: 1️⃣.init(hex: "#1A1A1A")2️⃣)
      let e = 1️⃣UIColor(hexString: "0x1A1A1A")2️⃣
      let f = 1️⃣Color(hex: "fff")2️⃣
      let g = 1️⃣UIColor(rgb: 0x00FF00)2️⃣
      let h = 1️⃣Color(hex: 0x00FF00)2️⃣
      let i = 1️⃣Color(hex: "#11223344")2️⃣
      let j = 1️⃣Color(hex: 0x44112233)2️⃣
      let k = 1️⃣UIColor("#FF0000")2️⃣
      let l = 1️⃣UIColor(0x484848)2️⃣
      let m: Color = 1️⃣.init(hex: "#FF0000")2️⃣
      let n = 1️⃣UIColor(hex: 16711680)2️⃣
      let o = 1️⃣UIColor(rgba: "#F008")2️⃣
      let p = 1️⃣UIColor(hex: 0x00_FF_00)2️⃣
      let q = 1️⃣Color(hex: "#FF0000")2️⃣!
      let r = 1️⃣UIColor(hex: "#FF0000", alpha: level)2️⃣
      """,
      "hex #4CAF50FF",
      "hex #886D7C80",
      "hex #F1F1F1FF",
      "hex #1A1A1AFF",
      "hex #1A1A1AFF",
      "hex #FFFFFFFF",
      "hex #00FF00FF",
      "hex #00FF00FF",
      "hex #11223344",
      "hex #11223344",
      "hex #FF0000FF",
      "hex #484848FF",
      "hex #FF0000FF",
      "hex #FF0000FF",
      "hex #FF000088",
      "hex #00FF00FF",
      "hex #FF0000FF",
      "hex #FF0000??"
    ),
    UsageCase(
      """
      import SwiftUI
      let i = 1️⃣Color(hex: "#44112233")2️⃣
      let j = 1️⃣Color(hex: 0x11223344)2️⃣
      """,
      "hex #11223344",
      "hex #22334411",
      options: UsageOptions(hexOrder: ["Color(hex:)": .argb])
    ),
    // Eight digits that begin with zeros are still eight.
    UsageCase(
      """
      import SwiftUI
      let a = 1️⃣Color(hex: 0x00112233)2️⃣
      let b = 1️⃣Color(hex: "00112233")2️⃣
      """,
      "hex #11223300",
      "hex #00112233"
    ),
  ]

  static let readers: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      let a = 1️⃣UIColor(code: "FF0000")2️⃣
      let b = 1️⃣paint("#00FF00")2️⃣
      let c = 1️⃣Palette.make(0x0000FF)2️⃣
      let d = 1️⃣UIColor.of("112233")2️⃣
      let e = 1️⃣UIColor(bytes: 0x445566)2️⃣
      let f = label("FF0000")
      let g = Palette.count(0x0000FF)
      view.backgroundColor = 1️⃣.of("112233")2️⃣
      """,
      "hex #FF0000FF",
      "hex #00FF00FF",
      "hex #0000FFFF",
      "hex #112233FF",
      "hex #445566FF",
      "hex #112233FF background",
      with: [
        "App/Readers.swift": """
        import UIKit
        func label(_ text: String) -> String { text }
        func paint(_ text: String) -> UIColor {
          let value = Int(text.dropFirst(), radix: 16) ?? 0
          return UIColor(bytes: value)
        }
        enum Palette {
          static func make(_ bits: UInt32) -> UIColor { UIColor(bytes: Int(bits & 0xFFFFFF)) }
          static func count(_ bits: UInt32) -> Int { Int(bits & 1) }
        }
        extension UIColor {
          convenience init(code: String) {
            var value: UInt64 = 0
            Scanner(string: code).scanHexInt64(&value)
            self.init(bytes: Int(value))
          }
          convenience init(bytes: Int) {
            let red = CGFloat((bytes >> 16) & 0xFF) / 255
            let green = CGFloat((bytes >> 8) & 0xFF) / 255
            let blue = CGFloat(bytes & 0xFF) / 255
            self.init(red: red, green: green, blue: blue, alpha: 1)
          }
          static func of(_ text: String) -> UIColor { UIColor(code: text) }
        }
        """
      ]
    )
  ]

  static let choices: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Text("a").foregroundColor(1️⃣Color(hex: colorScheme == .dark ? 0x7D7D7D : 0xEEEEEE)2️⃣)
          Text("a").foregroundColor(1️⃣Color(hex: isOn ? "#7D7D7D" : isNew ? "#111111" : "#EEEEEE")2️⃣)
          Text("a").foregroundColor(Color(hex: isOn ? entry.hex : "EEEEEE"))
          Text("a").foregroundColor(1️⃣.digits(colorScheme == .light ? 0x123456 : 0x654321)2️⃣)
        }
      }
      """,
      "hex #EEEEEEFF/#7D7D7DFF text",
      "hex ? text",
      "hex #123456FF/#654321FF text",
      with: [
        "App/Reader.swift": """
        extension Color {
          static func digits(_ value: UInt) -> Color { Color(red: Double(value >> 16) / 255, green: 0, blue: 0) }
        }
        """
      ]
    )
  ]

  static let digits: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func style(_ view: UIView) {
        view.backgroundColor = 1️⃣"3E93F4".color2️⃣
        view.tintColor = 1️⃣"#3E93F4".toColor()2️⃣
        view.set(1️⃣0x3E93F4.color2️⃣)
        view.backgroundColor = "Brand".color
        view.backgroundColor = "3E93F4".assetColor
        view.backgroundColor = Strings.blue.color
        view.title = "3E93F4".count
      }
      """,
      "hex #3E93F4FF background",
      "hex #3E93F4FF tint",
      "hex #3E93F4FF",
      with: [
        "App/Reader.swift": """
        extension UIColor {
          static func make(_ text: String) -> UIColor {
            var value: UInt32 = 0
            Scanner(string: text).scanHexInt32(&value)
            return UIColor(white: CGFloat(value), alpha: 1)
          }
        }
        extension String {
          var color: UIColor { return UIColor.make(self) }
          func toColor() -> UIColor { UIColor.make(self) }
          var assetColor: UIColor { UIColor(named: self) ?? .clear }
        }
        extension Int { var color: UIColor { UIColor(red: CGFloat(self >> 16) / 255, green: 0, blue: 0, alpha: 1) } }
        """
      ]
    )
  ]

  static let alpha: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      let a = 1️⃣UIColor(red: 1, green: 0, blue: 0, alpha: 1).withAlphaComponent(0.5)2️⃣
      let b = 1️⃣Color(hex: "#FF0000").opacity(0.25)2️⃣
      let c = 1️⃣Color(hex: "#FF0000")2️⃣.opacity(level)
      let d = 1️⃣UIColor.red.withAlphaComponent(0.5)2️⃣.cgColor
      let e = 1️⃣Color.red2️⃣.opacity(level)
      let f = 1️⃣Color.red2️⃣.opacity(isOn ? 1 : 0.5)
      let g = 1️⃣UIColor(hex: "#FF0000")2️⃣?.withAlphaComponent(0.5)
      """,
      "components #FF000080",
      "hex #FF000040",
      "hex #FF0000FF·??",
      "palette red translucent #FF000080",
      "palette red translucent #FF3B30FF/#FF453AFF·??",
      "palette red translucent #FF3B30FF/#FF453AFF·??",
      "hex #FF0000FF"
    )
  ]

  static let variables: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      func make(_ entry: Entry, r: Double, g: Double, b: Double, hs: [Double]) {
        _ = UIColor(hex: entry.hex)
        _ = Color(hex: hex)
        _ = Color(red: r, green: g, blue: b)
        _ = Color(red: 1, green: 1, blue: b)
        _ = UIColor(hue: hs[0] / 360, saturation: hs[1], brightness: 1.0, alpha: 1)
        _ = Color(white: level)
        _ = UIColor(red: entry.red / 255, green: 0, blue: 0, alpha: 1)
        _ = UIColor(cgColor: layer.backgroundColor!)
        _ = UIColor(token)
        _ = Color(uiColor: token)
        _ = Color(hex: "\\(prefix)FF")
        _ = Point(red: 1, green: 2)
        _ = Box(white: 1)
        _ = Lamp(hue: 0.5, saturation: 1, brightness: 1)
        _ = UIColor(patternImage: image)
        _ = Color(cgColor: layer.color)
        _ = UIColor(ciColor: ci)
        _ = UIColor(hex: "not a color")
        _ = UIColor(hex: "")
      }
      """
    )
  ]
}
