/// A kind of project that grows in one measure.
enum GrowthRow: String, CaseIterable {
  case tokens, met, switches, cycle, files, dense, lines

  /// What grows.
  var summary: String {
    switch self {
    case .tokens: "tokens in one file"
    case .met: "tokens, each met by a usage of its value"
    case .switches: "cases of a palette with a 'switch self'"
    case .cycle: "classes that inherit from each other in a circle"
    case .files: "small files with a usage each"
    case .dense: "MB of one file full of calls"
    case .lines: "lines in files of 1,000"
    }
  }

  /// Each ten times the one before.
  var sizes: [Int] {
    switch self {
    case .tokens: [1_000, 10_000]
    case .met: [300, 3_000]
    case .switches, .files: [500, 5_000]
    case .cycle: [100, 1_000]
    case .dense: [2, 20]
    case .lines: [100_000, 1_000_000]
    }
  }

  /// A further size, for those who have time.
  var largest: Int? { self == .tokens ? 100_000 : nil }
}
