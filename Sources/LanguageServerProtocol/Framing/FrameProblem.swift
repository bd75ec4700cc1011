/// What is wrong with a part of the stream that should have been a frame.
package enum FrameProblem: Error, Sendable, Equatable {
  /// The header ended without a `Content-Length`.
  case missingLength
  /// The value of `Content-Length` is no number from 0 up, or two headers disagree.
  case invalidLength(String)
  /// The body would be longer than the limit.
  case bodyTooLong(length: Int)
  /// No blank line ended the header within its limit.
  case headerTooLong
  /// The body is in another charset than UTF-8; it has been skipped.
  case unsupportedCharset(String)
  /// No further frame could be found: reading on makes no sense.
  case streamLost

  package var message: String {
    switch self {
    case .missingLength: "a message header has no 'Content-Length'"
    case .invalidLength(let text): "a message header has the invalid 'Content-Length' '\(text)'"
    case .bodyTooLong(let length): "a message of \(length) bytes is longer than the limit of \(FrameLimit.body)"
    case .headerTooLong: "a message header is longer than \(FrameLimit.header) bytes"
    case .unsupportedCharset(let charset): "a message is in the charset '\(charset)', expected 'utf-8'"
    case .streamLost: "no further message could be found in the input"
    }
  }
}

/// Bounds on what a client may send, in bytes.
package enum FrameLimit {
  /// Longest body; the largest source file that anybody edits is far below.
  package static let body = 256 << 20
  /// Longest header with its blank line.
  package static let header = 64 << 10
  /// How far behind a bad header the next frame is looked for.
  static let search = 1 << 20
}
