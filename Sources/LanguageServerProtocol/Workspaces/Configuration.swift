package import JSON

/// Asks for settings; the answer holds one value for each item, in their order.
package enum ConfigurationRequest: ServerRequest {
  package static let method = "workspace/configuration"
  package typealias Answer = [JSONValue]

  package struct Params: JSONEncodable {
    package let items: [Item]

    package init(items: [Item]) {
      self.items = items
    }

    package var json: JSONValue { ["items": items.json] }
  }

  package struct Item: Sendable, JSONEncodable {
    /// The folder whose settings are asked for; nil for those of the whole client.
    package let scopeURI: DocumentURI?
    package let section: String

    package init(scopeURI: DocumentURI?, section: String) {
      self.scopeURI = scopeURI
      self.section = section
    }

    package var json: JSONValue {
      .object(JSONObject(fields: ("scopeUri", scopeURI), ("section", section)))
    }
  }
}

/// Settings have changed; what the params hold differs from client to client.
package enum DidChangeConfigurationNotification: ClientNotification {
  package static let method = "workspace/didChangeConfiguration"

  package struct Params: FieldDecodable {
    package let settings: JSONValue?

    package init(_ field: Field) {
      settings = field.value?["settings"]
    }
  }
}
