#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A system thread with a stack of a given size; must be joined or detached exactly once.
package struct BigStackThread {
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

  /// Starts a thread that nobody waits for.
  /// - Parameter name: as debuggers show it.
  /// - Returns: whether the system granted it.
  @discardableResult package static func detach(
    _ name: String,
    stackSize: Int,
    _ body: @escaping @Sendable () -> Void
  ) -> Bool {
    let thread = BigStackThread(stackSize: stackSize) {
      nameThread(name)
      body()
    }
    #if canImport(Darwin)
    if let thread = thread?.thread { pthread_detach(thread) }
    #else
    if let thread { pthread_detach(thread.thread) }
    #endif
    return thread != nil
  }

  /// Names the calling thread.
  private static func nameThread(_ name: String) {
    #if canImport(Darwin)
    pthread_setname_np(name)
    #else
    // Swift doesn't see the C library's function for it; longer names are cut off.
    let file = open("/proc/thread-self/comm", O_WRONLY | O_CLOEXEC)
    guard file >= 0 else { return }
    _ = write(file, name, name.utf8.count)
    close(file)
    #endif
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
