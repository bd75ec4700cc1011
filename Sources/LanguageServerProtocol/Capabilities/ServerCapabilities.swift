package import JSON

/// What the server handles, by the names of the specification.
///
/// Each handler adds what belongs to it, so nothing is advertised that has no handler.
package struct ServerCapabilities: Sendable, Equatable {
  private var object = JSONObject()

  package init() {}

  /// Sets a capability; members of objects add up.
  package mutating func add(_ path: String..., value: JSONValue) {
    object = Self.adding(value, at: path[...], to: object)
  }

  private static func adding(_ value: JSONValue, at path: ArraySlice<String>, to object: JSONObject) -> JSONObject {
    guard let key = path.first else { return object }
    var object = object
    let inner = object[key]?.objectValue
    if path.count > 1 {
      object[key] = .object(adding(value, at: path.dropFirst(), to: inner ?? [:]))
    } else if let inner, let added = value.objectValue {
      object[key] = .object(added.reduce(into: inner) { $0[$1.key] = $1.value })
    } else {
      object[key] = value
    }
    return object
  }
}

extension ServerCapabilities: JSONEncodable {
  package var json: JSONValue { .object(object) }
}
