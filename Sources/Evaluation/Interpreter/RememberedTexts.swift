/// What was worked out of texts before; shared by threads. A pure function of the text, so that it shows in nothing but
/// time.
final class RememberedTexts<Value: Sendable>: Sendable {
  private let known = Guarded<[String: Value]>([:])

  /// Texts that are remembered; when there are more, all are forgotten.
  private static var limit: Int { 8_192 }

  func value(of text: String, _ make: () -> Value) -> Value {
    if let found = known.withLock({ $0[text] }) { return found }
    let made = make()
    known.withLock { known in
      if known.count >= Self.limit { known.removeAll(keepingCapacity: true) }
      known[text] = made
    }
    return made
  }
}
