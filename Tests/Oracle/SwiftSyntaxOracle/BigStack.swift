import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Threads with a stack that the oracle's recursion fits on, however deep the file nests.
package enum BigStack {
  /// In bytes; only touched pages cost memory.
  private static let size = 512 << 20

  package static var processorCount: Int { max(1, Int(sysconf(Int32(_SC_NPROCESSORS_ONLN)))) }

  /// Runs `body` on a thread of its own and waits for its end.
  package static func run<Result: Sendable>(_ body: @Sendable () -> Result) -> Result? {
    map([0], threads: 1) { _, _ in body() }.first
  }

  /// Transforms elements on several threads; each is given with the number of its thread. The results stand in the
  /// order of the elements.
  package static func map<Element: Sendable, Output: Sendable>(
    _ elements: [Element],
    threads: Int = processorCount,
    _ transform: @Sendable (Element, Int) -> Output
  ) -> [Output] {
    let state = Work<Output>(count: elements.count)
    return withoutActuallyEscaping(transform) { transform in
      let handles = (0..<min(max(1, threads), elements.count)).compactMap { thread in
        start {
          while let index = state.claim() { state.put(transform(elements[index], thread), at: index) }
        }
      }
      for handle in handles { pthread_join(handle, nil) }
      return state.outputs
    }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, size) == 0 else { return nil }
    let argument = Unmanaged.passRetained(Body(run: body))
    #if canImport(Darwin)
    var thread: pthread_t?
    #else
    var thread = pthread_t()
    #endif
    let status = pthread_create(&thread, &attributes, { Body.run($0) }, argument.toOpaque())
    if status != 0 { argument.release() }
    return status == 0 ? thread : nil
  }

  /// Carries the closure through the C interface.
  private final class Body: Sendable {
    let run: @Sendable () -> Void

    init(run: @escaping @Sendable () -> Void) { self.run = run }

    static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      if let argument { Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }
  }

  /// The elements that are still to be done, and the results.
  private final class Work<Output: Sendable>: Sendable {
    private let state: Mutex<(next: Int, outputs: [Output?])>

    init(count: Int) { state = Mutex((0, Array(repeating: nil, count: count))) }

    func claim() -> Int? {
      state.withLock { state in
        guard state.next < state.outputs.count else { return nil }
        state.next += 1
        return state.next - 1
      }
    }

    func put(_ output: Output, at index: Int) { state.withLock { $0.outputs[index] = output } }

    var outputs: [Output] { state.withLock { $0.outputs.compactMap { $0 } } }
  }
}
