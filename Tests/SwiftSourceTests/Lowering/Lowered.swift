import SwiftSource
import TestSupport

/// What pieces of Swift are lowered to, as text.
enum Lowered {
  /// A whole file.
  static func file(_ source: String) -> String { UnitDump(.lower(source)).text }

  /// The one expression of a source.
  static func expression(_ source: String) -> String {
    let unit = SourceUnit.lower("let value = \(source)")
    guard let value = unit.declarations.first?.value else { return "nothing" }
    return UnitDump(unit).node(value)
  }

  /// The statements of a function's body, a line each.
  static func body(_ source: String) -> String {
    let unit = SourceUnit.lower("func body() {\n\(source)\n}")
    guard let body = unit.declarations.first?.body else { return "nothing" }
    return unit.children(body).map { UnitDump(unit).node($0) }.joined(separator: "\n")
  }

  /// A variable's annotation.
  static func type(_ source: String) -> String {
    let unit = SourceUnit.lower("var value: \(source)")
    guard let type = unit.declarations.first?.type else { return "nothing" }
    return UnitDump(unit).type(type)
  }
}
