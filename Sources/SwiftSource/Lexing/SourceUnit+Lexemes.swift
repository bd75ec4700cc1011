extension SourceUnit {
  /// How many lexemes a file has, its end among them: lexing alone, for those who measure it.
  package static func lexemeCount(_ bytes: [UInt8]) -> Int {
    // Offsets are numbers of 32 bits.
    guard bytes.count < Int(Int32.max) else { return 0 }
    return bytes.withUnsafeBufferPointer { LexemeTable($0).lexemes.count }
  }
}
