/// Where a token stands in a token file: its groups' names and its own.
package struct TokenPath: Hashable, Sendable {
  package let segments: [String]

  package init(_ segments: [String]) {
    self.segments = segments
  }

  /// Of segments joined with dots, as aliases write them.
  package init(text: String) {
    segments = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
  }

  /// The segments joined with dots.
  package var text: String { segments.joined(separator: ".") }

  package func appending(_ segment: String) -> TokenPath { TokenPath(segments + [segment]) }
}

extension TokenPath: Comparable {
  package static func < (left: TokenPath, right: TokenPath) -> Bool {
    left.segments.lexicographicallyPrecedes(right.segments)
  }
}

extension TokenPath: CustomStringConvertible {
  package var description: String { text }
}
