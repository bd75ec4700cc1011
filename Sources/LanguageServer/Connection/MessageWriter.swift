import LanguageServerProtocol
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Sends messages whole and one after the other, from any thread.
final class MessageWriter: Sendable {
  private let descriptor: Int32
  /// Held while a message is written, which takes as long as the client takes to read.
  private let turn = Locked(())
  /// No lock guards it: the thread that reads asks while another one waits for a client that writes before it reads.
  private let broken = Atomic(false)
  private let onBreak: @Sendable () -> Void

  /// - Parameter onBreak: called once, when the client closes its end.
  init(descriptor: Int32, onBreak: @escaping @Sendable () -> Void) {
    self.descriptor = descriptor
    self.onBreak = onBreak
  }

  /// Whether the client can't be reached any more; then all further messages are dropped. Never waits.
  var isBroken: Bool { broken.load(ordering: .acquiring) }

  func send(_ message: OutgoingMessage) {
    let bytes = MessageFrame.bytes(of: message.body)
    let breaks = turn.withLock { _ in
      if isBroken || Self.write(bytes, to: descriptor) { return false }
      broken.store(true, ordering: .releasing)
      return true
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
