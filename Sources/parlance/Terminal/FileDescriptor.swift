#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// An open file of the system, by its number.
struct FileDescriptor: Sendable {
  let number: Int32

  static let standardInput = FileDescriptor(number: 0)
  static let standardOutput = FileDescriptor(number: 1)
  static let standardError = FileDescriptor(number: 2)

  var isTerminal: Bool { isatty(number) == 1 }

  /// How many characters a line of a terminal holds; nil where that isn't known.
  var columns: Int? {
    var size = winsize()
    guard ioctl(number, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
    return Int(size.ws_col)
  }

  /// Writes all bytes, in as many steps as the system wants.
  func write(_ bytes: [UInt8]) throws(SystemError) {
    var failure: SystemError?
    bytes.withUnsafeBytes { buffer in
      var rest = buffer[...]
      while !rest.isEmpty {
        let count = systemWrite(number, UnsafeRawBufferPointer(rebasing: rest))
        if count > 0 {
          rest = rest.dropFirst(count)
        } else if errno == EAGAIN || errno == EWOULDBLOCK {
          // Somebody who shares the pipe or terminal made it non-blocking.
          waitUntilWritable()
        } else if count == 0 || errno != EINTR {
          failure = SystemError(code: count == 0 ? EIO : errno)
          return
        }
      }
    }
    if let failure { throw failure }
  }

  /// Everything up to the end; nil, and no more is read, where that is above `limit` bytes.
  func readAll(limit: Int) throws(SystemError) -> [UInt8]? {
    var bytes: [UInt8] = []
    var block = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = block.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
      if count > 0 {
        bytes += block[..<count]
        if bytes.count > limit { return nil }
      } else if count == 0 {
        return bytes
      } else if errno == EAGAIN || errno == EWOULDBLOCK {
        wait(for: Int16(POLLIN))
      } else if errno != EINTR {
        throw SystemError(code: errno)
      }
    }
  }

  /// Creates or empties the file at `path`, writes it and closes it.
  static func write(_ bytes: [UInt8], toFileAt path: String) throws(SystemError) {
    let number = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw SystemError(code: errno) }
    do {
      try FileDescriptor(number: number).write(bytes)
    } catch {
      close(number)
      throw error
    }
    // Some file systems report a full disk only here.
    guard close(number) == 0 || errno == EINTR else { throw SystemError(code: errno) }
  }

  private func waitUntilWritable() { wait(for: Int16(POLLOUT)) }

  private func wait(for events: Int16) {
    var request = pollfd(fd: number, events: events, revents: 0)
    _ = poll(&request, 1, -1)
  }
}

/// The system's call, whose name `FileDescriptor.write` hides.
private func systemWrite(_ number: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
  write(number, buffer.baseAddress, buffer.count)
}
