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
      var walker = Walker(root: root, map: map, collector: collector)
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
    let root: JSONValue
    let map: JSONSourceMap
    var collector: ProblemCollector
    var entries: [Entry] = []
    /// Groups that are being extended, so that a circle ends.
    private var extending: Set<TokenPath> = []

    /// Tokens of one file, inherited ones included.
    private static let maximumEntries = 200_000

    private static let knownKeys: Set<String> = [
      "$value", "$ref", "$type", "$description", "$extensions", "$deprecated", "$schema", "$root",
      "$extends",
    ]

    init(root: JSONValue, map: JSONSourceMap, collector: ProblemCollector) {
      self.root = root
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
        let position = position(of: pointer)
        let entry = Entry(
          path: path,
          pointer: pointer,
          object: object,
          ownType: type,
          groupType: groupType,
          deprecation: deprecation,
          position: position
        )
        guard entries.count < Self.maximumEntries else { return }
        entries.append(entry)
        // The format has no tokens in tokens; tools write them all the same.
        for member in object where !member.key.hasPrefix("$") && member.value.objectValue != nil {
          walk(
            member.value,
            at: pointer.appending(member.key),
            path: path.appending(member.key),
            groupType: type ?? groupType,
            deprecation: deprecation
          )
        }
        return
      }
      let base = self.base(of: object, at: pointer)
      let inherited = type ?? base.flatMap { self.type(of: $0.object, depth: 0) } ?? groupType
      for member in object where !member.key.hasPrefix("$") || member.key == "$root" {
        walk(
          member.value,
          at: pointer.appending(member.key),
          path: path.appending(member.key),
          groupType: inherited,
          deprecation: deprecation
        )
      }
      guard let base, extending.insert(base.path).inserted else { return }
      extend(object, with: base.object, at: pointer.appending("$extends"), path, inherited, deprecation)
      extending.remove(base.path)
    }

    /// Where a token stands; one that a group inherits stands where the group says so.
    private func position(of pointer: JSONPointer) -> JSONPosition {
      var steps = pointer.steps[...]
      while !steps.isEmpty {
        if let place = map[JSONPointer(Array(steps))] { return map.position(at: (place.key ?? place.value).lowerBound) }
        steps.removeLast()
      }
      return map.position(at: 0)
    }

    /// The type that a group states, or the one that it extends.
    private mutating func type(of group: JSONObject, depth: Int) -> String? {
      if let own = group["$type"]?.stringValue { return own }
      guard depth < Self.maximumBases, let base = base(of: group, at: nil) else { return nil }
      return type(of: base.object, depth: depth + 1)
    }

    /// Groups that extend each other in a row.
    private static let maximumBases = 32

    /// The group that a group extends; reported at a place where there is none.
    private mutating func base(of object: JSONObject, at pointer: JSONPointer?) -> (
      object: JSONObject, path: TokenPath
    )? {
      guard let stated = object["$extends"] else { return nil }
      guard let path = TokenReference(stated)?.token,
        let found = path.segments.reduce(
          root,
          { value, segment in value?[segment] } as (JSONValue?, String) -> JSONValue?
        ),
        let base = found.objectValue, base["$value"] == nil
      else {
        if let pointer {
          collector.report("'$extends' must name a group of this file: \"{group}\"", at: pointer.appending("$extends"))
        }
        return nil
      }
      return (base, path)
    }

    /// Adds what a group has of the one that it extends and doesn't state itself.
    private mutating func extend(
      _ own: JSONObject,
      with base: JSONObject,
      at pointer: JSONPointer,
      _ path: TokenPath,
      _ groupType: String?,
      _ deprecation: JSONValue?
    ) {
      for member in base where !member.key.hasPrefix("$") || member.key == "$root" {
        let place = path.appending(member.key)
        guard let stated = own[member.key] else {
          walk(member.value, at: pointer, path: place, groupType: groupType, deprecation: deprecation)
          continue
        }
        if let inner = stated.objectValue, let outer = member.value.objectValue, inner["$value"] == nil {
          extend(inner, with: outer, at: pointer, place, outer["$type"]?.stringValue ?? groupType, deprecation)
        }
      }
      if let further = self.base(of: base, at: nil), extending.insert(further.path).inserted {
        extend(own, with: further.object, at: pointer, path, groupType, deprecation)
        extending.remove(further.path)
      }
    }
  }
}
