import Workspace

/// Several measurements of one thing.
struct Samples {
  private(set) var values: [Double] = []

  mutating func add(_ value: Double) { values.append(value) }

  /// Adds the milliseconds that something takes.
  mutating func time<Result>(_ body: () -> Result) -> Result {
    let start = MonotonicTime.now
    let result = body()
    add((MonotonicTime.now - start) * 1_000)
    return result
  }

  var least: Double { values.min() ?? 0 }
  var most: Double { values.max() ?? 0 }

  /// The mean of the two in the middle where there is none.
  var median: Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    let middle = sorted.count / 2
    return sorted.count % 2 == 1 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
  }

  /// What stays under for a share of the samples: 0.95 for nineteen of twenty.
  func percentile(_ share: Double) -> Double {
    guard !values.isEmpty else { return 0 }
    let sorted = values.sorted()
    return sorted[min(Int(Double(sorted.count) * share), sorted.count - 1)]
  }
}
