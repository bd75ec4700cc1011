import SwiftSource
import Testing

@Suite struct LineTableTests {
  @Test(
    arguments: [
      ("", [0]),
      ("a", [0]),
      ("\n", [0, 1]),
      ("a\nb\r\nc\rd", [0, 2, 5, 7]),
      ("\r\r\n\n\r", [0, 1, 3, 4, 5]),
      ("a\u{2028}b\u{2029}\u{B}\u{C}\u{85}c", [0]),
      ("01234567\n", [0, 9]),
      ("0123456\r\n89", [0, 9]),
      ("01234567\r\n", [0, 10]),
      ("\r\n\r\n\r\n\r\n\r\n", [0, 2, 4, 6, 8, 10]),
    ] as [(String, [UInt32])]
  )
  func lineStarts(text: String, starts: [UInt32]) {
    #expect(LineTable(of: Array(text.utf8)).lineStarts == starts)
  }

  @Test func neighboursOfTerminatorsEndNoLine() {
    let bytes = (UInt8.min...UInt8.max).filter { $0 != 10 && $0 != 13 }
    #expect(LineTable(of: bytes + bytes).lineCount == 1)
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11]),
    (.utf16, [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 5, 6]),
    (.utf32, [0, 1, 1, 2, 2, 2, 3, 3, 3, 3, 4, 5]),
  ])
  func columnsOfOffsets(encoding: PositionEncoding, columns: [Int]) {
    let table = LineTable(of: Array("\naé漢😀b\n".utf8))
    for (index, column) in columns.enumerated() {
      let position = table.position(of: UInt32(index + 1), in: encoding)
      #expect(position == LinePosition(line: 1, column: column), "offset \(index + 1)")
    }
  }

  @Test(arguments: [
    (PositionEncoding.utf8, [0, 1, 1, 3, 3, 3, 6, 6, 6, 6, 10, 11, 11]),
    (.utf16, [0, 1, 3, 6, 6, 10, 11, 11]),
    (.utf32, [0, 1, 3, 6, 10, 11, 11]),
  ])
  func offsetsOfColumns(encoding: PositionEncoding, offsets: [UInt32]) {
    let table = LineTable(of: Array("\naé漢😀b\n".utf8))
    for (column, offset) in offsets.enumerated() {
      let found = table.offset(of: LinePosition(line: 1, column: column), in: encoding)
      #expect(found == offset + 1, "column \(column)")
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func everyScalarBoundaryComesBack(encoding: PositionEncoding) {
    let text = "let größe = \"👩‍👩‍👧‍👦🇩🇪\"\r\n\u{2028}e\u{301} مرحبا 漢字漢字漢字\r\n\rend of a longer ASCII line\n"
    let bytes = Array(text.utf8)
    let table = LineTable(of: bytes)
    for index in text.unicodeScalars.indices {
      let offset = UInt32(text.utf8.distance(from: text.startIndex, to: index))
      if offset > 0, bytes[Int(offset)] == 10, bytes[Int(offset) - 1] == 13 { continue }
      let position = table.position(of: offset, in: encoding)
      #expect(table.offset(of: position, in: encoding) == offset)
      let start = Int(table.lineStarts[position.line])
      let before = String(decoding: bytes[start..<Int(offset)], as: UTF8.self)
      switch encoding {
      case .utf8: #expect(position.column == before.utf8.count)
      case .utf16: #expect(position.column == before.utf16.count)
      case .utf32: #expect(position.column == before.unicodeScalars.count)
      }
    }
  }

  @Test(arguments: PositionEncoding.allCases)
  func whatLiesOutsideIsClamped(encoding: PositionEncoding) {
    let table = LineTable(of: Array("ab\r\ncd".utf8))
    #expect(table.offset(of: LinePosition(line: 0, column: .max), in: encoding) == 2)
    #expect(table.offset(of: LinePosition(line: 0, column: .min), in: encoding) == 0)
    #expect(table.offset(of: LinePosition(line: 1, column: 3), in: encoding) == 6)
    #expect(table.offset(of: LinePosition(line: 2, column: 0), in: encoding) == 6)
    #expect(table.offset(of: LinePosition(line: .max, column: .max), in: encoding) == 6)
    #expect(table.offset(of: LinePosition(line: .min, column: 7), in: encoding) == 0)
    #expect(table.position(of: .max, in: encoding) == LinePosition(line: 1, column: 2))
    #expect(table.position(of: 3, in: encoding) == LinePosition(line: 0, column: 2))
    #expect(LineTable(of: []).position(of: 9, in: encoding) == LinePosition(line: 0, column: 0))
  }

  @Test func byteOrderMark() {
    let bytes: [UInt8] = [0xEF, 0xBB, 0xBF, 0x61, 0x0A, 0xEF, 0xBB, 0xBF, 0x62]
    let uncounted = LineTable(of: bytes, byteOrderMark: .uncounted)
    #expect(uncounted.position(of: 3, in: .utf8).column == 0)
    #expect(uncounted.position(of: 1, in: .utf8).column == 0)
    #expect(uncounted.position(of: 4, in: .utf16).column == 1)
    #expect(uncounted.offset(of: LinePosition(line: 0, column: 0), in: .utf16) == 3)
    #expect(uncounted.position(of: 8, in: .utf8).column == 3, "only at the start of the text is it a mark")
    let counted = LineTable(of: bytes, byteOrderMark: .counted)
    #expect(counted.position(of: 3, in: .utf8).column == 3)
    #expect(counted.position(of: 3, in: .utf16).column == 1)
    #expect(counted.offset(of: LinePosition(line: 0, column: 1), in: .utf16) == 3)
    #expect(LineTable(of: [0xEF, 0xBB, 0xBF]).content(ofLine: 0).isEmpty)
  }

  /// Segments as the standard library's own decoder makes them.
  @Test(
    arguments: [
      [0x61, 0xFF, 0x62], [0xC0, 0x80], [0xE2, 0x82], [0xE2, 0x82, 0x61], [0xF0, 0x9F, 0x98, 0x61], [0x80, 0x80, 0x80],
      [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE0, 0x80, 0x80], [0xF0, 0x9F, 0x98, 0x80, 0x80], [0xF8, 0x88],
      [0x00, 0xC3], [0xC3, 0xC3, 0xA9], [0xF1, 0x80, 0x80, 0xE1, 0x80, 0xC2, 0x62],
    ] as [[UInt8]]
  )
  func invalidSequencesCountAsReplacement(bytes: [UInt8]) {
    let table = LineTable(of: bytes)
    let decoded = String(decoding: bytes, as: UTF8.self)
    let end = UInt32(bytes.count)
    #expect(table.position(of: end, in: .utf16).column == decoded.utf16.count)
    #expect(table.position(of: end, in: .utf32).column == decoded.unicodeScalars.count)
    for encoding in PositionEncoding.allCases {
      for offset in 0...end {
        let position = table.position(of: offset, in: encoding)
        let back = table.offset(of: position, in: encoding)
        #expect(back <= offset && offset - back <= 3)
        #expect(table.position(of: back, in: encoding) == position)
      }
    }
  }

  @Test func linesAndRanges() {
    let table = LineTable(of: Array("ab\r\n\rcd\n".utf8))
    #expect(table.lineCount == 4)
    #expect(table.content(ofLine: 0) == SourceRange(0, 2))
    #expect(table.fullRange(ofLine: 0) == SourceRange(0, 4))
    #expect(table.content(ofLine: 1) == SourceRange(at: 4))
    #expect(table.content(ofLine: 2) == SourceRange(5, 7))
    #expect(table.content(ofLine: 99) == SourceRange(at: 8))
    #expect([0, 3, 4, 5, 7, 8, 9].map { table.line(at: $0) } == [0, 0, 1, 2, 2, 3, 3])
    let start = LinePosition(line: 2, column: 1)
    #expect(table.range(from: LinePosition(line: 0, column: 1), to: start, in: .utf16) == SourceRange(1, 6))
    #expect(table.range(from: start, to: LinePosition(line: 0, column: 1), in: .utf16) == SourceRange(at: 6))
  }
}
