/// Texts cut to what a line of a report can show.
enum Excerpt {
  private static let length = 120

  /// The text on one line, its end left out where it is long.
  static func short(_ text: String) -> String {
    let text = text.replacing("\n", with: "⏎")
    return text.count > length ? text.prefix(length) + "…" : text
  }

  /// Two texts from a little before their first difference on.
  static func pair(_ one: String?, _ other: String?) -> (String, String) {
    guard let one, let other else { return (one.map(quoted) ?? "none", other.map(quoted) ?? "none") }
    let same = zip(one.unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let start = max(0, same - 20)
    guard start > 20 else { return (quoted(one), quoted(other)) }
    return (quoted("…" + tail(one, start)), quoted("…" + tail(other, start)))
  }

  private static func tail(_ text: String, _ start: Int) -> String { String(text.unicodeScalars.dropFirst(start)) }

  private static func quoted(_ text: String) -> String { "'" + short(text) + "'" }

  /// The line around an offset; of a long one the part around it.
  static func line(at offset: Int, in source: [UInt8]) -> String {
    let offset = min(max(0, offset), source.count)
    let isEnd = { (byte: UInt8) in byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r") }
    let start = source[..<offset].lastIndex(where: isEnd).map { $0 + 1 } ?? 0
    let end = source[offset...].firstIndex(where: isEnd) ?? source.count
    let line = source[max(start, offset - 80)..<min(end, offset + 80)]
    return String(decoding: line, as: UTF8.self)
  }
}
