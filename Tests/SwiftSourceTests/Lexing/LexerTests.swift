import Testing

@testable import SwiftSource

/// What bytes become: kinds and extents, by the rules of the language.
@Suite struct LexerTests {
  /// A table tells keywords by sixteen of their bytes.
  @Test func keywordsAreShort() {
    #expect(Keyword.texts.allSatisfy { $0.utf8.count <= 16 })
    #expect(Set(Keyword.texts).count == Keyword.texts.count)
  }

  @Test func keywordsHaveTheirPlaces() {
    for keyword in Keyword.allCases {
      let lexeme = LexedText(Keyword.texts[Int(keyword.rawValue)]).lexemes.first
      #expect(lexeme.map { $0.kind == .word && $0.value == keyword.id } == true, "\(keyword)")
    }
  }

  @Test func equalWordsAreOneWord() {
    let long = "aVeryLongIdentifierIndeed"
    let table = LexedText("\(long) b \(long) \(long)2 b aVeryLongIdentifierIndeeD").lexemes
    #expect(table[0].value == table[2].value)
    #expect(table[1].value == table[4].value)
    #expect(Set(table.map(\.value)).count == 4)
  }

  @Test func manyWordsStayApart() {
    let names = (0..<3_000).map { "name\($0)" }
    let lexed = LexedText(names.joined(separator: " ") + " " + names.joined(separator: " "))
    let values = lexed.lexemes.map(\.value)
    #expect(Set(values).count == names.count)
    #expect(Array(values.prefix(names.count)) == Array(values.suffix(names.count)))
  }

  struct Sample: CustomTestStringConvertible {
    let source: String
    let expected: [String]
    init(_ source: String, _ expected: String...) { (self.source, self.expected) = (source, expected) }
    var testDescription: String { source }
  }

