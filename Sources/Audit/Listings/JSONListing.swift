import DesignSystem
import DesignTokens
import JSON

/// The vocabulary as one JSON object: tokens, components, problems. Each entry takes one line.
package enum JSONListing {
  package static func write(_ listing: VocabularyListing, to bytes: inout [UInt8]) {
    append("{\n  \"tokens\": ", to: &bytes)
    append(listing.tokens.map { token($0, listing) }, to: &bytes)
    append(",\n  \"components\": ", to: &bytes)
    append(listing.components.map { component($0, listing) }, to: &bytes)
    append(",\n  \"problems\": ", to: &bytes)
    append(listing.problems.map(problem), to: &bytes)
    append("\n}\n", to: &bytes)
  }

  private static func append(_ text: String, to bytes: inout [UInt8]) { bytes += text.utf8 }

  private static func append(_ entries: [JSONObject], to bytes: inout [UInt8]) {
    guard !entries.isEmpty else { return append("[]", to: &bytes) }
    append("[\n", to: &bytes)
    for (index, entry) in entries.enumerated() {
      if index > 0 { append(",\n", to: &bytes) }
      append("    ", to: &bytes)
      JSONValue.object(entry).serialize(into: &bytes)
    }
    append("\n  ]", to: &bytes)
  }

  private static func token(_ token: Token, _ listing: VocabularyListing) -> JSONObject {
    var object = JSONObject()
    object["name"] = .string(token.name.text)
    object["kind"] = .string(token.kind.rawValue)
    object["type"] = text(listing.speller.typeName(of: token))
    object["spelling"] = text(listing.speller.spelling(of: token)?.text)
    let standard = token.standardValue
    object["value"] = ValueJSON.value(standard)
    if let properties = token.properties { object["properties"] = .object(ValueJSON.properties(properties)) }
    place(token.place, listing, &object)
    object["module"] = text(token.module)
    object["access"] = .string("\(token.access)")
    object["doc"] = text(token.documentation)
    object["deprecated"] = token.deprecation.map { .object(deprecation($0)) } ?? .null
    object["aliasOf"] = text(token.aliasOf?.text)
    object["conditions"] = .array(token.value.rows.compactMap { condition($0.when, $0.value) })
    object["unresolved"] = text(standard.unresolvedReason?.message)
    offer(token.offer, &object)
    return object
  }

  private static func component(_ component: Component, _ listing: VocabularyListing) -> JSONObject {
    var object = JSONObject()
    object["name"] = .string(component.name.text)
    object["kind"] = .string("component")
    var value: JSONObject = [
      "class": .string(component.name.text), "base": .string(component.base), "root": .string(component.root),
    ]
    if let properties = component.properties { value["properties"] = .object(ValueJSON.properties(properties)) }
    object["value"] = .object(value)
    place(component.place, listing, &object)
    object["module"] = text(component.module)
    object["access"] = .string("\(component.access)")
    object["role"] = .string(component.role.rawValue)
    object["initializers"] = .array(component.initializers.map { .string($0) })
    if !component.entryPoints.isEmpty {
      object["entryPoints"] = .array(component.entryPoints.map { .string($0) })
    }
    object["variants"] = names(component.variants)
    object["states"] = names(component.states)
    object["sizes"] = names(component.sizes)
    object["doc"] = text(component.documentation)
    object["deprecated"] = component.deprecation.map { .object(deprecation($0)) } ?? .null
    offer(component.offer, &object)
    return object
  }

  private static func names(_ names: [TokenName]) -> JSONValue { .array(names.map { .string($0.text) }) }

  private static func text(_ text: String?) -> JSONValue {
    guard let text, !text.isEmpty else { return .null }
    return .string(text)
  }

  private static func place(_ place: DefinitionPlace, _ listing: VocabularyListing, _ object: inout JSONObject) {
    let position = listing.position(of: place)
    object["file"] = .string(place.path)
    object["line"] = .integer(Int64(position.line))
    object["column"] = .integer(Int64(position.column))
  }

  private static func deprecation(_ deprecation: TokenDeprecation) -> JSONObject {
    var object: JSONObject = ["message": text(deprecation.message)]
    object["replacement"] = text(deprecation.replacement?.text)
    if deprecation.isSoft { object["soft"] = .bool(true) }
    return object
  }

  /// `nil` for a condition that says nothing beyond the appearance, which colours carry themselves.
  private static func condition(_ when: ConditionSet, _ value: TokenValue) -> JSONValue? {
    guard !when.isEmpty else { return nil }
    let conditions = when.conditions.map { ($0.axis.name, JSONValue.string($0.value)) }
    return .object(["when": .object(JSONObject(conditions)), "value": ValueJSON.value(value)])
  }

  private static func offer(_ offer: Offer, _ object: inout JSONObject) {
    guard let reason = offer.reason else { return }
    object["offered"] = .bool(false)
    object["reason"] = .string(reason.message)
  }

  private static func problem(_ problem: VocabularyListing.Problem) -> JSONObject {
    [
      "file": .string(problem.file), "line": .integer(Int64(problem.line)), "column": .integer(Int64(problem.column)),
      "message": .string(problem.message),
    ]
  }
}
