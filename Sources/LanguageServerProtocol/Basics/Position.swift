package import JSON

/// A place in a document: line and character from 0, the character counted in the position encoding of the session.
package struct Position: Hashable, Sendable, Comparable {
  package var line: Int
  package var character: Int

  package init(line: Int, character: Int) {
    self.line = line
    self.character = character
  }

  package static func < (left: Position, right: Position) -> Bool {
    (left.line, left.character) < (right.line, right.character)
  }
}

extension Position: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    line = try field.required("line", as: Coordinate.self).value
    character = try field.required("character", as: Coordinate.self).value
  }

  package var json: JSONValue {
    ["line": .integer(Int64(line)), "character": .integer(Int64(character))]
  }

  /// A whole number of any size, clamped to what an editor's text could have: the document clamps it further.
  private struct Coordinate: FieldDecodable {
    let value: Int

    init(_ field: Field) throws(InvalidField) {
      if let value = field.value?.intValue {
        self.value = min(max(value, -1), Int(Int32.max))
      } else if let value = field.value?.doubleValue, value.magnitude >= 0x1p63 {
        self.value = value < 0 ? -1 : Int(Int32.max)
      } else {
        throw field.invalid("a whole number")
      }
    }
  }
}

/// The stretch between two positions; the specification's `Range`.
package struct PositionRange: Hashable, Sendable {
  package var start: Position
  package var end: Position

  package init(start: Position, end: Position) {
    self.start = start
    self.end = end
  }
}

extension PositionRange: FieldDecodable, JSONEncodable {
  package init(_ field: Field) throws(InvalidField) {
    start = try field.required("start")
    end = try field.required("end")
  }

  package var json: JSONValue {
    ["start": start.json, "end": end.json]
  }
}
