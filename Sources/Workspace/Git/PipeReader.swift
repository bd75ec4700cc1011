#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Reads several pipes at once, so that a writer never waits for a reader of the other one.
enum PipeReader {
  /// What the writers of all descriptors said until they closed them.
  /// - Returns: nil where that takes longer than `timeout` seconds.
  static func readAll(_ descriptors: [Int32], timeout: Double) -> [[UInt8]]? {
    let deadline = MonotonicTime.now + timeout
    var texts = [[UInt8]](repeating: [], count: descriptors.count)
    // poll ignores negative descriptors: those that are read to their end.
    var polled = descriptors.map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    var buffer = [UInt8](repeating: 0, count: 64 << 10)
    while polled.contains(where: { $0.fd >= 0 }) {
      let left = deadline - MonotonicTime.now
      guard left > 0 else { return nil }
      let ready = poll(&polled, nfds_t(polled.count), Int32(min(left * 1_000, 60_000)) + 1)
      if ready < 0, errno != EINTR { return nil }
      guard ready > 0 else { continue }
      for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
        let count = read(polled[index].fd, &buffer, buffer.count)
        if count > 0 {
          texts[index].append(contentsOf: buffer[..<count])
        } else if count == 0 || errno != EINTR {
          polled[index].fd = -1
        }
      }
    }
    return texts
  }
}
