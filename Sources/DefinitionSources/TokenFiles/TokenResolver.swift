import DesignTokens
import JSON

/// Makes tokens of what token files state, following references within and between them.
struct TokenResolver {
  private let files: [TokenFile]
  /// By path: in the order of the files.
  private let places: [TokenPath: [Place]]
  /// Paths of groups.
  private let groups: Set<TokenPath>
  /// One per file.
  private(set) var collectors: [ProblemCollector]

  private struct Place {
    let file: Int
    let entry: TokenFile.Entry
  }

  /// A value that is no reference any more, and what the way to it told.
  private struct Target {
    var value: JSONValue
    /// Where the value stands, and by whose file its own pointers are read.
    var file: Int
    /// Of the first token on the way that states one.
    var type: String?
    /// The first token on the way.
    var alias: TokenPath?
  }

  /// More aliases in a row than any design system has, so that a circle or a hostile file ends.
  private static let longestChain = 64
  /// Levels of values within a value: a shadow's layer's colour's components, and some to spare.
  private static let deepestValue = 6
  /// Parts that a value may have once its references are replaced.
  private static let largestValue = 4096

  init(files: [TokenFile]) {
    self.files = files
    collectors = files.map { ProblemCollector(path: $0.source.path, bytes: $0.source.bytes) }
    var places: [TokenPath: [Place]] = [:]
    var groups: Set<TokenPath> = []
    for (index, file) in files.enumerated() {
      for entry in file.entries {
        places[entry.path, default: []].append(Place(file: index, entry: entry))
        for end in 1..<max(entry.path.segments.count, 1) {
          groups.insert(TokenPath(Array(entry.path.segments[..<end])))
        }
      }
    }
    self.places = places
    self.groups = groups
  }

  /// The token that a path means in a file: its own, else the last file's that has one.
  private func place(_ path: TokenPath, inFile file: Int) -> Place? {
    let found = places[path]
    return found?.last { $0.file == file } ?? found?.last
  }

  /// `nil`, with a problem reported, for a token without a type or with a reference that leads nowhere.
  mutating func token(_ entry: TokenFile.Entry, inFile file: Int) -> FileToken? {
    let pointer = entry.object["$value"] == nil ? entry.pointer : entry.pointer.appending("$value")
    let target: Target
    switch follow(entry.value, inFile: file) {
    case .success(let found): target = found
    case .failure(let failure):
      collectors[file].report(failure.reason, at: pointer)
      // Its name stands, whatever it is worth.
      return (entry.ownType ?? entry.groupType).map {
        token(entry, inFile: file, type: $0, .unresolved(UnresolvedReason(failure.reason)), nil)
      }
    }
    guard let type = entry.ownType ?? target.type ?? entry.groupType else {
      collectors[file].report("the token has no type, and no group around it states one", at: entry.pointer)
      return nil
    }
    var value = TokenValue.unresolved(UnresolvedReason("a reference in it leads to no value"))
    if let plain = expanded(target.value, inFile: target.file, for: file, at: pointer) {
      let (read, problem) = TokenValueReader.value(of: computed(plain, type, inFile: target.file), type: type)
      if let problem { collectors[file].report(problem, at: pointer) }
      value = withDarkMode(read, of: entry, inFile: file)
    }
    guard let modifier = TokenModifier(entry.object) else {
      return token(entry, inFile: file, type: type, value, target.alias)
    }
    if case .color(let color) = value {
      value =
        color.constant.flatMap { modifier.applied(to: $0) }.map { .color(AppearanceColor($0)) }
        ?? .unresolved(UnresolvedReason(modifier.text))
    }
    return token(entry, inFile: file, type: type, value, nil)
  }

  private func token(
    _ entry: TokenFile.Entry,
    inFile file: Int,
    type: String,
    _ value: TokenValue,
    _ alias: TokenPath?
  ) -> FileToken {
    FileToken(
      path: entry.path,
      kind: TokenTypes.kind(ofType: type, of: entry.path, aliasOf: alias),
      value: value,
      aliasOf: alias,
      description: entry.object["$description"]?.stringValue,
      deprecation: Self.deprecation(entry.deprecation),
      file: files[file].source.path,
      position: entry.position
    )
  }

