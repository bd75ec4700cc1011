import JSON

/// The answer to a request isn't needed any more.
package enum CancelRequestNotification: ClientNotification {
  package static let method = "$/cancelRequest"

  package struct Params: FieldDecodable {
    package let id: RequestID

    package init(_ field: Field) throws(InvalidField) {
      let member = field.member("id")
      guard let value = member.value, let id = RequestID(value, text: nil) else {
        throw member.invalid("an integer or a string")
      }
      self.id = id
    }
  }
}
