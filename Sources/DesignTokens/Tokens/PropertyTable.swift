/// What a variant, a state, a set of metrics or a style object says, property by property.
package struct PropertyTable: Hashable, Sendable {
  package struct Property: Hashable, Sendable {
    /// `tintColor`, `titleColor(.normal)`, `layer.borderColor`.
    package var name: String
    package var value: ConditionalValue<TokenValue>
    /// The token that the value was stated through.
    package var reference: TokenName?

    package init(name: String, value: ConditionalValue<TokenValue>, reference: TokenName? = nil) {
      self.name = name
      self.value = value
      self.reference = reference
    }
  }

  /// The type that the entry is of: `DNAButtonType`, `Widget.Style`.
  package var type: TokenName
  /// In the order of their declaration.
  package var properties: [Property]

  package init(type: TokenName, properties: [Property] = []) {
    self.type = type
    self.properties = properties
  }

  package subscript(_ name: String) -> Property? {
    properties.first { $0.name == name }
  }

  /// The property whose number stands for the whole of a size-like entry, if there is one.
  package var principal: Property? {
    for name in ["value", "height", "size", "rawValue"] {
      if let property = self[name], property.value.fallback.number != nil { return property }
    }
    return nil
  }
}
