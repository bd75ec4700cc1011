package import JSON

/// How much a message matters.
package enum MessageType: Int, Sendable, Hashable, JSONEncodable {
  case error = 1
  case warning = 2
  case info = 3
  case log = 4
}

/// A message that pops up.
package enum ShowMessageNotification: ServerNotification {
  package static let method = "window/showMessage"
  package typealias Params = MessageParams
}

/// A line of the client's log.
package enum LogMessageNotification: ServerNotification {
  package static let method = "window/logMessage"
  package typealias Params = MessageParams
}

package struct MessageParams: Sendable, JSONEncodable {
  package let type: MessageType
  package let message: String

  package init(type: MessageType, message: String) {
    self.type = type
    self.message = message
  }

  package var json: JSONValue { ["type": type.json, "message": .string(message)] }
}
