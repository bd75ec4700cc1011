/// The codes of JSON-RPC and of the Language Server Protocol.
package enum ErrorCode: Int, Sendable {
  case parseError = -32700
  case invalidRequest = -32600
  case methodNotFound = -32601
  case invalidParams = -32602
  case internalError = -32603
  case serverNotInitialized = -32002
  /// The client cancelled the request.
  case requestCancelled = -32800
  /// The document changed while the answer was made.
  case contentModified = -32801
  /// The server gave up; only where the specification allows it.
  case serverCancelled = -32802
  /// A correct request that can't be done.
  case requestFailed = -32803
}
