import SwiftSource
import Symbols
import TestSupport
import Testing

@Suite struct AccessTests {
  @Test(arguments: [
    ("let it = 1", AccessLevel.internal),
    ("public let it = 1", .public),
    ("private let it = 1", .private),
    ("struct S { public let it = 1 }", .internal),
    ("public struct S { let it = 1 }", .internal),
    ("public struct S { public let it = 1 }", .public),
    ("private struct S { let it = 1 }", .fileprivate),
    ("private struct S { private let it = 1 }", .private),
    ("public enum S { case it }", .public),
    ("enum S { case it }", .internal),
    ("public protocol S { var it: Int { get } }", .public),
    ("public extension UIColor { static let it = 1 }", .public),
    ("extension UIColor { public static let it = 1 }", .public),
    ("public extension UIColor { private static let it = 1 }", .private),
    ("struct S { }\npublic extension S { static var it: Int { 1 } }", .internal),
    ("fileprivate struct S { }\nextension S { static var it: Int { 1 } }", .fileprivate),
    ("public struct A { struct B { public static let it = 1 } }", .internal),
    ("package struct A { public static let it = 1 }", .package),
    ("open class A { open var it: Int { 1 } }", .open),
  ])
  func effectiveAccess(_ source: String, _ expected: AccessLevel) throws {
    let table = SampleWorkspace(source).table
    let index = try #require(table.unit(0).declarations.firstIndex { $0.name == "it" })
    #expect(table.effectiveAccess(of: SymbolID(file: 0, declaration: DeclarationID(Int32(index)))) == expected)
  }
}
