/// Makes damages for the bytes of one file.
package struct Mutator {
  private let bytes: [UInt8]
  /// Offsets of all marks.
  private let marks: [Int]
  /// With their line ends.
  private let lines: [Range<Int>]
  /// Runs of digits.
  private let numbers: [Range<Int>]

  package init(_ bytes: [UInt8], marks: String = Self.allMarks) {
    let isMark = Set(marks.utf8)
    self.bytes = bytes
    self.marks = bytes.indices.filter { isMark.contains(bytes[$0]) }
    lines = Self.runs(in: bytes) { _, byte in byte != UInt8(ascii: "\n") }
    numbers = Self.digits(in: bytes)
  }

  /// A damage of one of the kinds; `nil` where the bytes have no place for any that is tried.
  package func mutation(of kinds: [MutationKind], _ generator: inout SeededGenerator) -> Mutation? {
    for _ in 0..<8 {
      guard let kind = generator.element(of: kinds) else { return nil }
      if let edits = edits(kind, &generator), !edits.isEmpty { return Mutation(kind: kind, edits: edits) }
    }
    return nil
  }

  private func edits(_ kind: MutationKind, _ generator: inout SeededGenerator) -> [Mutation.Edit]? {
    switch kind {
    case .deletedMark: mark(&generator).map { [Mutation.Edit($0)] }
    case .doubledMark: mark(&generator).map { [doubled($0)] }
    case .movedMark: mark(&generator).flatMap { moved($0, to: generator.number(in: 0...bytes.count)) }
    case .swappedMarks: swapped(mark(&generator), mark(&generator))
    case .deletedLine: generator.element(of: lines).map { [Mutation.Edit($0)] }
    case .doubledLine: generator.element(of: lines).map { [doubled($0)] }
    case .movedLine:
      generator.element(of: lines).flatMap { line in
        generator.element(of: lines).flatMap { moved(line, to: $0.lowerBound) }
      }
    case .swappedLines: swapped(generator.element(of: lines), generator.element(of: lines))
    case .deletedSpan: [Mutation.Edit(span(&generator))]
    case .doubledSpan: [doubled(span(&generator))]
    case .movedSpan: moved(span(&generator), to: generator.number(in: 0...bytes.count))
    case .truncation: bytes.isEmpty ? nil : [Mutation.Edit(generator.number(below: bytes.count)..<bytes.count)]
    case .nesting: [nesting(&generator)]
    case .invalidText: [invalidText(&generator)]
    case .otherBytes: [otherBytes(&generator)]
    case .insertedWord: [insertedWord(&generator)]
    case .extremeNumber:
      generator.element(of: numbers).map {
        [Mutation.Edit($0, Array((generator.element(of: Self.extremes) ?? "").utf8))]
      }
    }
  }

  // MARK: Places

  package static let allMarks = brackets + "<>#`,:'/\\"
  /// Brackets and quotes.
  package static let brackets = "()[]{}\""

  private func mark(_ generator: inout SeededGenerator) -> Range<Int>? {
    generator.element(of: marks).map { $0..<($0 + 1) }
  }

  /// Up to 200 bytes, short ones most often.
  private func span(_ generator: inout SeededGenerator) -> Range<Int> {
    let start = generator.number(in: 0...bytes.count)
    let length = 1 + generator.number(below: 1 + generator.number(below: 200))
    return start..<min(bytes.count, start + length)
  }

  /// The bytes in pieces, each up to the first byte that ends it and with that byte.
  private static func runs(in bytes: [UInt8], _ goesOn: (Int, UInt8) -> Bool) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = 0
    for (index, byte) in bytes.enumerated() where !goesOn(index, byte) {
      found.append(start..<(index + 1))
      start = index + 1
    }
    if start < bytes.count { found.append(start..<bytes.count) }
    return found
  }

  private static func digits(in bytes: [UInt8]) -> [Range<Int>] {
    let isDigit = { (byte: UInt8) in (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) }
    var found: [Range<Int>] = []
    var index = 0
    while index < bytes.count {
      let start = index
      while index < bytes.count, isDigit(bytes[index]) { index += 1 }
      if index > start { found.append(start..<index) }
      index += 1
    }
    return found
  }

  // MARK: Edits

  private func doubled(_ range: Range<Int>) -> Mutation.Edit {
    Mutation.Edit(range.upperBound..<range.upperBound, Array(bytes[range]))
  }

  private func moved(_ range: Range<Int>, to place: Int) -> [Mutation.Edit]? {
    if place >= range.lowerBound, place <= range.upperBound { return nil }
    return [Mutation.Edit(range), Mutation.Edit(place..<place, Array(bytes[range]))]
  }

  private func swapped(_ one: Range<Int>?, _ other: Range<Int>?) -> [Mutation.Edit]? {
    guard let one, let other, !one.overlaps(other), bytes[one] != bytes[other] else { return nil }
    return [Mutation.Edit(one, Array(bytes[other])), Mutation.Edit(other, Array(bytes[one]))]
  }

  /// What opens many times, alone or with all of it closed.
  private func nesting(_ generator: inout SeededGenerator) -> Mutation.Edit {
    let (opening, closing) = generator.element(of: Self.nested) ?? ("(", ")")
    let count = [20, 70, 300, 2_000, 20_000][generator.number(below: 5)]
    var text = String(repeating: opening, count: count)
    if generator.number(below: 2) == 0 { text += "1" + String(repeating: closing, count: count) }
    let place = place(&generator)
    return Mutation.Edit(place..<place, Array(text.utf8))
  }

  /// Behind a mark, where code is likelier to be than in a word.
  private func place(_ generator: inout SeededGenerator) -> Int {
    generator.element(of: marks).map { $0 + 1 } ?? generator.number(in: 0...bytes.count)
  }

  private func invalidText(_ generator: inout SeededGenerator) -> Mutation.Edit {
    let range = span(&generator)
    let place = range.lowerBound..<min(range.upperBound, range.lowerBound + generator.number(below: 4))
    return Mutation.Edit(place, generator.element(of: Self.invalid) ?? [0xFF])
  }

  private func otherBytes(_ generator: inout SeededGenerator) -> Mutation.Edit {
    let range = span(&generator).prefix(1 + generator.number(below: 8))
    return Mutation.Edit(
      range.startIndex..<range.endIndex,
      (0..<range.count).map { _ in UInt8(truncatingIfNeeded: generator.next()) }
    )
  }

  private func insertedWord(_ generator: inout SeededGenerator) -> Mutation.Edit {
    let word = generator.element(of: Self.words) ?? ""
    let isOnOwnLine = generator.number(below: 2) == 0
    let line = generator.element(of: lines)?.lowerBound ?? 0
    return isOnOwnLine
      ? Mutation.Edit(line..<line, Array((word + "\n").utf8)) : edit(inserting: " " + word + " ", place(&generator))
  }

  private func edit(inserting text: String, _ place: Int) -> Mutation.Edit {
    Mutation.Edit(place..<place, Array(text.utf8))
  }

  private static let nested: [(String, String)] = [
    ("(", ")"), ("[", "]"), ("{", "}"), ("<", ">"), ("\"", "\""), ("#", "#"), ("`", "`"), ("\"\\(", ")\""),
    ("/*", "*/"), ("#if A\n", "\n#endif\n"), ("if a {", "}"), ("{\"a\":", "}"), ("!", "?"), ("-", "!"), ("a.", ""),
    ("a ? ", " : b"), ("a + ", ""), ("A<", ">"), ("[[", "]]"), ("struct A {", "}"), ("f {", "}"), ("@A(", ")"),
    ("switch a { case b: ", "}"), ("if a {} else ", ""), ("try ", ""), ("any ", ""), ("\"\"\"\n", "\n\"\"\"\n"),
    (",", ","),
    ("\\.a", ""), ("#\"", "\"#"), ("case ", ":"), ("() -> ", ""), ("let a = ", ";"), ("some P & ", ""), ("/", "/"),
  ]

  /// Bytes that begin nothing, go on with nothing, stop early, are too long, or name half of a pair or too much.
  private static let invalid: [[UInt8]] = [
    [0xFF], [0xFE, 0xFF], [0x80], [0xBF, 0xBF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x98], [0xC0, 0xAF],
    [0xED, 0xA0, 0x80],
    [0xF4, 0x90, 0x80, 0x80], [0xEF, 0xBF], [0x00],
  ]

  private static let words = [
    "switch", "if", "#if", "#if DEBUG", "#else", "#elseif A", "#endif", "extension", "class", "struct", "enum",
    "protocol", "func", "var", "let", "case", "default:", "guard", "for", "while", "repeat", "do", "catch", "import",
    "init", "deinit", "subscript", "static", "public", "@", "@MainActor", "in", "where", "return", "try", "await",
    "some",
    "any", "true", "null", "\"", "\"\"\"", "#\"", "/*", "*/", "//", "operator", "precedencegroup", "macro", "#Preview",
    "indirect", "is", "as", "else", "->", "=", "...", "<<<<<<< HEAD", "=======", "$0", "_", "\\", "parlance:",
  ]

  private static let extremes = [
    "99999999999999999999999999", "0", "-1", "1e999", "-1e999", "0xFFFFFFFFFFFFFFFFFF", "9223372036854775807",
    "9223372036854775808", "-9223372036854775808", "18446744073709551615", "4294967296", "1e-400", "00", "0.0000001",
    "2147483648", "1_000_000_000_000", "NaN", "255", "256", "360", "1.7976931348623157e308",
  ]
}
