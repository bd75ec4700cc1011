import JSON

/// The JSON of a message. A client may send numbers of any size: those that don't fit 64 bits are read as doubles.
enum MessageText {
  /// Numbers beyond 64 bits that one message may hold.
  private static let limit = 16

  private static let exponent = Array("e0".utf8)

  /// - Returns: the value, and the text that it was read from: behind the numbers beyond 64 bits stands an exponent.
  static func parse(_ body: [UInt8]) throws(JSONParseError) -> (value: JSONValue, text: [UInt8]) {
    var text = body
    for _ in 0..<limit {
      do throws(JSONParseError) {
        return (try JSONValue.parse(text), text)
      } catch {
        guard error.reason == .numberOutOfRange, error.offset < text.count else { throw error }
        let end = text[error.offset...].dropFirst().firstIndex { !isDigit($0) } ?? text.endIndex
        text.insert(contentsOf: exponent, at: end)
      }
    }
    return (try JSONValue.parse(text), text)
  }

  /// A number as it stood in the message.
  /// - Parameter text: as it was read.
  static func original(_ text: String) -> String {
    let digits = text.dropLast(exponent.count)
    let isWidened = text.hasSuffix("e0") && digits.utf8.count > 18 && digits.utf8.dropFirst().allSatisfy(isDigit)
    return isWidened ? String(digits) : text
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
}
