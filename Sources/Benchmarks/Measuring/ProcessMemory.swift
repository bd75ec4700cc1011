import Foundation

/// What the process holds.
enum ProcessMemory {
  /// In megabytes; 0 where the system doesn't say.
  static var resident: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return kilobytes * 1024 / 1e6
  }
}
