/// A request that a client sends.
package protocol ClientRequest {
  static var method: String { get }
  associatedtype Params: FieldDecodable
  associatedtype Answer: JSONEncodable
}

/// A notification that a client sends.
package protocol ClientNotification {
  static var method: String { get }
  associatedtype Params: FieldDecodable
}
