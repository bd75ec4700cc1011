/// Cuts a stream of bytes into the bodies of its frames, whatever pieces the bytes come in.
///
/// Costs time in proportion to the bytes. A header that doesn't say how long its body is gets reported, then the
/// stream is searched for the next `Content-Length:`; only where none comes is the stream lost.
package struct FrameReader: Sendable {
  package enum Event: Sendable, Equatable {
    case body([UInt8])
    case problem(FrameProblem)
  }

  private enum State {
    case header
    case body(length: Int)
    /// Passes over a body that won't be read.
    case skipping(left: Int)
    /// Looks for the next header.
    case searching(left: Int)
    case lost
  }

  private var state = State.header
  /// What has come of the header or body that is being read.
  private var pending: [UInt8] = []
  private var search = FrameSearch()

  package init() {}

  /// Takes the next bytes of the stream.
  /// - Returns: what they completed, in order.
  package mutating func read(_ bytes: UnsafeRawBufferPointer) -> [Event] {
    var events: [Event] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      switch state {
      case .header: readHeader(&rest, &events)
      case .body(let length): readBody(length, &rest, &events)
      case .skipping(let left): skip(left, &rest)
      case .searching(let left): searchHeader(left, &rest, &events)
      case .lost: return events
      }
    }
    return events
  }

  package mutating func read(_ bytes: [UInt8]) -> [Event] {
    bytes.withUnsafeBytes { read($0) }
  }

  private mutating func readHeader(_ rest: inout Slice<UnsafeRawBufferPointer>, _ events: inout [Event]) {
    while let byte = rest.popFirst() {
      pending.append(byte)
      if byte == UInt8(ascii: "\n"), endsInBlankLine {
        return endHeader(&events)
      }
      if pending.count > FrameLimit.header {
        return lose(.headerTooLong, &events)
      }
    }
  }

  private var endsInBlankLine: Bool {
    var before = pending.dropLast()
    if before.last == UInt8(ascii: "\r") { before.removeLast() }
    return before.last == UInt8(ascii: "\n") || before.isEmpty
  }

  private mutating func endHeader(_ events: inout [Event]) {
    // Line ends between frames belong to nothing.
    let isBlank = pending.allSatisfy { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    if isBlank { return pending.removeAll(keepingCapacity: true) }
    do throws(FrameProblem) {
      let header = try FrameHeader(pending)
      guard let length = header.contentLength else { throw FrameProblem.missingLength }
      guard length <= FrameLimit.body else { throw FrameProblem.bodyTooLong(length: length) }
      pending.removeAll(keepingCapacity: true)
      if let charset = header.foreignCharset {
        events.append(.problem(.unsupportedCharset(charset)))
        state = length > 0 ? .skipping(left: length) : .header
      } else if length == 0 {
        events.append(.body([]))
      } else {
        // A length is only a claim: no more than this is reserved before the bytes come.
        pending.reserveCapacity(min(length, 1 << 20))
        state = .body(length: length)
      }
    } catch {
      lose(error, &events)
    }
  }

  private mutating func readBody(
    _ length: Int,
    _ rest: inout Slice<UnsafeRawBufferPointer>,
    _ events: inout [Event]
  ) {
    let part = rest.prefix(length - pending.count)
    pending.append(contentsOf: UnsafeRawBufferPointer(rebasing: part))
    rest = rest.dropFirst(part.count)
    guard pending.count == length else { return }
    events.append(.body(pending))
    pending = []
    state = .header
  }

  private mutating func skip(_ left: Int, _ rest: inout Slice<UnsafeRawBufferPointer>) {
    let count = min(left, rest.count)
    rest = rest.dropFirst(count)
    state = left > count ? .skipping(left: left - count) : .header
  }

  private mutating func lose(_ problem: FrameProblem, _ events: inout [Event]) {
    events.append(.problem(problem))
    pending.removeAll()
    search = FrameSearch()
    // A body that was announced is passed over in any case.
    let announced = if case .bodyTooLong(let length) = problem { min(length, 4 << 30) } else { 0 }
    state = .searching(left: FrameLimit.search + announced)
  }

  private mutating func searchHeader(
    _ left: Int,
    _ rest: inout Slice<UnsafeRawBufferPointer>,
    _ events: inout [Event]
  ) {
    var left = left
    while let byte = rest.popFirst() {
      left -= 1
      if search.accepts(byte) {
        pending = search.found
        state = .header
        return
      }
      if left <= 0 {
        state = .lost
        events.append(.problem(.streamLost))
        return
      }
    }
    state = .searching(left: left)
  }
}
