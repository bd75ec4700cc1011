package import JSON

extension ConfigurationSchema {
  /// The JSON Schema (draft 7, what editors read) of a configuration file.
  package var jsonSchema: JSONValue {
    var schema: JSONObject = [
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "Parlance configuration",
    ]
    for member in Self.schema(of: root) {
      schema[member.key] = member.value
    }
    return .object(schema)
  }

  private static func schema(of shape: ConfigurationShape) -> JSONObject {
    switch shape {
    case .boolean: ["type": "boolean"]
    case .text, .glob, .path: ["type": "string", "minLength": 1]
    case .number(let range): schema(of: range)
    case .choice(let choice): ["type": "string", "enum": .array(choice.words.map { .string($0) })]
    case .list(let element): ["type": "array", "items": .object(schema(of: element))]
    case .map(let value), .signatures(let value):
      ["type": "object", "additionalProperties": .object(schema(of: value))]
    case .either(let shapes): ["anyOf": .array(shapes.map { .object(schema(of: $0)) })]
    case .record(let record): schema(of: record)
    case .anything: [:]
    }
  }

  private static func schema(of range: ClosedRange<Double>) -> JSONObject {
    var schema: JSONObject = ["type": "number"]
    if range.lowerBound.isFinite { schema["minimum"] = .double(range.lowerBound) }
    if range.upperBound.isFinite { schema["maximum"] = .double(range.upperBound) }
    return schema
  }

  private static func schema(of record: ConfigurationShape.Record) -> JSONObject {
    var properties = JSONObject()
    for key in record.keys {
      var property: JSONObject = ["description": .string(key.summary)]
      for member in schema(of: key.shape) {
        property[member.key] = member.value
      }
      properties[key.name] = .object(property)
    }
    var schema: JSONObject = [
      "type": "object", "properties": .object(properties), "additionalProperties": false,
    ]
    let required = record.keys.filter(\.isRequired).map { JSONValue.string($0.name) }
    if !required.isEmpty { schema["required"] = .array(required) }
    return schema
  }
}
