import DesignTokens
import JSON

/// A token file taken apart: its tokens as written, values not read yet.
struct TokenFile {
  struct Entry {
    let path: TokenPath
    let pointer: JSONPointer
    let object: JSONObject
    /// The type stated by the token itself.
    let ownType: String?
    /// The type stated by the nearest group that states one.
    let groupType: String?
    /// The nearest `$deprecated` around or at the token.
    let deprecation: JSONValue?
    let position: JSONPosition

    /// What the token states: its `$value`, or itself where it is only a `$ref`.
    var value: JSONValue { object["$value"] ?? .object(object) }
  }

  let source: TokenFileSource
  let root: JSONValue
  private(set) var entries: [Entry] = []
  let problems: [DefinitionProblem]

  init(_ source: TokenFileSource) {
    self.source = source
    var collector = ProblemCollector(path: source.path, bytes: source.bytes)
    do {
      let map = try JSONSourceMap(source.bytes)
      root = try JSONValue.parse(source.bytes)
      var walker = Walker(map: map, collector: collector)
      walker.walk(root, at: .root, path: TokenPath([]), groupType: nil, deprecation: nil)
      entries = walker.entries
      collector = walker.collector
    } catch {
      root = .null
      collector.report(error)
    }
    problems = collector.problems
  }

  /// Finds the tokens among the groups. A file's depth is bounded by the JSON parser.
  private struct Walker {
    let map: JSONSourceMap
    var collector: ProblemCollector
    var entries: [Entry] = []

    private static let knownKeys: Set<String> = [
      "$value", "$ref", "$type", "$description", "$extensions", "$deprecated", "$schema", "$root",
    ]

    init(map: JSONSourceMap, collector: ProblemCollector) {
      self.map = map
      self.collector = collector
    }

    mutating func walk(
      _ value: JSONValue,
      at pointer: JSONPointer,
      path: TokenPath,
      groupType: String?,
      deprecation: JSONValue?
    ) {
      guard let object = value.objectValue else {
        collector.report("a token or group must be an object, not \(value.typeName)", at: pointer)
        return
      }
      for key in object.keys where key.hasPrefix("$") && !Self.knownKeys.contains(key) {
        collector.report("unsupported key '\(key)'", at: pointer.appending(key))
      }
      let type = object["$type"]?.stringValue
      let deprecation = object["$deprecated"] ?? deprecation
      if object["$value"] != nil || (object["$ref"] != nil && !path.segments.isEmpty) {
        let place = map[pointer]
        let position = map.position(at: (place?.key ?? place?.value)?.lowerBound ?? 0)
        let entry = Entry(
          path: path,
          pointer: pointer,
          object: object,
          ownType: type,
          groupType: groupType,
          deprecation: deprecation,
          position: position
        )
        entries.append(entry)
        return
      }
      for member in object where !member.key.hasPrefix("$") || member.key == "$root" {
        walk(
          member.value,
          at: pointer.appending(member.key),
          path: path.appending(member.key),
          groupType: type ?? groupType,
          deprecation: deprecation
        )
      }
    }
  }
}
