#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A system thread with a stack of a given size; must be joined exactly once.
struct BigStackThread {
  #if canImport(Darwin)
  private let thread: pthread_t?
  #else
  private let thread: pthread_t
  #endif

  /// Starts the thread.
  /// - Returns: nil where the system grants no thread.
  init?(stackSize: Int, _ body: @escaping @Sendable () -> Void) {
    var attributes = pthread_attr_t()
    guard pthread_attr_init(&attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(&attributes) }
    guard pthread_attr_setstacksize(&attributes, stackSize) == 0 else { return nil }

    let argument = Unmanaged.passRetained(Body(body))
    #if canImport(Darwin)
    var thread: pthread_t?
    let status = pthread_create(&thread, &attributes, { Body.run($0) }, argument.toOpaque())
    #else
    var thread = pthread_t()
    let status = pthread_create(&thread, &attributes, { Body.run($0) }, argument.toOpaque())
    #endif
    guard status == 0 else {
      argument.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits for the thread's end.
  func join() {
    #if canImport(Darwin)
    guard let thread else { return }
    #endif
    pthread_join(thread, nil)
  }

  /// Carries the closure through the C interface.
  private final class Body: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) {
      self.body = body
    }

    static func run(_ argument: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
      guard let argument else { return nil }
      Unmanaged<Body>.fromOpaque(argument).takeRetainedValue().body()
      return nil
    }
  }
}
