package import SwiftSource

/// A `parlance:ignore` comment, parsed.
package struct SuppressionDirective: Sendable, Hashable {
  package var action: Action
  /// The rules named; empty where none is, `all` for every one.
  package var rules: [RuleID]
  package var reason: String?
  package var range: SourceRange
  package var isOnOwnLine: Bool

  package enum Action: String, Sendable, CaseIterable {
    case ignore
    case ignoreBegin = "ignore-begin"
    case ignoreEnd = "ignore-end"
    case ignoreFile = "ignore-file"
  }

  package static let all: RuleID = "all"

  /// The directive that a comment is; `nil` for any other comment (documentation comments, words before the directive,
  /// comments over several lines).
  package init?(_ comment: SourceUnit.DirectiveComment) {
    guard let text = Self.text(of: comment) else { return nil }
    let name = Self.word(of: text)
    guard let action = Action(rawValue: String(name)) else { return nil }
    self.action = action
    var list = text.dropFirst(name.count)
    if let separator = list.firstRange(of: "--") {
      let text = list[separator.upperBound...].trimmedBlanks
      reason = text.isEmpty ? nil : String(text)
      list = list[..<separator.lowerBound]
    } else {
      reason = nil
    }
    rules = list.split(separator: ",").map { RuleID(rawValue: String($0.trimmedBlanks)) }.filter {
      !$0.rawValue.isEmpty
    }
    range = comment.range
    isOnOwnLine = comment.isOnOwnLine
  }

  /// The word behind `parlance:` where it is none of the actions.
  static func unknownWord(of comment: SourceUnit.DirectiveComment) -> String? {
    guard let text = text(of: comment) else { return nil }
    let word = word(of: text)
    return word.isEmpty || Action(rawValue: String(word)) != nil ? nil : String(word)
  }

  /// What stands behind `parlance:` in a comment that begins with it.
  private static func text(of comment: SourceUnit.DirectiveComment) -> Substring? {
    var text = Substring(comment.text)
    if text.hasPrefix("///") || text.hasPrefix("/**") { return nil }
    if text.hasPrefix("//") {
      text = text.dropFirst(2)
    } else if text.hasPrefix("/*"), text.hasSuffix("*/"), text.utf8.count >= 4 {
      text = text.dropFirst(2).dropLast(2)
      if text.contains(where: \.isNewline) { return nil }
    } else {
      return nil
    }
    let words = text.trimmedBlanks
    guard words.hasPrefix("parlance:") else { return nil }
    return words.dropFirst("parlance:".count)
  }

  private static func word(of text: Substring) -> Substring {
    text.prefix { $0.isLetter || $0 == "-" }
  }
}

extension Substring {
  fileprivate var trimmedBlanks: Substring {
    var text = drop { $0 == " " || $0 == "\t" || $0 == "\r" }
    while let last = text.last, last == " " || last == "\t" || last == "\r" { text.removeLast() }
    return text
  }

  /// The first place of `word`.
  fileprivate func firstRange(of word: String) -> Range<Substring.Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(word) { return start..<index(start, offsetBy: word.count) }
      start = index(after: start)
    }
    return nil
  }
}
