import SwiftSource
import Synchronization
import Usages

/// What was suggested for the usages of one file, wherever they stand: an edit moves most of them and changes few.
///
/// Holds for one vocabulary, and as long as the file sees the same declarations.
package final class SuggestionMemory: Sendable {
  private struct Key: Hashable {
    /// Standing nowhere.
    let usage: Usage
    let isWholeValue: Bool
  }

  private struct Answer {
    let readAround: UsagePlace.ReadAround
    let found: [Suggestion]
  }

  private struct Known {
    var answers: [Key: [Answer]] = [:]
    var count = 0
  }

  private let known = Mutex(Known())

  package init() {}

  /// - Parameter find: called for a usage that wasn't asked for before with such code around.
  func suggestions(for place: UsagePlace, find: () -> [Suggestion]) -> [Suggestion] {
    var usage = place.usage
    usage.range = SourceRange(at: 0)
    let key = Key(usage: usage, isWholeValue: place.isWholeValue)
    let answers = known.withLock { $0.answers[key] } ?? []
    if let answer = answers.first(where: { place.isAlike($0.readAround) }) { return answer.found }
    let found = find()
    known.withLock { known in
      if known.count >= Self.limit { known = Known() }
      known.answers[key, default: []].append(Answer(readAround: place.readAround, found: found))
      known.count += 1
    }
    return found
  }

  /// Answers that are remembered at most; a long file has some thousands.
  private static let limit = 20_000
}
