import LanguageServerProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Sends messages whole and one after the other, from any thread.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  /// Whether the client can't be reached any more; then all further messages are dropped.
  private let broken = Locked(false)
  private let onBreak: @Sendable () -> Void

  /// - Parameter onBreak: called once, when the client closes its end.
  init(descriptor: Int32, onBreak: @escaping @Sendable () -> Void) {
    self.descriptor = descriptor
    self.onBreak = onBreak
  }

  var isBroken: Bool { broken.current }

  func send(_ message: OutgoingMessage) {
    let bytes = MessageFrame.bytes(of: message.body)
    let breaks = broken.withLock { isBroken in
      if isBroken { return false }
      isBroken = !Self.write(bytes, to: descriptor)
      return isBroken
    }
    if breaks { onBreak() }
  }

  /// - Returns: false where the other end is gone.
  private static func write(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = systemWrite(descriptor, rest.base.baseAddress?.advanced(by: rest.startIndex), rest.count)
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if count < 0, errno == EAGAIN || errno == EWOULDBLOCK {
          // Some clients share a non-blocking pipe.
          var poll = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
          _ = systemPoll(&poll, 1, -1)
        } else if count == 0 || errno != EINTR {
          return false
        }
      }
      return true
    }
  }
}
