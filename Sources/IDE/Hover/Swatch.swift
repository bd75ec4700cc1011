import DesignTokens

/// A picture of colours, for Markdown that shows pictures.
enum Swatch {
  /// One field for each colour, side by side; the text in its place names them.
  static func markdown(_ colors: [ColorValue]) -> String {
    guard !colors.isEmpty else { return "" }
    let side = 16
    let fields = colors.enumerated().map { index, color in
      let opacity = color.alpha < 1 ? " fill-opacity='\(DecimalWriter.text((color.alpha * 100).rounded() / 100))'" : ""
      return
        "<rect x='\(index * side)' width='\(side)' height='\(side)' fill='\(color.bytes.hexText.prefix(7))'\(opacity)/>"
    }
    let picture =
      "<svg xmlns='http://www.w3.org/2000/svg' width='\(colors.count * side)' height='\(side)'>"
      + fields.joined() + "</svg>"
    let names = colors.map { $0.bytes.shortHexText }.joined(separator: ", ")
    return "![\(names)](data:image/svg+xml,\(encoded(picture)))"
  }

  /// Percent-encoded, so that it stands in an address.
  private static func encoded(_ text: String) -> String {
    var result = ""
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "/"),
        UInt8(ascii: ":"),
        UInt8(ascii: "="):
        result.append(Character(UnicodeScalar(byte)))
      default:
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (digits.count == 1 ? "0" : "") + digits
      }
    }
    return result
  }
}
