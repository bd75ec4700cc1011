import Linting

/// The words behind a benchmark's name.
struct Arguments {
  private(set) var operands: [String] = []
  private var values: [String: [String]] = [:]
  private(set) var wantsHelp = false

  /// - Parameter options: those that the benchmark takes.
  init(_ words: ArraySlice<String>, _ options: [BenchmarkOption]) throws(UsageError) {
    var rest = words
    while let word = rest.popFirst() {
      if word == "--help" || word == "-h" {
        wantsHelp = true
      } else if !word.hasPrefix("-") {
        operands.append(word)
      } else {
        let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
        guard let option = options.first(where: { $0.name == parts[0] }) else {
          let nearest = NearestWord.nearest(to: parts[0], in: options.map(\.name) + ["--help"])
          throw UsageError(
            "unknown option '\(parts[0])'",
            remedy: nearest.map { "did you mean '\($0)'?" } ?? "'--help' lists the options"
          )
        }
        values[option.name, default: []].append(try Self.value(of: option, parts.dropFirst().first, &rest))
      }
    }
  }

  private static func value(
    of option: BenchmarkOption,
    _ joined: String?,
    _ rest: inout ArraySlice<String>
  ) throws(UsageError) -> String {
    guard let placeholder = option.placeholder else {
      guard joined == nil else {
        throw UsageError("'\(option.name)' takes no value", remedy: "write '\(option.name)' alone")
      }
      return ""
    }
    guard let value = joined ?? rest.popFirst() else {
      throw UsageError("'\(option.name)' needs a value", remedy: "write '\(option.name) \(placeholder)'")
    }
    return value
  }

  func has(_ name: String) -> Bool { values[name] != nil }

  /// The last one given.
  func value(_ name: String) -> String? { values[name]?.last }

  /// All that are given, those with commas between them apart.
  func list(_ name: String) -> [String] {
    (values[name] ?? []).flatMap { $0.split(separator: ",").map(String.init) }
  }

  func number(_ name: String, atLeast least: Int, default standard: Int) throws(UsageError) -> Int {
    guard let text = value(name) else { return standard }
    guard let number = Int(text), number >= least else {
      throw UsageError("'\(text)' is no value of '\(name)'", remedy: "use a whole number from \(least) up")
    }
    return number
  }

  func seconds(_ name: String) throws(UsageError) -> Double? {
    guard let text = value(name) else { return nil }
    guard let number = Double(text), number >= 0, number.isFinite else {
      throw UsageError("'\(text)' is no value of '\(name)'", remedy: "use a number of seconds, such as 0.1")
    }
    return number
  }
}
