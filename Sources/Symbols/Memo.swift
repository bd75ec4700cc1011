#if canImport(Darwin)
import os
#else
import Synchronization
#endif

/// Answers that are functions of what never changes, each worked out once and shared by threads.
///
/// In several parts, so that threads seldom wait for each other. Two threads that ask at once may both work it out.
final class Memo<Key: Hashable & Sendable, Answer: Sendable>: Sendable {
  private final class Part: Sendable {
    #if canImport(Darwin)
    private let lock = OSAllocatedUnfairLock<[Key: Answer]>(initialState: [:])
    func answer(_ key: Key) -> Answer? { lock.withLock { $0[key] } }
    func store(_ answer: Answer, _ key: Key) { lock.withLock { $0[key] = answer } }
    #else
    private let lock = Mutex<[Key: Answer]>([:])
    func answer(_ key: Key) -> Answer? { lock.withLock { $0[key] } }
    func store(_ answer: Answer, _ key: Key) { lock.withLock { $0[key] = answer } }
    #endif
  }

  private let parts: [Part]

  init() { parts = (0..<Self.count).map { _ in Part() } }

  private static var count: Int { 16 }

  /// - Parameter spread: any number that differs between keys.
  func callAsFunction(_ key: Key, _ spread: Int32, _ find: () -> Answer) -> Answer {
    let part = parts[Int(truncatingIfNeeded: spread) & (Self.count - 1)]
    if let known = part.answer(key) { return known }
    let found = find()
    part.store(found, key)
    return found
  }
}