  /// A sum or product of lengths as what it comes to; any other value as it is.
  private func computed(_ value: JSONValue, _ type: String, inFile file: Int) -> JSONValue {
    guard type == "dimension" || type == "number", case .string(var text) = value, text.utf8.count <= 1_024 else {
      return value
    }
    for _ in 0..<Self.longestChain {
      guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else { break }
      let reference = JSONValue.string(String(text[open...close]))
      guard case .success(let target) = follow(reference, inFile: file) else { return value }
      let inner = computed(target.value, type, inFile: target.file)
      guard let points = TokenMeasure.points(inner) else { return value }
      text.replaceSubrange(open...close, with: "(\(points))")
    }
    return TokenArithmetic.points(text).map { .double($0) } ?? value
  }

  /// `$extensions.mode.dark`, which several tools write, as a colour's dark variant.
  private mutating func withDarkMode(_ value: TokenValue, of entry: TokenFile.Entry, inFile file: Int) -> TokenValue {
    guard case .color(var color) = value, let stated = entry.object["$extensions"]?["mode"]?["dark"] else {
      return value
    }
    let pointer = entry.pointer.appending("$extensions").appending("mode").appending("dark")
    guard let plain = expanded(stated, inFile: file, for: file, at: pointer) else { return value }
    guard let dark = TokenColorValue.color(plain) else {
      collectors[file].report("this is no value of type 'color'", at: pointer)
      return value
    }
    color[.dark] = .value(dark)
    return .color(color)
  }

  /// Why a reference has no end.
  private enum Failure: Error {
    case circle(String)
    case group(String)
    case missing(String)

    var reason: String {
      switch self {
      case .circle(let text): "'\(text)' leads back to itself"
      case .group(let text): "'\(text)' is a group, not a token"
      case .missing(let text): "'\(text)' leads to no value"
      }
    }
  }

  /// The end of the references that begin with `value`.
  private func follow(_ value: JSONValue, inFile file: Int) -> Result<Target, Failure> {
    var target = Target(value: value, file: file)
    let text = TokenReference(value)?.text ?? ""
    for _ in 0..<Self.longestChain {
      guard let reference = TokenReference(target.value) else { return .success(target) }
      if let path = reference.token, let place = place(path, inFile: target.file) {
        target.file = place.file
        target.value = place.entry.value
        target.type = target.type ?? place.entry.ownType
        target.alias = target.alias ?? path
        if TokenReference(place.entry.value) == nil { target.type = target.type ?? place.entry.groupType }
      } else if case .pointer(let pointer) = reference, let value = files[target.file].root[pointer] {
        target.value = value
      } else {
        return .failure(
          reference.token.map(groups.contains) == true ? .group(reference.text) : .missing(reference.text)
        )
      }
    }
    return .failure(.circle(text))
  }

  /// `value` of `source` with all references in it replaced. `nil`, with a problem reported in `file`, where one leads
  /// nowhere or the value gets too large.
  private mutating func expanded(
    _ value: JSONValue,
    inFile source: Int,
    for file: Int,
    at pointer: JSONPointer
  ) -> JSONValue? {
    var left = Self.largestValue
    return expanded(value, inFile: source, for: file, at: pointer, depth: 0, left: &left)
  }

  private mutating func expanded(
    _ value: JSONValue,
    inFile source: Int,
    for file: Int,
    at pointer: JSONPointer,
    depth: Int,
    left: inout Int
  ) -> JSONValue? {
    left -= 1
    guard left >= 0, depth <= Self.deepestValue else {
      if left >= -1 { collectors[file].report("the value is too large", at: pointer) }
      left = -2
      return nil
    }
    let target: Target
    switch follow(value, inFile: source) {
    case .success(let found): target = found
    case .failure(let failure):
      collectors[file].report(failure.reason, at: pointer)
      return nil
    }
    switch target.value {
    case .array(let elements):
      var result: [JSONValue] = []
      for (index, element) in elements.enumerated() {
        let place = pointer.appending(index)
        let plain = expanded(element, inFile: target.file, for: file, at: place, depth: depth + 1, left: &left)
        guard let plain else { return nil }
        result.append(plain)
      }
      return .array(result)
    case .object(let object):
      var result: [(String, JSONValue)] = []
      for member in object {
        let place = pointer.appending(member.key)
        let plain = expanded(member.value, inFile: target.file, for: file, at: place, depth: depth + 1, left: &left)
        guard let plain else { return nil }
        result.append((member.key, plain))
      }
      return .object(JSONObject(result))
    default:
      return target.value
    }
  }

  private static func deprecation(_ value: JSONValue?) -> String? {
    switch value {
    case .string(let text)?: text
    case .bool(true)?: ""
    default: nil
    }
  }
}
