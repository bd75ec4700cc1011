import Audit
import Linting
import Workspace

/// Reads the words behind a command's name by its table.
///
/// Long options take their value behind `=` or as the next word, one-letter options may be joined (`-qv`), operands and
/// options mix, `--` makes all that follows operands, and a lone `-` is an operand. An option that is given twice is
/// applied twice, in order. The first thing wrong ends the reading.
struct ArgumentParser<Options: CommandOptions> {
  private let syntax: CommandSyntax<Options>
  private var result = ParsedArguments(options: Options())
  private var operands: [String] = []
  /// What is not read yet.
  private var rest: ArraySlice<String>

  static func parse(
    _ words: ArraySlice<String>,
    by syntax: CommandSyntax<Options>
  ) throws(UsageProblem) -> ParsedArguments<Options> {
    var parser = ArgumentParser(syntax: syntax, rest: words)
    try parser.read()
    return parser.result
  }

  private init(syntax: CommandSyntax<Options>, rest: ArraySlice<String>) {
    self.syntax = syntax
    self.rest = rest
  }

  private mutating func read() throws(UsageProblem) {
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      } else if word == "-" || !word.hasPrefix("-") {
        operands.append(word)
      } else if word.hasPrefix("--") {
        try readOption(word)
      } else {
        try readLetters(word)
      }
      if result.wantsHelp { return }
    }
    try checkOperands()
    try result.options.finish(operands: operands)
  }

  /// `--name`, `--name value` or `--name=value`.
  private mutating func readOption(_ word: String) throws(UsageProblem) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    let name = parts[0]
    let joined = parts.count == 2 ? parts[1] : nil
    if name == "--help", joined == nil {
      result.wantsHelp = true
      return
    }
    guard let option = syntax.option(named: name) else { throw unknown(name) }
    guard let apply = option.apply else { throw .later("the option '\(name)'") }
    if let placeholder = option.placeholder {
      let value = joined ?? takeValue()
      guard let value, !value.isEmpty else {
        throw UsageProblem("'\(name)' needs a value", remedy: "write '\(name) \(placeholder)'")
      }
      try apply(&result.options, value)
    } else {
      guard joined == nil else { throw UsageProblem("'\(name)' takes no value", remedy: "write '\(name)' alone") }
      try apply(&result.options, "")
    }
  }

  /// `-q`, or several at once.
  private mutating func readLetters(_ word: String) throws(UsageProblem) {
    for letter in word.dropFirst() {
      if letter == "h" {
        result.wantsHelp = true
        return
      }
      guard let option = syntax.option(lettered: letter), let apply = option.apply else { throw unknown("-\(letter)") }
      try apply(&result.options, "")
    }
  }

  /// The next word, unless it reads as an option itself: a value is more likely forgotten than named `--like-this`,
  /// which can be written behind `=`.
  private mutating func takeValue() -> String? {
    guard let next = rest.first else { return nil }
    if next.hasPrefix("-"), next != "-", Double(next) == nil { return nil }
    return rest.popFirst()
  }

  private func unknown(_ name: String) -> UsageProblem {
    let names = syntax.availableOptions.map { $0.name } + ["--help"]
    return .unknown(
      "option",
      name,
      nearest: NearestWord.nearest(to: name, in: names),
      otherwise: "'parlance \(syntax.name.rawValue) --help' lists the options"
    )
  }

  private func checkOperands() throws(UsageProblem) {
    let command = "parlance \(syntax.name.rawValue)"
    let count = syntax.operands.count
    if operands.count > count.upperBound {
      throw UsageProblem(
        "'\(operands[count.upperBound])' is one argument too many",
        remedy: "'\(command) --help' says what fits"
      )
    }
    if operands.count < count.lowerBound {
      throw UsageProblem(
        "'\(syntax.name.rawValue)' needs an argument",
        remedy: "write '\(command) \(syntax.operands.synopsis)'"
      )
    }
  }
}
