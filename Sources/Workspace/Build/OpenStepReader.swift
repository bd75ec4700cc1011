/// A value of the text format that Xcode writes its projects in.
indirect enum OpenStepValue: Sendable, Equatable {
  case text(String)
  case list([OpenStepValue])
  case table([String: OpenStepValue])

  var text: String? { if case .text(let text) = self { text } else { nil } }
  var list: [OpenStepValue] { if case .list(let items) = self { items } else { [] } }
  var table: [String: OpenStepValue] { if case .table(let table) = self { table } else { [:] } }
  /// The texts of a list.
  var texts: [String] { list.compactMap(\.text) }
  subscript(_ key: String) -> OpenStepValue? { table[key] }
}

/// Reads OpenStep property lists; what is broken ends the reading.
struct OpenStepReader {
  private let bytes: [UInt8]
  private var position = 0

  /// Levels of tables and lists that are followed; projects have four.
  private static let maximumDepth = 32

  static func read(_ bytes: [UInt8]) -> OpenStepValue? {
    var reader = OpenStepReader(bytes: bytes)
    return reader.value(depth: 0)
  }

  private init(bytes: [UInt8]) { self.bytes = bytes }

  private var next: UInt8? { position < bytes.count ? bytes[position] : nil }

  private mutating func take(_ byte: UInt8) -> Bool {
    skipSpace()
    guard next == byte else { return false }
    position += 1
    return true
  }

  private mutating func value(depth: Int) -> OpenStepValue? {
    guard depth < Self.maximumDepth else { return nil }
    if take(UInt8(ascii: "{")) { return table(depth) }
    if take(UInt8(ascii: "(")) { return list(depth) }
    return text().map { .text($0) }
  }

  private mutating func table(_ depth: Int) -> OpenStepValue? {
    var table: [String: OpenStepValue] = [:]
    while !take(UInt8(ascii: "}")) {
      guard let key = text(), take(UInt8(ascii: "=")), let value = value(depth: depth + 1), take(UInt8(ascii: ";"))
      else { return nil }
      table[key] = value
    }
    return .table(table)
  }

  private mutating func list(_ depth: Int) -> OpenStepValue? {
    var items: [OpenStepValue] = []
    while !take(UInt8(ascii: ")")) {
      guard let item = value(depth: depth + 1) else { return nil }
      items.append(item)
      if !take(UInt8(ascii: ",")) {
        guard take(UInt8(ascii: ")")) else { return nil }
        break
      }
    }
    return .list(items)
  }

  private mutating func text() -> String? {
    skipSpace()
    guard let first = next else { return nil }
    if first == UInt8(ascii: "\"") { return quoted() }
    let start = position
    while let byte = next, Self.isBare(byte) { position += 1 }
    return position > start ? String(decoding: bytes[start..<position], as: UTF8.self) : nil
  }

  private mutating func quoted() -> String? {
    position += 1
    var text: [UInt8] = []
    while let byte = next {
      position += 1
      if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
      if byte == UInt8(ascii: "\\"), let escaped = next {
        position += 1
        text.append(escaped == UInt8(ascii: "n") ? UInt8(ascii: "\n") : escaped)
      } else {
        text.append(byte)
      }
    }
    return nil
  }

  private static func isBare(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "/"),
      UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"), UInt8(ascii: "+"), UInt8(ascii: "@"), 0x80...:
      true
    default: false
    }
  }

  /// Passes spaces and comments.
  private mutating func skipSpace() {
    while let byte = next {
      if byte <= UInt8(ascii: " ") {
        position += 1
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "/") {
        while let byte = next, byte != UInt8(ascii: "\n") { position += 1 }
      } else if byte == UInt8(ascii: "/"), position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: "*") {
        position += 2
        while position < bytes.count {
          if bytes[position] == UInt8(ascii: "/"), bytes[position - 1] == UInt8(ascii: "*") { break }
          position += 1
        }
        position = min(position + 1, bytes.count)
      } else {
        return
      }
    }
  }
}
