package import JSON

package struct SymbolInformation: Sendable, Equatable, JSONEncodable {
  package var name: String
  package var kind: SymbolKind
  package var isDeprecated = false
  package var containerName: String?
  package var location: Location

  package init(name: String, kind: SymbolKind, containerName: String?, location: Location) {
    self.name = name
    self.kind = kind
    self.containerName = containerName
    self.location = location
  }

  package var json: JSONValue {
    .object(
      JSONObject(
        fields: ("name", name),
        ("kind", kind),
        ("tags", isDeprecated ? [1] : nil),
        ("containerName", containerName),
        ("location", location)
      )
    )
  }
}
