import LanguageServerProtocol
import SwiftSource

/// Turns the client's positions in one text into offsets and back; `LineTable` does the counting.
struct PositionConverter: Sendable {
  let text: LineTable
  let encoding: PositionEncoding

  func offset(of position: Position) -> UInt32 {
    text.offset(of: LinePosition(line: position.line, column: position.character), in: encoding)
  }

  func range(of range: PositionRange) -> SourceRange {
    let start = offset(of: range.start)
    let end = offset(of: range.end)
    return SourceRange(min(start, end), max(start, end))
  }

  func position(of offset: UInt32) -> Position {
    let position = text.position(of: offset, in: encoding)
    return Position(line: position.line, character: position.column)
  }

  func range(of range: SourceRange) -> PositionRange {
    PositionRange(start: position(of: range.lowerBound), end: position(of: range.upperBound))
  }

  func edit(_ edit: SourceEdit) -> TextEdit {
    TextEdit(range: range(of: edit.range), newText: edit.newText)
  }
}
