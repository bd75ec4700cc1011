/// Sums and products of lengths, as Tokens Studio writes them: `4px * (2 + 1)`.
struct TokenArithmetic {
  private let bytes: [UInt8]
  private var index = 0

  /// Brackets in brackets that are followed.
  private static let maximumDepth = 32

  private init(_ text: String) { bytes = Array(text.utf8) }

  /// Points; `nil` where the text is no sum or product of numbers, pixels and root ems.
  static func points(_ text: String) -> Double? {
    var reader = TokenArithmetic(text)
    guard let sum = reader.sum(depth: 0), sum.isFinite else { return nil }
    reader.skipSpace()
    return reader.index == reader.bytes.count ? sum : nil
  }

  private mutating func sum(depth: Int) -> Double? {
    guard var result = product(depth: depth) else { return nil }
    while let sign = take("+-") {
      guard let next = product(depth: depth) else { return nil }
      result += sign == UInt8(ascii: "+") ? next : -next
    }
    return result
  }

  private mutating func product(depth: Int) -> Double? {
    guard var result = factor(depth: depth) else { return nil }
    while let sign = take("*/") {
      guard let next = factor(depth: depth) else { return nil }
      result = sign == UInt8(ascii: "*") ? result * next : result / next
    }
    return result
  }

  private mutating func factor(depth: Int) -> Double? {
    guard depth < Self.maximumDepth else { return nil }
    if take("-") != nil { return factor(depth: depth + 1).map { -$0 } }
    if take("(") != nil {
      guard let inner = sum(depth: depth + 1), take(")") != nil else { return nil }
      return inner
    }
    skipSpace()
    let start = index
    while index < bytes.count, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(bytes[index]) || bytes[index] == 46 {
      index += 1
    }
    guard let number = Double(String(decoding: bytes[start..<index], as: UTF8.self)) else { return nil }
    let unit = index
    while index < bytes.count, (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[index]) { index += 1 }
    switch String(decoding: bytes[unit..<index], as: UTF8.self) {
    case "", "px", "pt": return number
    case "rem": return number * 16
    default: return nil
    }
  }

  /// Takes one of the signs, where one stands next.
  private mutating func take(_ signs: StaticString) -> UInt8? {
    skipSpace()
    guard index < bytes.count, signs.withUTF8Buffer({ $0.contains(bytes[index]) }) else { return nil }
    index += 1
    return bytes[index - 1]
  }

  private mutating func skipSpace() {
    while index < bytes.count, bytes[index] == UInt8(ascii: " ") { index += 1 }
  }
}
