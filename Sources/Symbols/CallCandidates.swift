import SwiftSource

/// The declarations that a call may mean by its name and place.
struct CallCandidates {
  let symbols: [SymbolID]
  /// What they are by, where they are many and the name is all that is known of them.
  let namesakes: Namesakes?

  init(_ symbols: [SymbolID], _ namesakes: Namesakes? = nil) {
    self.symbols = symbols
    self.namesakes = namesakes
  }

  static let none = CallCandidates([])
}

/// The functions of one name that a file sees.
struct Namesakes: Hashable {
  let name: String
  let file: Int32
  let areMethods: Bool

  /// So many are looked through for each call.
  static let few = 100
}

/// What the targets of a call hang on that are found by its name alone: the name, and the labels of its arguments.
package struct CallShape: Hashable, Sendable {
  private let namesakes: Namesakes
  private let arguments: [Argument]
  private let isIncomplete: Bool

  private struct Argument: Hashable {
    let label: String?
    let isTrailing: Bool
  }

  init(_ namesakes: Namesakes, _ arguments: [ArgumentView], isIncomplete: Bool) {
    self.namesakes = namesakes
    self.arguments = arguments.map { Argument(label: $0.label, isTrailing: $0.isTrailing) }
    self.isIncomplete = isIncomplete
  }
}