  @Test(arguments: [
    // Words
    Sample("`class` $0 $name é名", "word `class`", "word $0", "word $name", "word é名"),
    Sample("<#some text#>.b", "word <#some text#>", "period .", "word b"),
    Sample(
      "@objc #if A #else #elseif #endif #file",
      "at @",
      "word objc",
      "poundIf #if",
      "word A",
      "poundElse #else",
      "poundElseif #elseif",
      "poundEndif #endif",
      "pound #",
      "word file"
    ),
    // Numbers
    Sample("1 0x1F 0b101 0o17 1_000", "integer 1", "integer 0x1F", "integer 0b101", "integer 0o17", "integer 1_000"),
    Sample("1.5 1e3 1.5e-3 0x1p4 0x1.8p-2", "float 1.5", "float 1e3", "float 1.5e-3", "float 0x1p4", "float 0x1.8p-2"),
    Sample("a.0.1", "word a", "period .", "integer 0", "period .", "integer 1"),
    Sample(
      "4.x 1..<2 1...",
      "integer 4",
      "period .",
      "word x",
      "integer 1",
      "infixOperator ..<",
      "integer 2",
      "integer 1",
      "postfixOperator ..."
    ),
    Sample("0x1.description", "integer 0x1", "period .", "word description"),
    // Operators by the space around them
    Sample("a + b", "word a", "infixOperator +", "word b"),
    Sample("a+b", "word a", "infixOperator +", "word b"),
    Sample("a + -b", "word a", "infixOperator +", "prefixOperator -", "word b"),
    Sample("a++ b", "word a", "postfixOperator ++", "word b"),
    Sample("a! = b!", "word a", "exclamation !", "equal =", "word b", "exclamation !"),
    Sample("a != b", "word a", "infixOperator !=", "word b"),
    Sample("!a", "prefixOperator !", "word a"),
    Sample(
      "a ? b : c?.d",
      "word a",
      "infixQuestion ?",
      "word b",
      "colon :",
      "word c",
      "postfixQuestion ?",
      "period .",
      "word d"
    ),
    Sample("f(&a)", "word f", "openRound (", "ampersand &", "word a", "closeRound )"),
    Sample("a & b", "word a", "infixOperator &", "word b"),
    Sample("a -> b", "word a", "arrow ->", "word b"),
    Sample("a/* */+b", "word a", "prefixOperator +", "word b"),
    Sample("a +/* */b", "word a", "infixOperator +", "word b"),
    Sample("a .== b", "word a", "infixOperator .==", "word b"),
    Sample("reduce(0, +)", "word reduce", "openRound (", "integer 0", "comma ,", "infixOperator +", "closeRound )"),
    Sample("a::b", "word a", "moduleSelector ::", "word b"),
    Sample("a ⊕ b", "word a", "infixOperator ⊕", "word b"),
    // Strings
    Sample("\"a\" \"\\\"\" \"\"", "string \"a\"", "string \"\\\"\"", "string \"\""),
    Sample("#\"a\"b\"# \"\"\"\n\"a\"\n\"\"\"", "string #\"a\"b\"#", "string \"\"\"\n\"a\"\n\"\"\""),
    Sample(
      "\"a\\(b)c\"",
      "stringOpen \"",
      "stringText a",
      "interpolation \\(",
      "word b",
      "closeRound )",
      "stringText c",
      "stringClose \""
    ),
    Sample(
      "#\"\\(a)\\#(b)\"#",
      "stringOpen #\"",
      "stringText \\(a)",
      "interpolation \\#(",
      "word b",
      "closeRound )",
      "stringText ",
      "stringClose \"#"
    ),
    Sample(
      "\"\\(f(\"\\(a)\"))\"",
      "stringOpen \"",
      "stringText ",
      "interpolation \\(",
      "word f",
      "openRound (",
      "stringOpen \"",
      "stringText ",
      "interpolation \\(",
      "word a",
      "closeRound )",
      "stringText ",
      "stringClose \"",
      "closeRound )",
      "closeRound )",
      "stringText ",
      "stringClose \""
    ),
    Sample("#\"\"\"#", "string #\"\"\"#"),
    // An unterminated literal ends with its line.
    Sample("\"abc\nd", "string \"abc", "word d"),
    Sample("\"a\\(b\nc", "stringOpen \"", "stringText a", "interpolation \\(", "word b", "word c"),
    // Regular expressions
    Sample(
      "let a = !/b c/.d",
      "word let",
      "word a",
      "equal =",
      "prefixOperator !",
      "regex /b c/",
      "period .",
      "word d"
    ),
    Sample("a = /b\\/c/.d", "word a", "equal =", "regex /b\\/c/", "period .", "word d"),
    Sample("a / b / c", "word a", "infixOperator /", "word b", "infixOperator /", "word c"),
    Sample("a/b/c", "word a", "infixOperator /", "word b", "infixOperator /", "word c"),
    Sample("#/a b/# c", "regex #/a b/#", "word c"),
    Sample("#/\n a\n/#", "regex #/\n a\n/#"),
    Sample("f(/, /)", "word f", "openRound (", "infixOperator /", "comma ,", "infixOperator /", "closeRound )"),
    // Comments, and what is no code
    Sample("a // b\nc /* d /* e */ f */ g", "word a", "word c", "word g"),
    Sample("#!/usr/bin/swift\na", "word a"),
    Sample("<<<<<<< HEAD\na\n=======\nb\n>>>>>>> other\nc", "word c"),
    Sample("\u{FEFF}a\0b", "word a", "word b"),
    Sample("a\u{A0}b", "word a", "word b"),
  ])
  func reads(_ sample: Sample) {
    #expect(
      LexedText(sample.source).words.filter { !$0.hasPrefix("closeRound") || $0 != "closeRound " } == sample.expected
    )
  }

  @Test func invalidBytesAreLikeSpace() {
    let lexed = LexedText([0x61, 0xFF, 0x62, 0xC2])
    #expect(lexed.kinds == [.word, .word])
  }

  @Test(arguments: ["\n", "\r\n", "\r"])
  func linesBeginWhereTheyDo(_ lineEnd: String) {
    let lexed = LexedText(["a b", "c // d", "/* e", "*/ f g", "  h"].joined(separator: lineEnd))
    let first = lexed.lexemes.filter { $0.flags.contains(.beginsLine) }.map(lexed.text)
    #expect(first == ["a", "c", "f", "h"])
    let behind = lexed.lexemes.filter { $0.flags.contains(.behindComment) }.map(lexed.text)
    #expect(behind == ["f"])
  }

  @Test func findsDirectives() {
    let lexed = LexedText(
      "// parlance:ignore a\nlet b = 1 /* parlance:ignore b */\nlet c = \"// parlance:no\" // parlance 2\n"
    )
    #expect(lexed.table.directives.map(\.text) == ["// parlance:ignore a", "/* parlance:ignore b */"])
    #expect(lexed.table.directives.map(\.isOnOwnLine) == [true, false])
  }
}
