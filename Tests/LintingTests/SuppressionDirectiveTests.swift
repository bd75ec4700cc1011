import Testing

@testable import Linting
@testable import SwiftSource

/// The grammar of suppressions, one comment at a time.
@Suite struct SuppressionDirectiveTests {
  @Test(arguments: [
    ("// parlance:ignore raw-color", "ignore raw-color"),
    ("//parlance:ignore raw-color", "ignore raw-color"),
    ("//   parlance:ignore   raw-color  ", "ignore raw-color"),
    ("// parlance:ignore raw-color, raw-font,palette-color", "ignore raw-color+raw-font+palette-color"),
    ("// parlance:ignore raw-color, ", "ignore raw-color"),
    ("// parlance:ignore all", "ignore all"),
    ("// parlance:ignore", "ignore "),
    ("// parlance:ignore raw-color -- on purpose", "ignore raw-color -- on purpose"),
    ("// parlance:ignore raw-color -- a -- b, raw-font", "ignore raw-color -- a -- b, raw-font"),
    ("// parlance:ignore raw-color --", "ignore raw-color"),
    ("// parlance:ignore raw-color -- ", "ignore raw-color"),
    ("// parlance:ignore -- why", "ignore  -- why"),
    ("// parlance:ignore raw-color -- 👩🏽‍🎨 配色 e\u{301}", "ignore raw-color -- 👩🏽‍🎨 配色 e\u{301}"),
    ("/* parlance:ignore raw-color */", "ignore raw-color"),
    ("/*parlance:ignore raw-color -- why*/", "ignore raw-color -- why"),
    ("// parlance:ignore-begin raw-color", "ignore-begin raw-color"),
    ("// parlance:ignore-end", "ignore-end "),
    ("// parlance:ignore-file raw-color -- why", "ignore-file raw-color -- why"),
    ("// parlance:ignore raw-color raw-font", "ignore raw-color raw-font"),
    ("// parlance:ignore raw-color\r", "ignore raw-color"),
    ("//\tparlance:ignore\traw-color", "ignore raw-color"),
  ])
  func reads(_ comment: String, _ expected: String) throws {
    let directive = try #require(parse(comment))
    let rules = directive.rules.map(\.rawValue).joined(separator: "+")
    #expect("\(directive.action.rawValue) \(rules)" + (directive.reason.map { " -- " + $0 } ?? "") == expected)
  }

  @Test(arguments: [
    "/// parlance:ignore raw-color",
    "//// parlance:ignore raw-color",
    "/** parlance:ignore raw-color */",
    "// see parlance:ignore raw-color",
    "// - parlance:ignore raw-color",
    "/*\n parlance:ignore raw-color\n*/",
    "/* parlance:ignore raw-color\n*/",
    "/* parlance:ignore raw-color\r\n*/",
    "/* parlance:ignore raw-color\r*/",
    "// Parlance:ignore raw-color",
    "// parlance :ignore raw-color",
    "// parlance: ignore raw-color",
    "// parlance:ignored raw-color",
    "// parlance:ignore-all raw-color",
    "// parlance:disable raw-color",
    "// parlance:",
    "// `parlance:ignore raw-color`",
    "/* parlance:ignore raw-color",
    "/*/",
    "//",
    "",
  ])
  func readsNothingElse(_ comment: String) {
    #expect(parse(comment) == nil)
  }

  private func parse(_ comment: String) -> SuppressionDirective? {
    SuppressionDirective(SourceUnit.DirectiveComment(text: comment, range: SourceRange(0, 0), isOnOwnLine: true))
  }
}
