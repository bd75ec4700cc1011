import LanguageServerProtocol

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads the client's messages and hands them to the session, on a thread of its own, so that cancelling and the
/// client's end are noticed while the session works.
final class InputPump: Sendable {
  private let descriptor: Int32
  private let inbox: Inbox
  private let requests: RequestRegistry
  private let watch: ProcessWatch
  private let writer: MessageWriter

  /// In bytes.
  private static let chunk = 256 << 10
  /// How long a dead client goes unnoticed at most, in milliseconds.
  private static let interval: Int32 = 1000

  init(descriptor: Int32, inbox: Inbox, requests: RequestRegistry, watch: ProcessWatch, writer: MessageWriter) {
    self.descriptor = descriptor
    self.inbox = inbox
    self.requests = requests
    self.watch = watch
    self.writer = writer
  }

  /// Reads until there is nothing more to expect.
  func run() {
    var frames = FrameReader()
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: Self.chunk, alignment: 1)
    defer { buffer.deallocate() }
    while !writer.isBroken {
      if watch.isGone { return inbox.put(.ended(.clientProcessGone)) }
      guard isReadable() else { continue }
      let count = systemRead(descriptor, buffer.baseAddress, buffer.count)
      if count > 0 {
        for event in frames.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
          guard take(event) else { return }
        }
      } else if count == 0 || ![EINTR, EAGAIN, EWOULDBLOCK].contains(errno) {
        return inbox.put(.ended(.endOfInput))
      }
    }
  }

  private func isReadable() -> Bool {
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    return systemPoll(&poll, 1, Self.interval) > 0
  }

  /// - Returns: whether more is to be read.
  private func take(_ event: FrameReader.Event) -> Bool {
    switch event {
    case .problem(.streamLost):
      inbox.put(.ended(.streamLost))
      return false
    case .problem(let problem):
      inbox.put(.frameProblem(problem))
      return true
    case .body(let body):
      return take(IncomingMessage(body))
    }
  }

  private func take(_ message: IncomingMessage) -> Bool {
    switch message {
    case .request(let id, let method, let params):
      inbox.put(.request(requests.register(id: id, method: method), params: params))
    case .notification(CancelRequestNotification.method, let params):
      guard let cancel = try? CancelRequestNotification.Params(Field(params: params)) else { return true }
      requests.cancel(cancel.id)
      inbox.put(.cancelled)
    case .notification(let method, let params):
      inbox.put(.notification(method: method, params: params))
      return method != ExitNotification.method
    case .response(let id, let result):
      inbox.put(.response(id: id, result))
    case .invalid(let id, let error):
      inbox.put(.invalid(id: id, error))
    }
    return true
  }
}
