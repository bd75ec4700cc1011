import Foundation
import JSON
import LanguageServer
import LanguageServerProtocol
import Rules
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A client of a server in the same process, over pipes, one request after the other.
final class Client {
  private let input: Int32
  private let output: Int32
  private var frames = FrameReader()
  private var waiting: [IncomingMessage] = []
  private var lastID: Int64 = 0

  /// Starts a server.
  init?() {
    var toServer: [Int32] = [0, 0]
    var fromServer: [Int32] = [0, 0]
    guard pipe(&toServer) == 0, pipe(&fromServer) == 0 else { return nil }
    input = fromServer[0]
    output = toServer[1]
    let (serverInput, serverOutput) = (toServer[0], fromServer[1])
    Thread.detachNewThread {
      _ = ServerProcess.run(
        input: serverInput,
        output: serverOutput,
        options: ServerOptions(version: "benchmark", files: DiskFileSystem()),
        features: { DesignFeatures(host: $0, rules: allRules) },
        abandon: { _ in }
      )
    }
  }

  func notify(_ method: String, _ params: JSONValue) {
    send(.notification(method: method, params: params))
  }

  /// The result of a request; null for an error.
  func ask(_ method: String, _ params: JSONValue) -> JSONValue {
    lastID += 1
    let id = RequestID.integer(lastID)
    send(.request(id: id, method: method, params: params))
    while let message = next() {
      switch message {
      case .response(id, .success(let value)): return value
      case .response(id, .failure): return .null
      case .request(let other, _, _): send(.result(id: other, .null))
      default: continue
      }
    }
    return .null
  }

  private func send(_ message: OutgoingMessage) {
    let bytes = MessageFrame.bytes(of: message.body)
    bytes.withUnsafeBytes { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(output, rest.base.baseAddress?.advanced(by: rest.startIndex), rest.count)
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  private func next() -> IncomingMessage? {
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 18, alignment: 1)
    defer { buffer.deallocate() }
    while waiting.isEmpty {
      let count = read(input, buffer.baseAddress, buffer.count)
      guard count > 0 else { return nil }
      for event in frames.read(UnsafeRawBufferPointer(rebasing: buffer[..<count])) {
        if case .body(let body) = event { waiting.append(IncomingMessage(body)) }
      }
    }
    return waiting.removeFirst()
  }
}
