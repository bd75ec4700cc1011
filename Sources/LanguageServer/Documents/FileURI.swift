package import LanguageServerProtocol
package import Workspace

/// `file:` URIs and paths.
package enum FileURI {
  /// In bytes; no file of a system has a longer one.
  private static let longestPath = 4096

  /// The path that a URI names; nil for other schemes, other hosts and what no path can hold.
  ///
  /// `?` and `#` count as part of the path: no editor puts a query or fragment on a document, but some forget to
  /// encode them.
  package static func path(of uri: DocumentURI) -> FilePath? {
    let text = uri.string.utf8
    guard text.count > 5, uri.string.prefix(5).lowercased() == "file:" else { return nil }
    var rest = text.dropFirst(5)
    if rest.starts(with: "//".utf8) {
      rest = rest.dropFirst(2)
      let slash = rest.firstIndex(of: UInt8(ascii: "/")) ?? rest.endIndex
      let host = String(decoding: rest[..<slash], as: UTF8.self).lowercased()
      guard host.isEmpty || host == "localhost" else { return nil }
      rest = rest[slash...]
    }
    guard rest.first == UInt8(ascii: "/") else { return nil }
    let bytes = decoded(rest)
    guard bytes.count <= longestPath, !bytes.contains(0), let path = String(validating: bytes, as: UTF8.self) else {
      return nil
    }
    return FilePath(path)
  }

  /// The URI of a file that the client hasn't named yet.
  package static func uri(of path: FilePath) -> DocumentURI {
    var text = Array("file://".utf8)
    for byte in path.string.utf8 {
      if isPlain(byte) {
        text.append(byte)
      } else {
        text.append(UInt8(ascii: "%"))
        text.append(digit(byte >> 4))
        text.append(digit(byte & 0xF))
      }
    }
    return DocumentURI(String(decoding: text, as: UTF8.self))
  }

  /// A `%` that isn't followed by two hex digits stands for itself.
  private static func decoded(_ text: Substring.UTF8View) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.count)
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), let value = hexValue(rest.prefix(2)) else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes
  }

  private static func hexValue(_ digits: Substring.UTF8View.SubSequence) -> UInt8? {
    let values = digits.compactMap { Character(UnicodeScalar($0)).hexDigitValue }
    return values.count == 2 ? UInt8(truncatingIfNeeded: values[0] &* 16 &+ values[1]) : nil
  }

  /// The unreserved characters of RFC 3986, and the slash.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "_"),
      UInt8(ascii: "~"), UInt8(ascii: "/"):
      true
    default: false
    }
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "A") + (value - 10)
  }
}
