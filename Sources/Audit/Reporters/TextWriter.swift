import Linting

/// Builds lines of text in a buffer, with colours where a terminal shows them.
struct TextWriter {
  /// A part of a text that looks its own way.
  enum Style {
    case strong, faint, error, warning, info

    init(_ severity: Severity) {
      switch severity {
      case .error: self = .error
      case .warning: self = .warning
      case .info: self = .info
      case .hint: self = .faint
      }
    }

    /// The parameters of ECMA-48's SGR.
    fileprivate var code: StaticString {
      switch self {
      case .strong: "1"
      case .faint: "2"
      case .error: "1;31"
      case .warning: "1;33"
      case .info: "1;36"
      }
    }
  }

  private(set) var bytes: [UInt8]
  let isColored: Bool

  /// Goes on in a buffer.
  init(bytes: consuming [UInt8] = [], isColored: Bool) {
    self.bytes = bytes
    self.isColored = isColored
  }

  /// Text of our own, or data that may hold anything: what would break the line or steer a terminal becomes a space.
  mutating func text(_ text: String) {
    var text = text
    text.withUTF8 { content in
      guard content.contains(where: { Self.isControl($0) }) else { return bytes.append(contentsOf: content) }
      for byte in content { bytes.append(Self.isControl(byte) ? UInt8(ascii: " ") : byte) }
    }
  }

  mutating func text(_ text: String, _ style: Style) {
    guard isColored else { return self.text(text) }
    escape(style.code)
    self.text(text)
    escape("0")
  }

  mutating func integer(_ number: Int) { text(String(number)) }

  mutating func endLine() { bytes.append(UInt8(ascii: "\n")) }

  private static func isControl(_ byte: UInt8) -> Bool { byte < 0x20 || byte == 0x7F }

  private mutating func escape(_ code: StaticString) {
    bytes.append(0x1B)
    bytes.append(UInt8(ascii: "["))
    bytes.append(contentsOf: UnsafeBufferPointer(start: code.utf8Start, count: code.utf8CodeUnitCount))
    bytes.append(UInt8(ascii: "m"))
  }
}
