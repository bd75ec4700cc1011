/// Offered tokens near a value in groups of equal difference, the nearest first.
package struct NearGroups: IteratorProtocol, Sendable {
  private enum Source: Sendable {
    case list(ArraySlice<NearToken>)
    case colors(NearestColors, Vocabulary)
  }

  private var source: Source
  /// What was found on the way to the end of the last group.
  private var pending: [NearToken] = []

  /// - Parameter tokens: the nearest first.
  package init(_ tokens: [NearToken]) { source = .list(tokens[...]) }

  init(_ vocabulary: Vocabulary, _ colors: NearestColors) { source = .colors(colors, vocabulary) }

  package mutating func next() -> [NearToken]? {
    switch source {
    case .list(let tokens):
      guard let first = tokens.first else { return nil }
      let group = tokens.prefix { $0.difference == first.difference }
      source = .list(tokens[group.endIndex...])
      return Array(group)
    case .colors(var colors, let vocabulary):
      // Nothing else may hold the colours while they are drawn from, or they are copied.
      source = .list([])
      var group = pending
      pending = []
      while let (bytes, difference) = colors.next() {
        let found = vocabulary.offered(bytes).map { NearToken($0, difference) }
        if let first = group.first, first.difference != difference, !found.isEmpty {
          pending = found
          break
        }
        group += found
      }
      source = .colors(colors, vocabulary)
      return group.isEmpty ? nil : group.sorted { $0.id < $1.id }
    }
  }
}
