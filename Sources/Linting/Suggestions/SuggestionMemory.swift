import SwiftSource
import Synchronization
package import Usages

/// What was suggested for the usages of one file, wherever they stand: an edit moves most of them and changes few.
///
/// Holds for one vocabulary, and as long as the file sees the same declarations.
package final class SuggestionMemory: Sendable {
  private let known = Mutex<[Usage: [Suggestion]]>([:])

  package init() {}

  /// - Parameter find: called for a usage that wasn't asked for before.
  /// Its answer is kept where it is lasting: where it depends on nothing but the usage and the declarations.
  func suggestions(for usage: Usage, find: () -> (found: [Suggestion], isLasting: Bool)) -> [Suggestion] {
    var key = usage
    key.range = SourceRange(at: 0)
    if let found = known.withLock({ $0[key] }) { return found }
    let (found, isLasting) = find()
    guard isLasting else { return found }
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll() }
      known[key] = found
    }
    return found
  }

  /// Usages that are remembered at most; a long file has some thousands.
  private static let limit = 20_000
}
