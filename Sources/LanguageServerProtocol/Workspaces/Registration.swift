package import JSON

/// Adds a capability while the session runs; only for methods that the client lets be registered.
package enum RegisterCapabilityRequest: ServerRequest {
  package static let method = "client/registerCapability"
  package typealias Answer = Nothing

  package struct Params: JSONEncodable {
    package let registrations: [Registration]

    package init(registrations: [Registration]) {
      self.registrations = registrations
    }

    package var json: JSONValue { ["registrations": registrations.json] }
  }
}

/// Takes registrations back.
package enum UnregisterCapabilityRequest: ServerRequest {
  package static let method = "client/unregisterCapability"
  package typealias Answer = Nothing

  package struct Params: JSONEncodable {
    package let registrations: [Registration]

    package init(registrations: [Registration]) {
      self.registrations = registrations
    }

    package var json: JSONValue {
      // The specification's own spelling.
      ["unregisterations": .array(registrations.map { ["id": .string($0.id), "method": .string($0.method)] })]
    }
  }
}

package struct Registration: Sendable, Equatable, JSONEncodable {
  package let id: String
  package let method: String
  package let options: JSONValue

  package init(id: String, method: String, options: JSONValue) {
    self.id = id
    self.method = method
    self.options = options
  }

  package var json: JSONValue {
    ["id": .string(id), "method": .string(method), "registerOptions": options]
  }
}
