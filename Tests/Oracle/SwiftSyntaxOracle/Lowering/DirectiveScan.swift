import SwiftSource
import SwiftSyntax

/// Finds the comments of a file that hold `parlance:`.
///
/// The bytes are searched first; only the trivia of tokens around the word are read.
enum DirectiveScan {
  private static let word = Array("parlance:".utf8)

  static func directives(_ tree: some SyntaxProtocol, _ source: UnsafeBufferPointer<UInt8>) -> [SourceUnit
    .DirectiveComment]
  {
    var found: [SourceUnit.DirectiveComment] = []
    var last: SyntaxIdentifier?
    for place in places(of: word, source) {
      guard let token = tree.token(at: AbsolutePosition(utf8Offset: place)), token.id != last else { continue }
      last = token.id
      collect(token.leadingTrivia, from: token.position.utf8Offset, source, &found)
      collect(token.trailingTrivia, from: token.endPositionBeforeTrailingTrivia.utf8Offset, source, &found)
    }
    return found
  }

  private static func collect(
    _ trivia: Trivia,
    from start: Int,
    _ source: UnsafeBufferPointer<UInt8>,
    _ found: inout [SourceUnit.DirectiveComment]
  ) {
    var offset = start
    for piece in trivia {
      let length = piece.sourceLength.utf8Length
      defer { offset += length }
      switch piece {
      case .lineComment(let text), .blockComment(let text), .docLineComment(let text), .docBlockComment(let text):
        guard text.contains("parlance:") else { continue }
        found.append(
          SourceUnit.DirectiveComment(
            text: text,
            range: SourceRange(UInt32(truncatingIfNeeded: offset), UInt32(truncatingIfNeeded: offset + length)),
            isOnOwnLine: isFirst(offset, source)
          )
        )
      default: continue
      }
    }
  }

  /// Whether only blanks stand between the line's start and `offset`.
  private static func isFirst(_ offset: Int, _ source: UnsafeBufferPointer<UInt8>) -> Bool {
    var index = min(offset, source.count) - 1
    while index >= 0 {
      switch source[index] {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"): index -= 1
      case 0xBF where index == 2: return source[0] == 0xEF
      default: return false
      }
    }
    return true
  }

  /// Where `source` holds `word`, ascending.
  private static func places(of word: [UInt8], _ source: UnsafeBufferPointer<UInt8>) -> [Int] {
    guard let first = word.first, source.count >= word.count else { return [] }
    var found: [Int] = []
    var index = 0
    let last = source.count - word.count
    while index <= last {
      if source[index] == first, source[index..<(index + word.count)].elementsEqual(word) { found.append(index) }
      index += 1
    }
    return found
  }
}
