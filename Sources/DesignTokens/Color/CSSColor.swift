extension ColorValue {
  /// Reads a CSS colour: `#` and hexadecimal digits, `rgb()`, `rgba()`, `hsl()`, `hsla()`, a named colour, or
  /// `transparent`; letters of any case. `nil` for anything else, `var(…)` among it.
  package init?(cssText: some StringProtocol) {
    let text = cssText.lowercased().trimmingSpaces
    if text.hasPrefix("#") {
      self.init(hexText: text, order: .rgba)
    } else if let open = text.firstIndex(of: "("), text.hasSuffix(")") {
      self.init(
        cssFunction: text[..<open].trimmingSpaces,
        arguments: text[text.index(after: open)...].dropLast()
      )
    } else if text == "transparent" {
      self = .clear
    } else if let rgb = CSSColorNames.rgb(text) {
      self.init(RGBA8(rgb: rgb))
    } else {
      return nil
    }
  }

  private init?(cssFunction name: String, arguments: Substring) {
    let parts = arguments.split { $0 == "," || $0 == "/" || $0 == " " || $0 == "\t" || $0 == "\n" }
    guard parts.count == 3 || parts.count == 4 else { return nil }
    let alpha = parts.count == 4 ? CSSNumber(parts[3])?.fraction(of: 1) : 1
    guard let alpha, let second = CSSNumber(parts[1]), let third = CSSNumber(parts[2]) else { return nil }
    switch name {
    case "rgb", "rgba":
      guard let first = CSSNumber(parts[0]) else { return nil }
      self.init(
        red: first.fraction(of: 255),
        green: second.fraction(of: 255),
        blue: third.fraction(of: 255),
        alpha: alpha
      )
    case "hsl", "hsla":
      let angle = parts[0].hasSuffix("deg") ? parts[0].dropLast(3) : parts[0]
      guard let hue = CSSNumber(angle), !hue.isPercentage else { return nil }
      self.init(
        hue: hue.number / 360,
        saturation: second.fraction(of: 100),
        lightness: third.fraction(of: 100),
        alpha: alpha
      )
    default:
      return nil
    }
  }
}

/// A number or percentage of a CSS colour function.
private struct CSSNumber {
  let number: Double
  let isPercentage: Bool

  init?(_ text: Substring) {
    isPercentage = text.hasSuffix("%")
    guard let number = Double(isPercentage ? text.dropLast() : text), number.isFinite else { return nil }
    self.number = number
  }

  /// 0…1, where a plain number counts from 0 to `full`.
  func fraction(of full: Double) -> Double { isPercentage ? number / 100 : number / full }
}

extension StringProtocol {
  fileprivate var trimmingSpaces: String {
    let space: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0 == "\n" || $0 == "\r" || $0 == "\r\n" }
    return String(drop(while: space).reversed().drop(while: space).reversed())
  }
}
