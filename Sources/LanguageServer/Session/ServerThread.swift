import Foundation

/// Threads of the server. Parsing and lowering recurse as deep as their input nests, so their stacks are big.
enum ServerThread {
  /// In bytes; only touched pages cost memory.
  private static let stackSize = 256 << 20

  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    let thread = Thread(block: body)
    thread.name = name
    thread.stackSize = stackSize
    thread.start()
  }
}
