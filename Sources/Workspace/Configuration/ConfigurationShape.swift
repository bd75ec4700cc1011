/// What a value of the configuration may be. Checking a file and writing its JSON Schema both read this.
package indirect enum ConfigurationShape: Sendable {
  /// One of a few words.
  package struct Choice: Sendable {
    /// What the words are, for messages: "severity".
    package let noun: String
    package let words: [String]
  }

  /// An object of known keys.
  package struct Record: Sendable {
    /// What its keys are, for messages: "key", "rule".
    package let noun: String
    package let keys: [Key]

    package func key(_ name: String) -> Key? {
      keys.first { $0.name == name }
    }
  }

  package struct Key: Sendable {
    package let name: String
    package let summary: String
    package let shape: ConfigurationShape
    package let isRequired: Bool

    package init(_ name: String, _ summary: String, _ shape: ConfigurationShape, isRequired: Bool = false) {
      self.name = name
      self.summary = summary
      self.shape = shape
      self.isRequired = isRequired
    }
  }

  case boolean
  /// A string that isn't empty.
  case text
  case glob
  /// A file or folder that is there, relative to the configuration's folder or absolute.
  case path
  case number(ClosedRange<Double>)
  case choice(Choice)
  case list(ConfigurationShape)
  case record(Record)
  /// An object whose keys are free.
  case map(ConfigurationShape)
  /// An object whose keys are signatures of Swift functions: `name(label:)`.
  case signatures(ConfigurationShape)
  /// The first whose JSON type is the value's.
  case either([ConfigurationShape])
  case anything

  /// What is expected, for messages.
  var noun: String {
    switch self {
    case .boolean: "true or false"
    case .text: "a string"
    case .glob: "a pattern"
    case .path: "a path"
    case .number(let range):
      range.lowerBound.isFinite && range.upperBound.isFinite
        ? "a number from \(Int(range.lowerBound)) to \(Int(range.upperBound))" : "a number"
    case .choice(let choice): "a \(choice.noun)"
    case .list: "a list"
    case .record, .map, .signatures: "an object"
    case .either(let shapes): shapes.map(\.noun).joined(separator: " or ")
    case .anything: "a value"
    }
  }

  /// The JSON type, in the words of its specification; nil for several.
  var typeName: String? {
    switch self {
    case .boolean: "boolean"
    case .text, .glob, .path, .choice: "string"
    case .number: "number"
    case .list: "array"
    case .record, .map, .signatures: "object"
    case .either, .anything: nil
    }
  }
}
