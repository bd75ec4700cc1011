import Audit
import Linting
import Workspace

/// Readers of option values; each throws a problem that lists what is accepted.
enum ArgumentValue {
  /// One of a fixed set of words.
  static func choice<Value>(
    _ text: String,
    of choices: [(word: String, value: Value)],
    for option: String
  ) throws(UsageProblem) -> Value {
    if let choice = choices.first(where: { $0.word == text }) { return choice.value }
    let words = choices.map { $0.word }
    let nearest = NearestWord.nearest(to: text, in: words).map { "did you mean '\($0)'?" }
    throw UsageProblem("'\(text)' is no value of '\(option)'", remedy: nearest ?? "use \(listing(words))")
  }

  static func severity(_ text: String, for option: String) throws(UsageProblem) -> Severity {
    try choice(text, of: Severity.allCases.reversed().map { ($0.rawValue, $0) }, for: option)
  }

  /// A severity, or `nil` for the word `none`, which says that there is none.
  static func severity(_ text: String, or none: String, for option: String) throws(UsageProblem) -> Severity? {
    var choices: [(String, Severity?)] = Severity.allCases.reversed().map { ($0.rawValue, $0) }
    choices.append((none, nil))
    return try choice(text, of: choices, for: option)
  }

  /// A whole number of at least `least`.
  static func count(_ text: String, atLeast least: Int, for option: String) throws(UsageProblem) -> Int {
    guard let number = Int(text), number >= least else {
      throw UsageProblem("'\(text)' is no value of '\(option)'", remedy: "use a whole number from \(least) up")
    }
    return number
  }

  /// Names separated by commas.
  static func ruleIDs(_ text: String, for option: String) throws(UsageProblem) -> [RuleID] {
    let names = text.split(separator: ",", omittingEmptySubsequences: false).map { trimmed($0) }
    guard !names.contains("") else {
      throw UsageProblem("'\(text)' is no value of '\(option)'", remedy: "use a rule's id, or several with commas")
    }
    return names.map { RuleID(rawValue: $0) }
  }

  /// `ID`, `ID=SEVERITY`, or several with commas.
  static func overrides(_ text: String, for option: String) throws(UsageProblem) -> [RuleOverride] {
    var overrides: [RuleOverride] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let halves = part.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let ids = try ruleIDs(String(halves[0]), for: option)
      var level = RuleOverride.Level.on
      if halves.count == 2 {
        let severity = try severity(trimmed(halves[1]), or: "off", for: option)
        level = severity.map { .severity($0) } ?? .off
      }
      overrides += ids.map { RuleOverride(rule: $0, level: level) }
    }
    return overrides
  }

  /// `'a', 'b' or 'c'`.
  static func listing(_ words: [String]) -> String {
    let quoted = words.map { "'\($0)'" }
    guard let last = quoted.last, quoted.count > 1 else { return quoted.first ?? "" }
    return quoted.dropLast().joined(separator: ", ") + " or " + last
  }

  private static func trimmed(_ text: Substring) -> String {
    String(text.drop(while: { $0 == " " }).reversed().drop(while: { $0 == " " }).reversed())
  }
}
