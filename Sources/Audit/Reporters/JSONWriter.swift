import JSON

/// Writes JSON into a buffer piece by piece, so that a large report never stands in memory as values.
///
/// The caller keeps the order right: a key before each member's value, an end for each begin.
struct JSONWriter {
  private(set) var bytes: [UInt8]
  /// The objects and arrays that are open, outermost first.
  private var open: [Container] = []
  private var isBehindKey = false

  private struct Container {
    let end: UInt8
    /// How far its members or elements are indented, one a line; `nil`: all in one line.
    let indent: Int?
    var isEmpty = true
  }

  /// Goes on in a buffer.
  init(bytes: consuming [UInt8] = []) {
    self.bytes = bytes
  }

  mutating func beginObject(indent: Int? = nil) {
    begin(UInt8(ascii: "{"), Container(end: UInt8(ascii: "}"), indent: indent))
  }

  mutating func beginArray(indent: Int? = nil) {
    begin(UInt8(ascii: "["), Container(end: UInt8(ascii: "]"), indent: indent))
  }

  /// Closes what was begun last.
  mutating func end() {
    guard let container = open.popLast() else { return }
    if let indent = container.indent, !container.isEmpty { breakLine(indent - Self.step) }
    bytes.append(container.end)
  }

  mutating func key(_ key: StaticString) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    bytes.append(contentsOf: UnsafeBufferPointer(start: key.utf8Start, count: key.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "\""))
    endKey()
  }

  /// A key that comes from data.
  mutating func key(named key: String) {
    separate()
    JSONValue.string(key).serialize(into: &bytes)
    endKey()
  }

  mutating func value(_ value: JSONValue) {
    separate()
    value.serialize(into: &bytes)
  }

  mutating func string(_ text: String?) { value(text.map { .string($0) } ?? .null) }

  mutating func integer(_ number: Int) { value(.integer(Int64(number))) }

  mutating func number(_ number: Double?) { value(number.map { .double($0) } ?? .null) }

  private static let step = 2

  private mutating func begin(_ byte: UInt8, _ container: Container) {
    separate()
    bytes.append(byte)
    open.append(container)
  }

  private mutating func endKey() {
    bytes.append(UInt8(ascii: ":"))
    bytes.append(UInt8(ascii: " "))
    isBehindKey = true
  }

  /// Sets off what follows from what stands before it.
  private mutating func separate() {
    if isBehindKey {
      isBehindKey = false
      return
    }
    guard let container = open.last else { return }
    if !container.isEmpty { bytes.append(UInt8(ascii: ",")) }
    open[open.count - 1].isEmpty = false
    if let indent = container.indent {
      breakLine(indent)
    } else if !container.isEmpty {
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func breakLine(_ indent: Int) {
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<max(indent, 0) { bytes.append(UInt8(ascii: " ")) }
  }
}
