/// A message as it goes over the wire.
package enum MessageFrame {
  /// The header for a body of so many bytes.
  package static func header(length: Int) -> [UInt8] {
    Array("Content-Length: \(length)\r\n\r\n".utf8)
  }

  /// The body with its header in front.
  package static func bytes(of body: [UInt8]) -> [UInt8] {
    header(length: body.count) + body
  }
}
