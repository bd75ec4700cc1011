/// Lets through of a file's text what can hold a declaration or usage that matters, far faster than a parser.
///
/// The sieve never changes a result: a function, property or type in whose code a trigger stands is kept to the byte,
/// and where the structure of a text isn't certain all of it is kept.
package struct Sieve: Sendable {
  package let triggers: TriggerSet

  package init(triggers: TriggerSet) {
    self.triggers = triggers
  }

  /// Sifts the text of a Swift file in one pass.
  package func sift(_ bytes: [UInt8]) -> SiftedSource {
    triggers.withMatcher { matcher in
      ByteClass.table.withUnsafeBufferPointer { classes in
        bytes.withUnsafeBufferPointer { buffer in
          DeclarationWord.table.withLookup { words in
            let code = CodeScanner(bytes: buffer, classes: classes, matcher: matcher)
            return sift(bytes, with: code, words: words)
          }
        }
      }
    }
  }

  private func sift(_ bytes: [UInt8], with code: CodeScanner, words: WordTable<DeclarationWord>.Lookup) -> SiftedSource
  {
    var scanner = DeclarationScanner(code: code, words: words)
    var statistics = SiftedSource.Statistics(totalBytes: bytes.count)
    var isKept = false
    do throws(UnclearStructure) {
      try scanner.scan()
      isKept = scanner.holdsTrigger
    } catch {
      statistics.unclear = error
      scanner.spans = BlankSpans()
      isKept = Self.holdsTriggerAnywhere(code)
    }
    let aliases = scanner.aliases.found.map { places in
      SiftedSource.Alias(name: code.text(at: places.name), words: places.words.map(code.text(at:)))
    }
    if isKept {
      statistics.blankedBlocks = scanner.spans.spans.count
      statistics.blankedBytes = scanner.spans.spans.reduce(0) { $0 + $1.count }
    } else {
      statistics.blankedBytes = bytes.count
    }
    return SiftedSource(
      content: isKept ? .kept(scanner.spans.applied(to: bytes)) : .skipped,
      aliases: aliases,
      blankedTypes: scanner.spans.types,
      statistics: statistics
    )
  }

  /// Whether any word of the text is a trigger, be it code, comment or string.
  private static func holdsTriggerAnywhere(_ start: CodeScanner) -> Bool {
    var code = start
    while code.index < code.bytes.count, !code.hit {
      if code.classes[Int(code.bytes[code.index])] == .word { code.scanWord() } else { code.index += 1 }
      code.noteDirectiveComment()
    }
    return code.hit
  }
}
