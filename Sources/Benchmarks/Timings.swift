import Foundation

/// Durations of one thing done again and again, in milliseconds.
struct Timings {
  private var samples: [Double] = []

  static func now() -> Double { ProcessInfo.processInfo.systemUptime * 1000 }

  mutating func measure<Result>(_ body: () -> Result) -> Result {
    let start = Self.now()
    let result = body()
    samples.append(Self.now() - start)
    return result
  }

  /// - Parameter share: 0.95 for the duration that nineteen of twenty stay under.
  func percentile(_ share: Double) -> Double {
    guard !samples.isEmpty else { return 0 }
    let sorted = samples.sorted()
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }

  /// `p50 3.1 ms, p95 4.0 ms, most 9.5 ms`
  var text: String {
    let parts = [("p50", 0.5), ("p95", 0.95), ("most", 1.0)].map { name, share in
      "\(name) \(Self.rounded(percentile(share))) ms"
    }
    return parts.joined(separator: ", ")
  }

  static func rounded(_ number: Double) -> String { String(format: "%.1f", number) }
}

/// What the process holds.
enum ProcessMemory {
  /// In megabytes; 0 where the system doesn't say.
  static var resident: Double {
    guard let status = try? String(contentsOfFile: "/proc/self/status", encoding: .utf8),
      let line = status.split(separator: "\n").first(where: { $0.hasPrefix("VmRSS:") }),
      let kilobytes = line.split(whereSeparator: \.isWhitespace).dropFirst().first.flatMap({ Double($0) })
    else { return 0 }
    return kilobytes / 1024
  }
}
