import Workspace

/// Threads of the server. Parsing and lowering recurse as deep as their input nests, so their stacks are big.
enum ServerThread {
  /// In bytes; only touched pages cost memory.
  private static let stackSize = 256 << 20

  static func start(_ name: String, _ body: @escaping @Sendable () -> Void) {
    BigStackThread.detach(name, stackSize: stackSize, body)
  }

  /// Lets other threads go before the calling one and those that it starts, where there are too few processors for all.
  static func stepBack() { systemStepBack() }
}
