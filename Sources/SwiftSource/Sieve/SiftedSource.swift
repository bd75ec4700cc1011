/// What the sieve let through of one file.
package struct SiftedSource: Sendable {
  package enum Content: Sendable {
    /// No trigger stands anywhere in the code.
    case skipped
    /// The text with blocks blanked that hold no trigger, byte for byte at the same offsets.
    ///
    /// What was in such a block is spaces; its braces and all line ends stay.
    case kept([UInt8])
  }

  /// Another name for a type: `typealias Tone = UIColor`.
  package struct Alias: Hashable, Sendable {
    package let name: String
    /// The identifiers on the right side, in the order of the text.
    package let words: [String]

    package init(name: String, words: [String]) {
      self.name = name
      self.words = words
    }
  }

  /// A type in whose declaration no trigger stands.
  package struct BlankedType: Hashable, Sendable {
    /// With dots between nested names.
    package let name: String
    /// The identifiers behind its name in the header, in the order of the text: what it inherits from, among others.
    package let inherited: [String]

    package init(name: String, inherited: [String]) {
      self.name = name
      self.inherited = inherited
    }
  }

  /// The sizes of what was done.
  package struct Statistics: Hashable, Sendable {
    /// Bytes of the file.
    package var totalBytes = 0
    /// Bytes of the file that don't reach the parser; all of them if it was skipped.
    package var blankedBytes = 0
    /// The blocks blanked: bodies, and types as a whole.
    package var blankedBlocks = 0
    /// Why the file was not taken apart, if it wasn't.
    package var unclear: UnclearStructure?

    package var keptBytes: Int { totalBytes - blankedBytes }
  }

  package let content: Content
  /// The aliases that the file declares outside of functions, in the order of the text, also if it was skipped.
  package let aliases: [Alias]
  /// The types in whose declarations no trigger stands, so that members were blanked or skipped: inner types first. An
  /// extension counts as its type.
  package let blankedTypes: [BlankedType]
  package let statistics: Statistics

  /// The text to parse; `nil` if the file was skipped.
  package var bytes: [UInt8]? {
    switch content {
    case .skipped: nil
    case .kept(let bytes): bytes
    }
  }
}
