package import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Runs the language server for one client.
package enum ServerProcess {
  /// Serves until the client ends the session or is gone.
  /// - Parameters:
  ///   - input: a descriptor to read the client's messages from.
  ///   - output: a descriptor for the server's; nothing else may write to it.
  ///   - makeFeatures: called once, on the session's thread.
  ///   - abandon: called with the exit code if the session can't be ended in time; it should end the process.
  /// - Returns: the exit code: 0 if the client shut the session down first, else 1.
  package static func run(
    input: Int32,
    output: Int32,
    options: ServerOptions,
    features makeFeatures: @escaping @Sendable (any FeatureHost) -> any LanguageFeatures,
    abandon: @escaping @Sendable (Int32) -> Void = { _exit($0) }
  ) -> Int32 {
    // A client that closes its end is told by the failed write.
    signal(SIGPIPE, SIG_IGN)
    let inbox = Inbox()
    let writer = MessageWriter(descriptor: output) { inbox.put(.ended(.brokenOutput)) }
    let requests = RequestRegistry(writer: writer)
    let watch = ProcessWatch()
    let outcome = SessionOutcome()

    ServerThread.start("session") {
      let session = Session(
        options: options,
        inbox: inbox,
        writer: writer,
        requests: requests,
        watch: watch,
        features: makeFeatures
      )
      outcome.set(session.run())
    }
    let pump = InputPump(descriptor: input, inbox: inbox, requests: requests, watch: watch, writer: writer)
    ServerThread.start("input") {
      pump.run()
      // What was read before the end is done; only what takes too long is cut off.
      if outcome.wait(seconds: 1) != nil { return }
      requests.cancelAll()
      if outcome.wait(seconds: 0.7) == nil { abandon(1) }
    }
    return outcome.wait()
  }
}

/// What a server is started with.
package struct ServerOptions: Sendable {
  package var name = "parlance"
  package var version: String
  package var files: any FileSystem
  package var clock: any SessionClock = SystemClock()

  package init(version: String, files: any FileSystem) {
    self.version = version
    self.files = files
  }
}

/// The exit code of a session, once there is one.
///
/// Safe to share: the code is reached only under the condition's lock.
private final class SessionOutcome: @unchecked Sendable {
  private let condition = ThreadCondition()
  private var code: Int32?

  func set(_ code: Int32) {
    condition.withLock {
      self.code = code
      condition.broadcast()
    }
  }

  func wait() -> Int32 {
    condition.withLock {
      while true {
        if let code { return code }
        condition.wait()
      }
    }
  }

  func wait(seconds: Double) -> Int32? {
    let limit = MonotonicTime.now + seconds
    return condition.withLock {
      while code == nil, condition.wait(until: limit) {}
      return code
    }
  }
}
