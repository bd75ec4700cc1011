/// A request that the server sends.
package protocol ServerRequest {
  static var method: String { get }
  associatedtype Params: JSONEncodable
  associatedtype Answer: FieldDecodable
}

/// A notification that the server sends.
package protocol ServerNotification {
  static var method: String { get }
  associatedtype Params: JSONEncodable
}
