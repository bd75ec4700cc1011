extension JSONValue {
  /// The value as UTF-8 text without a final line end; the same bytes for equal members in the same order.
  ///
  /// Doubles print in the shortest form that reads back as the same value, whole ones without a fraction. What JSON
  /// can't say, infinity and NaN, prints as `null`.
  package func serialized(_ layout: JSONLayout = .compact) -> [UInt8] {
    var bytes: [UInt8] = []
    serialize(layout, into: &bytes)
    return bytes
  }

  /// Appends the text to a buffer.
  package func serialize(_ layout: JSONLayout = .compact, into bytes: inout [UInt8]) {
    var serializer = JSONSerializer(bytes: bytes, isPretty: layout == .pretty)
    bytes = []
    serializer.write(self)
    bytes = serializer.bytes
  }

  package func text(_ layout: JSONLayout = .compact) -> String {
    String(decoding: serialized(layout), as: UTF8.self)
  }
}

/// Writes values into one growing buffer.
private struct JSONSerializer {
  var bytes: [UInt8]
  let isPretty: Bool
  private var level = 0

  init(bytes: consuming [UInt8], isPretty: Bool) {
    self.bytes = bytes
    self.isPretty = isPretty
  }

  mutating func write(_ value: JSONValue) {
    switch value {
    case .null: writeWord("null")
    case .bool(let value): writeWord(value ? "true" : "false")
    case .integer(let value): JSONNumberText.append(value, to: &bytes)
    case .double(let value): JSONNumberText.append(value, to: &bytes)
    case .string(let value): JSONStringText.append(value, to: &bytes)
    case .array(let elements): write(elements)
    case .object(let object): write(object)
    }
  }

  private mutating func write(_ elements: [JSONValue]) {
    guard !elements.isEmpty else { return writeWord("[]") }
    bytes.append(UInt8(ascii: "["))
    level += 1
    var isFirst = true
    for element in elements {
      beginElement(isFirst)
      isFirst = false
      write(element)
    }
    level -= 1
    breakLine()
    bytes.append(UInt8(ascii: "]"))
  }

  private mutating func write(_ object: JSONObject) {
    guard !object.isEmpty else { return writeWord("{}") }
    bytes.append(UInt8(ascii: "{"))
    level += 1
    var isFirst = true
    for member in object.members {
      beginElement(isFirst)
      isFirst = false
      JSONStringText.append(member.key, to: &bytes)
      bytes.append(UInt8(ascii: ":"))
      if isPretty { bytes.append(UInt8(ascii: " ")) }
      write(member.value)
    }
    level -= 1
    breakLine()
    bytes.append(UInt8(ascii: "}"))
  }

  private mutating func beginElement(_ isFirst: Bool) {
    if !isFirst { bytes.append(UInt8(ascii: ",")) }
    breakLine()
  }

  private mutating func breakLine() {
    guard isPretty else { return }
    bytes.append(UInt8(ascii: "\n"))
    for _ in 0..<level {
      bytes.append(UInt8(ascii: " "))
      bytes.append(UInt8(ascii: " "))
    }
  }

  private mutating func writeWord(_ word: StaticString) {
    bytes.append(contentsOf: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount))
  }
}
