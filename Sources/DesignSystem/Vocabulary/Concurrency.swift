import Evaluation

/// How work on many elements is spread over threads: the core starts none itself.
package struct Concurrency: Sendable {
  /// Runs the body for each number below a count, in any order, and returns once all are done.
  package typealias Run = @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  private let run: Run

  package init(_ run: @escaping Run) { self.run = run }

  /// One after the other, on the caller's thread.
  package static let none = Concurrency { count, body in
    for index in 0..<count { body(index) }
  }

  /// The results stand in the order of the elements.
  func map<Element: Sendable, Output: Sendable>(
    _ elements: ArraySlice<Element>,
    _ transform: @escaping @Sendable (Element) -> Output
  ) -> [Output] {
    let results = Guarded<[Int: Output]>([:])
    run(elements.count) { offset in
      let output = transform(elements[elements.startIndex + offset])
      results.withLock { $0[offset] = output }
    }
    return results.withLock { results in (0..<elements.count).compactMap { results[$0] } }
  }
}
