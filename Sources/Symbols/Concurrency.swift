/// How work on many elements is spread over threads: the core starts none itself.
package struct Concurrency: Sendable {
  /// Runs the body for each number below a count, and returns once all are done. Numbers are begun in order; one is
  /// begun only when all those that are `window` or more below it are done.
  package typealias Run = @Sendable (_ count: Int, _ window: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

  private let run: Run

  package init(_ run: @escaping Run) { self.run = run }

  /// One after the other, on the caller's thread.
  package static let none = Concurrency { count, _, body in
    for index in 0..<count { body(index) }
  }

  /// What the body gives for each number below a count, in their order.
  /// - Parameter window: how far a number may be ahead of one that isn't done yet.
  package func map<Output: Sendable>(
    _ count: Int,
    window: Int = .max,
    _ transform: @Sendable (Int) -> Output
  ) -> [Output] {
    guard count > 0 else { return [] }
    return withoutActuallyEscaping(transform) { transform in
      let slots = Slots<Output>(count)
      run(count, window) { slots.fill($0, with: transform($0)) }
      return slots.outputs
    }
  }

  /// The results stand in the order of the elements. For elements that are quickly done: a thread takes many at a time.
  package func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> Output
  ) -> [Output] {
    Array(inParts(elements) { $0.map(transform) }.joined())
  }

  /// The results stand in the order of the elements. For elements that are quickly done: a thread takes many at a time.
  package func compactMap<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> Output?
  ) -> [Output] {
    Array(inParts(elements) { $0.compactMap(transform) }.joined())
  }

  /// The results stand in the order of the elements. For elements that are quickly done: a thread takes many at a time.
  package func flatMap<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (Element) -> [Output]
  ) -> [Output] {
    Array(inParts(elements) { $0.flatMap(transform) }.joined())
  }

  private func inParts<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    _ transform: @Sendable (ArraySlice<Element>) -> [Output]
  ) -> [[Output]] {
    let count = elements.count / Self.partSize + (elements.count % Self.partSize == 0 ? 0 : 1)
    return map(count) { part in
      let start = part * Self.partSize
      return transform(elements[start..<min(start + Self.partSize, elements.count)])
    }
  }

  /// Few enough that uneven parts even out, enough that handing them out costs nothing beside them.
  private static let partSize = 64
}

/// Results that several threads write, each into a place of its own.
///
/// Safe to share where each place is filled once at most, and read only after all threads are done.
package final class Slots<Output: Sendable>: @unchecked Sendable {
  private let slots: UnsafeMutableBufferPointer<Output?>

  package init(_ count: Int) {
    slots = .allocate(capacity: count)
    slots.initialize(repeating: nil)
  }

  deinit {
    slots.deinitialize()
    slots.deallocate()
  }

  package func fill(_ index: Int, with output: Output) { slots[index] = output }

  /// Those that were filled, in order.
  package var outputs: [Output] { slots.compactMap { $0 } }
}
