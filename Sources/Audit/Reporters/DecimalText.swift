/// Decimal numbers as people read them: rounded, without needless zeros, with a point whatever the language.
enum DecimalText {
  /// - Parameter places: digits behind the point at most, 0…6.
  static func of(_ number: Double, places: Int) -> String {
    var scale = 1
    for _ in 0..<min(max(places, 0), 6) { scale *= 10 }
    guard let scaled = Int(exactly: (number * Double(scale)).rounded()) else { return "\(number)" }
    let magnitude = scaled.magnitude
    let (whole, fraction) = magnitude.quotientAndRemainder(dividingBy: UInt(scale))
    var text = (scaled < 0 ? "-" : "") + String(whole)
    if fraction != 0 {
      // The leading 1 keeps the zeros behind the point.
      var digits = String(fraction + UInt(scale)).dropFirst()
      while digits.hasSuffix("0") { digits.removeLast() }
      text += "." + digits
    }
    return text
  }
}
