package import SwiftSource
package import Workspace

/// A word of a list with its place.
package struct FileWord: Sendable, Equatable {
  package let text: String
  package let file: FilePath
  package let range: SourceRange

  /// One for each line; a missing list has none.
  static func read(_ file: FilePath, in files: any FileSystem) -> [FileWord] {
    guard let bytes = try? files.read(file) else { return [] }
    let table = LineTable(of: bytes)
    return (0..<table.lineCount).compactMap { line in
      let range = table.content(ofLine: line)
      let text = String(decoding: bytes[range.indices], as: UTF8.self)
      return text.isEmpty ? nil : FileWord(text: text, file: file, range: range)
    }
  }

  /// Where a text holds a word, as bytes.
  static func places(of word: String, in text: [UInt8]) -> [SourceRange] {
    let word = Array(word.utf8)
    guard !word.isEmpty, text.count >= word.count else { return [] }
    return (0...text.count - word.count).filter { text[$0..<$0 + word.count].elementsEqual(word) }
      .map { SourceRange(clamping: $0..<$0 + word.count) }
  }
}
