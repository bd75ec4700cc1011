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

  /// Forgets what was held and isn't any more: Linux counts the most that a process held towards those that it starts.
  static func forgetPeak() {
    #if os(Linux)
    try? Data("5".utf8).write(to: URL(filePath: "/proc/self/clear_refs"))
    #endif
  }
}
