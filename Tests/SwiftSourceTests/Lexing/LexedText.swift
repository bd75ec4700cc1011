@testable import SwiftSource

/// A text's lexemes as words: the kind and what it covers, those at the end left out.
struct LexedText {
  let table: LexemeTable
  let bytes: [UInt8]

  init(_ text: String) { self.init(Array(text.utf8)) }

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    table = bytes.withUnsafeBufferPointer { LexemeTable($0) }
  }

  var lexemes: [Lexeme] { table.lexemes.filter { $0.kind != .end } }

  /// `kind text`, one a lexeme.
  var words: [String] { lexemes.map { "\($0.kind) \(text($0))" } }

  var kinds: [LexemeKind] { lexemes.map(\.kind) }

  var texts: [String] { lexemes.map(text) }

  func text(_ lexeme: Lexeme) -> String {
    String(decoding: bytes[Int(lexeme.start)..<Int(lexeme.end)], as: UTF8.self)
  }

  /// Each opening bracket's text with all up to its partner.
  var groups: [String] {
    table.lexemes.enumerated().compactMap { index, lexeme in
      switch lexeme.kind {
      case .openRound, .openSquare, .openBrace, .interpolation:
        let partner = table.lexemes[Int(lexeme.value)]
        guard Int(partner.value) == index else { return "no partner at \(lexeme.start)" }
        return String(decoding: bytes[Int(lexeme.start)..<Int(partner.end)], as: UTF8.self)
      default: return nil
      }
    }
  }
}
