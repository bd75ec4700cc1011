import Mutations
import SwiftSource
import TestSupport
import Testing

/// Texts that ask for much to be looked for in vain: each is read in time by its length. Where something looks to the
/// end at each of fifty thousand places, the limit is missed.
@Suite(.timeLimit(.minutes(1))) struct HostileSourceTests {
  private static let count = 50_000

  /// Named, so that a report doesn't print the source.
  struct Sample: CustomTestStringConvertible {
    let name: String
    let source: String

    /// What is repeated, `next` behind it as often, between a head and a tail.
    init(_ name: String, _ repeated: String, then next: String = "", behind head: String = "", before tail: String = "")
    {
      self.name = name
      source = head + [repeated, next].map { String(repeating: $0, count: count) }.joined() + tail
    }

    var testDescription: String { name }
  }

  private static let literals = [
    Sample("number signs", "#"),
    Sample("regexes of brackets", "/(a ", behind: "let a = "),
    Sample("regexes between signs", "##/ "),
    Sample("regexes of several lines", "#/\n"),
    Sample("placeholders", "<#a "),
    Sample("conflict markers", "<<<<<<< a\n"),
    Sample("literals between signs", "#\"\"\" "),
  ]

  private static let brackets = [
    Sample("round ones closed as braces", "(", then: "}"),
    Sample("round ones in a brace closed as square", "(", then: "]", behind: "{"),
    Sample("interpolations closed as square", "\"\\(", then: "]"),
    Sample("lines of round ones", "(\n", then: "func a\n"),
    Sample("lines of braces", "{\n", then: "func a\n"),
    Sample("functions behind a long line", "a ", before: "{\n" + String(repeating: "func a()\n", count: count)),
    Sample("closers on lines", "  (\n", then: "  }\n", behind: "class A {\n"),
  ]

  private static let words = [
    Sample("modifiers", "public ", behind: "func f() { ", before: "1"),
    Sample("modifiers of members", "public ", behind: "struct A { ", before: "1"),
    Sample("modifiers of accessors", "mutating ", behind: "var a: A { "),
    Sample("attributes", "@a ", behind: "struct A { ", before: "1"),
    Sample("attributes of a case", "@a ", behind: "switch a { "),
    Sample("generic attributes", "@a<"),
    Sample("attributes of types", "@a<", behind: "let a = b<"),
    Sample("negated types", "~ ", behind: "let a: ", before: "A"),
    Sample("conditions", "#if A\n"),
    Sample("conditions of a case", "#if A\n", behind: "switch a {\ncase .b:\n"),
    Sample("conditions of attributes", "#if A\n@a\n"),
    Sample("arms", "#elseif B\n", behind: "#if A\n"),
  ]

  @Test(arguments: literals + brackets + words) func takesTimeByItsLength(_ sample: Sample) {
    let unit = BigStack.run { SourceUnit.lower(sample.source) }
    #expect(unit.declarations.allSatisfy { Int($0.range.upperBound) <= sample.source.utf8.count })
  }

  /// Any words and signs in any order, on lines of any depth.
  @Test(arguments: 0..<300) func anyWordsInAnyOrder(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 7_919 &+ 1)
    let bytes = (0..<Int.random(in: 1...600, using: &generator)).flatMap { _ in
      Array((Self.pieces.randomElement(using: &generator) ?? "").utf8)
    }
    expectSound(bytes)
  }

  @Test(arguments: 0..<100) func anyBytesInAnyOrder(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed) &* 104_729 &+ 1)
    let isText = Bool.random(using: &generator)
    expectSound(
      (0..<Int.random(in: 1...2_000, using: &generator)).map { _ in
        isText ? UInt8.random(in: 0x09...0x7E, using: &generator) : UInt8.random(in: 0...0xFF, using: &generator)
      }
    )
  }

  /// Each of the bytes is read, and each offset lies in them.
  private func expectSound(_ bytes: [UInt8]) {
    let unit = BigStack.run { SourceUnit.lower(bytes) }
    #expect(unit.nodes.allSatisfy { Int($0.upper) <= bytes.count && $0.lower <= $0.upper })
    #expect(unit.declarations.allSatisfy { Int($0.range.upperBound) <= bytes.count })
    #expect(unit.children.allSatisfy { unit.nodes.indices.contains(Int($0.index)) })
  }

  private static let pieces =
    words(
      """
      ( ) [ ] { } < > " "" " # #" "# \\ \\( ` @ . , : ; ! ? & - -> = == ... ..< + * / // /* */ ?? ~ $0 _ :: <# #> é 😀
      a b A B 0 1 0x 1.5 1e f(x: 0b 0o7 @a @available( #if #else #elseif #endif #selector( #available #file \\.a
      class struct enum protocol extension func var let init deinit subscript typealias associatedtype import operator
      precedencegroup case default if else guard for in while repeat do catch switch return throw throws rethrows async
      await try as is where any some each inout self Self super true false nil static public private open override lazy
      weak mutating get set willSet didSet actor macro indirect borrowing consuming sending nonisolated isolated yield
      consume copy discard unsafe break continue fallthrough defer of then package final required convenience infix
      """
    ) + [" ", " ", " ", "\n", "\n", "\n  ", "\n    ", "\t", "\r\n", "\"\"\"", "\"\"\"\n", "#\"\"\"\n", "\0", "///a\n"]

  private static func words(_ text: String) -> [String] {
    text.split { $0 == " " || $0 == "\n" }.flatMap { [String($0), $0 + " "] }
  }
}
