import JSON
import LanguageServerProtocol

/// What the session's thread acts on, in the order in which it came.
enum SessionEvent: Sendable {
  case request(PendingRequest, params: JSONValue?)
  case notification(method: String, params: JSONValue?)
  case response(id: RequestID, Result<JSONValue, ResponseError>)
  /// A message that can only be refused.
  case invalid(id: RequestID?, ResponseError)
  case frameProblem(FrameProblem)
  /// A request was cancelled; it may wait for something.
  case cancelled
  /// Something that another thread wants done on the session's.
  case work(@Sendable (Session) -> Void)
  case ended(SessionEnd)
}

/// Why a session ends without `exit`.
enum SessionEnd: Sendable {
  case endOfInput
  case brokenOutput
  case clientProcessGone
  case streamLost
}
