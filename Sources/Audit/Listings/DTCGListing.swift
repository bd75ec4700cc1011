import DesignSystem
import DesignTokens
import JSON

/// The vocabulary as a Design Tokens Community Group file, format 2025.10: groups by type, values for light appearance.
///
/// What the format has no type for (variants, states, metrics, stylesheets), and what isn't known, is left out. A dark
/// variant stands under `$extensions`.
package enum DTCGListing {
  package static func write(_ listing: VocabularyListing, to bytes: inout [UInt8]) {
    var root = DTCGGroup()
    for token in listing.tokens {
      let path = path(of: token.name)
      for (suffix, object) in DTCGValue.entries(token) { root.add(object, at: path + suffix) }
    }
    JSONValue.object(root.object).serialize(.pretty, into: &bytes)
    bytes.append(UInt8(ascii: "\n"))
  }

  /// The name's parts, without the characters that a name in the format may not have.
  private static func path(of name: TokenName) -> [String] {
    name.components.map { part in
      var text = String(part.filter { $0 != "." && $0 != "{" && $0 != "}" })
      while text.first == "$" { text.removeFirst() }
      return text.isEmpty ? "_" : text
    }
  }
}

/// A group of a token file: tokens and groups by name, in order.
private struct DTCGGroup {
  private var token: JSONObject?
  private var names: [String] = []
  private var children: [String: DTCGGroup] = [:]

  mutating func add(_ token: JSONObject, at path: [String]) {
    guard let first = path.first else {
      if self.token == nil { self.token = token }
      return
    }
    if children[first] == nil { names.append(first) }
    children[first, default: DTCGGroup()].add(token, at: Array(path.dropFirst()))
  }

  /// A name that is a token and a group has the token as the group's root.
  var object: JSONObject {
    guard !names.isEmpty else { return token ?? JSONObject() }
    var object = JSONObject()
    if let token { object["$root"] = .object(token) }
    for name in names { object[name] = children[name].map { .object($0.object) } }
    return object
  }
}
