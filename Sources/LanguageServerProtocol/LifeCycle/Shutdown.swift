/// The client wants no more answers.
package enum ShutdownRequest: ClientRequest {
  package static let method = "shutdown"
  package typealias Params = Nothing
  package typealias Answer = Nothing
}

/// The process is to end.
package enum ExitNotification: ClientNotification {
  package static let method = "exit"
  package typealias Params = Nothing
}
