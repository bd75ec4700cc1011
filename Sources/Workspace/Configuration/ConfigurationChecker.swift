import JSON
import Linting
import Symbols

/// Compares a configuration with the schema and notes what doesn't fit.
struct ConfigurationChecker {
  private let file: FilePath
  private let map: JSONSourceMap
  private let places: ConfiguredPlaces?
  private(set) var problems: [ConfigurationProblem] = []

  /// - Parameter places: nil: whether paths lead anywhere isn't checked.
  init(file: FilePath, map: JSONSourceMap, places: ConfiguredPlaces?) {
    self.file = file
    self.map = map
    self.places = places
    for duplicate in map.duplicateKeys {
      note("'\(duplicate.pointer.steps.last ?? "")' is set twice", at: duplicate.range, remedy: "remove one of them")
    }
  }

  /// - Parameter name: what the value is called in messages, its key.
  mutating func check(_ value: JSONValue, _ shape: ConfigurationShape, at pointer: JSONPointer, name: String) {
    switch (shape, value) {
    case (.boolean, .bool), (.anything, _):
      break
    case (.text, .string(let text)):
      if text.isEmpty { note("'\(name)' is empty", at: pointer) }
    case (.glob, .string(let pattern)):
      do throws(GlobProblem) { _ = try Glob(pattern) } catch { note(error.message, at: pointer, remedy: error.remedy) }
    case (.path, .string(let path)):
      if path.isEmpty {
        note("'\(name)' is empty", at: pointer)
      } else if let places, let problem = places.problem(with: path) {
        note(problem.message, at: pointer, remedy: problem.remedy)
      }
    case (.number(let range), .integer), (.number(let range), .double):
      if let number = value.doubleValue, !range.contains(number) {
        note("'\(name)' must be \(shape.noun)", at: pointer)
      }
    case (.choice(let choice), .string(let word)):
      check(word, choice, at: pointer)
    case (.list(let element), .array(let elements)):
      for (index, value) in elements.enumerated() {
        check(value, element, at: pointer.appending(index), name: name)
      }
    case (.signatures(let shape), .object(let object)):
      for member in object {
        if !SignatureTable<String>.isSignature(member.key), let range = map[pointer.appending(member.key)]?.key {
          note("'\(member.key)' is no signature", at: range, remedy: "write it with its labels, as in 'height(of:_:)'")
        }
        check(member.value, shape, at: pointer.appending(member.key), name: member.key)
      }
    case (.map(let shape), .object(let object)):
      for member in object {
        check(member.value, shape, at: pointer.appending(member.key), name: member.key)
      }
    case (.record(let record), .object(let object)):
      check(object, record, at: pointer)
    case (.either(let shapes), _):
      if let shape = shapes.first(where: { $0.typeName == value.typeName }) {
        check(value, shape, at: pointer, name: name)
      } else {
        noteType(of: value, shape, at: pointer, name: name)
      }
    default:
      noteType(of: value, shape, at: pointer, name: name)
    }
  }

  private mutating func check(_ word: String, _ choice: ConfigurationShape.Choice, at pointer: JSONPointer) {
    guard !choice.words.contains(word) else { return }
    let known = choice.words.map { "'\($0)'" }.joined(separator: ", ")
    note(
      "unknown \(choice.noun) '\(word)'",
      at: pointer,
      remedy: suggestion(word, choice.words) ?? "use one of \(known)"
    )
  }

  private mutating func check(_ object: JSONObject, _ record: ConfigurationShape.Record, at pointer: JSONPointer) {
    let names = record.keys.map { $0.name }
    for member in object {
      let place = pointer.appending(member.key)
      if let key = record.key(member.key) {
        check(member.value, key.shape, at: place, name: key.name)
      } else if let range = map[place]?.key {
        let remedy = suggestion(member.key, names) ?? "remove it"
        note("unknown \(record.noun) '\(member.key)'", at: range, remedy: remedy)
      }
    }
    // Unknown keys come first: one of them is likely the missing one.
    let isKnown = object.allSatisfy { record.key($0.key) != nil }
    for key in record.keys where isKnown && key.isRequired && object[key.name] == nil {
      note("'\(key.name)' is missing", at: pointer, remedy: "add '\(key.name)': \(key.summary)")
    }
  }

  private func suggestion(_ word: String, _ known: [String]) -> String? {
    NearestWord.nearest(to: word, in: known).map { "did you mean '\($0)'?" }
  }

  private mutating func noteType(
    of value: JSONValue,
    _ shape: ConfigurationShape,
    at pointer: JSONPointer,
    name: String
  ) {
    note("'\(name)' must be \(shape.noun), not \(value.typeName)", at: pointer)
  }

  private mutating func note(_ message: String, at pointer: JSONPointer, remedy: String? = nil) {
    note(message, at: map[pointer]?.value ?? 0..<0, remedy: remedy)
  }

  private mutating func note(_ message: String, at range: Range<Int>, remedy: String?) {
    let position = map.position(at: range.lowerBound)
    problems.append(ConfigurationProblem(file: file, position: position, message: message, remedy: remedy))
  }
}
