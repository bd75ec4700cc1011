import SwiftSource

/// The suppressions of a file: which findings they hide, and which hide none.
struct Suppressions {
  private var scopes: [Scope] = []
  /// What is wrong with a directive itself.
  private(set) var faults: [(range: SourceRange, message: String, note: String?)] = []

  private struct Scope {
    let directive: SuppressionDirective
    /// Lines from and to, counted from 0, both included.
    let first: Int
    let last: Int
    var used: Set<RuleID> = []
  }

  init(
    _ unit: SourceUnit,
    _ source: UnsafeBufferPointer<UInt8>,
    _ lines: LineTable,
    knownRules: Set<RuleID>,
    requiresReason: Bool
  ) {
    var open: [(directive: SuppressionDirective, line: Int)] = []
    let firstDeclaration = unit.topLevel.map { unit[$0].range.lowerBound }.min() ?? .max
    for comment in unit.directives {
      guard let directive = SuppressionDirective(comment) else {
        if let word = SuppressionDirective.unknownWord(of: comment) {
          faults.append((comment.range, "unknown comment 'parlance:\(word)'", Self.remedy(forWord: word)))
        }
        continue
      }
      let line = lines.line(at: directive.range.lowerBound)
      if directive.action == .ignoreEnd {
        if let begin = open.popLast() {
          add(begin.directive, begin.line, line)
        } else {
          faults.append((directive.range, "'parlance:ignore-end' without an 'ignore-begin' before it", nil))
        }
        continue
      }
      check(directive, knownRules, requiresReason)
      switch directive.action {
      case .ignoreBegin: open.append((directive, line))
      case .ignoreFile:
        if directive.range.lowerBound < firstDeclaration {
          add(directive, 0, .max)
        } else {
          faults.append(
            (directive.range, "'parlance:ignore-file' must stand before the first declaration", nil)
          )
        }
      default:
        let target = directive.isOnOwnLine ? Self.nextCodeLine(after: directive.range.upperBound, source, lines) : line
        add(directive, target, target)
      }
    }
    for begin in open {
      faults.append(
        (
          begin.directive.range, "'parlance:ignore-begin' without an 'ignore-end' after it",
          "it holds to the end of the file"
        )
      )
      add(begin.directive, begin.line, .max)
    }
  }

  private mutating func add(_ directive: SuppressionDirective, _ first: Int, _ last: Int) {
    scopes.append(Scope(directive: directive, first: first, last: last))
  }

  private mutating func check(_ directive: SuppressionDirective, _ known: Set<RuleID>, _ requiresReason: Bool) {
    if directive.rules.isEmpty {
      faults.append((directive.range, "suppression names no rule", "name the rule, or 'all'"))
    }
    if directive.rules.count > 1, directive.rules.contains(SuppressionDirective.all) {
      faults.append((directive.range, "'all' stands alone in a suppression", nil))
    }
    for rule in directive.rules where rule != SuppressionDirective.all && !known.contains(rule) {
      faults.append((directive.range, Self.message(of: rule, known), Self.remedy(for: rule, known)))
    }
    if requiresReason, directive.reason == nil {
      faults.append((directive.range, "suppression without a reason", "add one behind ' -- '"))
    }
  }

  private static func message(of rule: RuleID, _ known: Set<RuleID>) -> String {
    let words = words(of: rule)
    return words.count > 1 && words.allSatisfy { known.contains($0) }
      ? "rules of a suppression are separated by commas" : "unknown rule '\(rule)' in a suppression"
  }

  private static func remedy(for rule: RuleID, _ known: Set<RuleID>) -> String {
    let words = words(of: rule)
    if words.count > 1, let first = words.first, known.contains(first) {
      return words.allSatisfy { known.contains($0) }
        ? "write '\(words.map(\.rawValue).joined(separator: ", "))'" : "a reason stands behind ' -- '"
    }
    return NearestWord.nearest(to: rule.rawValue, in: known.map(\.rawValue).sorted()).map { "did you mean '\($0)'?" }
      ?? "'parlance rules' lists them"
  }

  private static func words(of rule: RuleID) -> [RuleID] {
    rule.rawValue.split { $0 == " " || $0 == "\t" }.map { RuleID(rawValue: String($0)) }
  }

  private static func remedy(forWord word: String) -> String {
    let known = SuppressionDirective.Action.allCases.map(\.rawValue)
    let plain = SuppressionDirective.Action.ignore.rawValue
    // A slip in the second word is judged by that word alone.
    let nearest =
      word.hasPrefix(plain + "-")
      ? NearestWord.nearest(to: String(word.dropFirst(plain.count + 1)), in: ["begin", "end", "file"])
        .map { plain + "-" + $0 } ?? plain
      : NearestWord.nearest(to: word, in: known)
    if let nearest { return "did you mean 'parlance:\(nearest)'?" }
    return "known are " + known.map { "'parlance:\($0)'" }.joined(separator: ", ")
  }

  /// The rules that some suppression names: they are run even when they are off.
  var namedRules: Set<RuleID> { Set(scopes.flatMap(\.directive.rules)) }

  /// Whether a finding that begins on `line` is hidden; remembers who hid it.
  mutating func hides(_ rule: RuleID, line: Int) -> Bool {
    var isHidden = false
    for index in scopes.indices where scopes[index].first <= line && line <= scopes[index].last {
      let rules = scopes[index].directive.rules
      if rules.contains(rule) {
        scopes[index].used.insert(rule)
        isHidden = true
      } else if rules == [SuppressionDirective.all] {
        scopes[index].used.insert(SuppressionDirective.all)
        isHidden = true
      }
    }
    return isHidden
  }

  /// Rules of directives that hid nothing.
  func unused(_ known: Set<RuleID>) -> [(range: SourceRange, rule: RuleID)] {
    var found: [(SourceRange, RuleID)] = []
    for scope in scopes {
      for rule in scope.directive.rules where !scope.used.contains(rule) {
        let isWhole = rule == SuppressionDirective.all && scope.directive.rules.count == 1
        if isWhole || known.contains(rule) { found.append((scope.directive.range, rule)) }
      }
    }
    return found
  }

  /// The line of the next code after a comment's end: blank lines and comments are passed over.
  private static func nextCodeLine(after offset: UInt32, _ source: UnsafeBufferPointer<UInt8>, _ lines: LineTable)
    -> Int
  {
    var index = Int(offset)
    while index < source.count {
      switch source[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "/") where index + 1 < source.count && source[index + 1] == UInt8(ascii: "/"):
        while index < source.count, source[index] != UInt8(ascii: "\n"), source[index] != UInt8(ascii: "\r") {
          index += 1
        }
      case UInt8(ascii: "/") where index + 1 < source.count && source[index + 1] == UInt8(ascii: "*"):
        index = endOfBlockComment(index, source)
      default: return lines.line(at: UInt32(truncatingIfNeeded: index))
      }
    }
    return lines.line(at: offset)
  }

  private static func endOfBlockComment(_ start: Int, _ source: UnsafeBufferPointer<UInt8>) -> Int {
    var index = start + 2
    var depth = 1
    while index + 1 < source.count, depth > 0 {
      if source[index] == UInt8(ascii: "*"), source[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else if source[index] == UInt8(ascii: "/"), source[index + 1] == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else {
        index += 1
      }
    }
    return depth > 0 ? source.count : index
  }
}
