/// The words that the sieve looks for, compiled for speed.
///
/// What belongs in the set is known above: the words of the recognizers, and the names of a workspace's own types.
package struct TriggerSet: Sendable {
  /// The words, each once, in a fixed order. Empty words are left out: they would be in everything.
  package let words: [TriggerWord]
  /// A number that is the same for the same words in every run of the program: part of a cache's key.
  package let fingerprint: UInt64

  private let automaton: SubstringAutomaton
  private let table: WordTable<TriggerMatcher.Contexts>

  package init(_ words: some Sequence<TriggerWord>) {
    let sorted = Set(words).filter { !$0.text.isEmpty }.map {
      (code: $0.kindCode, bytes: Array($0.text.utf8), word: $0)
    }
    .sorted { $0.code != $1.code ? $0.code < $1.code : $0.bytes.lexicographicallyPrecedes($1.bytes) }
    self.words = sorted.map(\.word)
    var hash = StableHash()
    for entry in sorted {
      hash.combine(entry.code)
      for byte in entry.bytes { hash.combine(byte) }
      // No word holds this byte, which is in no UTF-8.
      hash.combine(0xFF)
    }
    fingerprint = hash.value
    automaton = SubstringAutomaton(
      words: sorted.compactMap { if case .containing = $0.word { $0.bytes } else { nil } }
    )
    var contexts: [[UInt8]: TriggerMatcher.Contexts] = [:]
    for entry in sorted {
      switch entry.word {
      case .identifier: contexts[entry.bytes, default: []].insert(.anywhere)
      case .member: contexts[entry.bytes, default: []].insert(.behindDot)
      case .macro: contexts[entry.bytes, default: []].insert(.behindNumberSign)
      case .containing: break
      }
    }
    table = WordTable(contexts.lazy.map { (bytes: $0.key, value: $0.value) }, placeholder: [])
  }

  /// The set with more words.
  package func adding(_ more: some Sequence<TriggerWord>) -> TriggerSet {
    TriggerSet(words + Array(more))
  }

  /// Calls `body` with a matcher that must not outlive the call.
  func withMatcher<Result>(_ body: (TriggerMatcher) -> Result) -> Result {
    automaton.classes.withUnsafeBufferPointer { classes in
      automaton.transitions.withUnsafeBufferPointer { transitions in
        table.withLookup { words in
          body(
            TriggerMatcher(
              classes: classes,
              transitions: transitions,
              acceptingState: automaton.acceptingState,
              words: words
            )
          )
        }
      }
    }
  }
}

extension TriggerSet: Equatable {
  package static func == (left: TriggerSet, right: TriggerSet) -> Bool {
    left.words == right.words
  }
}
