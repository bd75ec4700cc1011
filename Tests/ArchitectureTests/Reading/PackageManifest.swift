/// The targets of a `Package.swift`, read from its text.
struct PackageManifest {
  struct Target {
    enum Kind: String {
      case target, executableTarget, testTarget, systemLibrary
    }

    var kind: Kind
    var name: String
    /// The package's own targets that it depends on, in the order of the text.
    var dependencies: [String]
    var path: String
  }

  let targets: [Target]

  init(_ text: String) {
    var targets: [Target] = []
    for match in text.matches(of: #/\.(target|executableTarget|testTarget|systemLibrary)\(\s*name: "(\w+)"/#) {
      guard let kind = Target.Kind(rawValue: String(match.1)) else { continue }
      let name = String(match.2)
      let call = Self.balanced(text[match.range.lowerBound...])
      let folder = kind == .testTarget ? "Tests/" : "Sources/"
      let path = call.firstMatch(of: #/path: "([^"]+)"/#).map { String($0.1) } ?? folder + name
      var dependencies: [String] = []
      if let list = call.firstMatch(of: #/dependencies: \[([^\]]*)\]/#) {
        dependencies = list.1.matches(of: #/"(\w+)"/#).map { String($0.1) }
      }
      targets.append(Target(kind: kind, name: name, dependencies: dependencies, path: path))
    }
    self.targets = targets
  }

  /// The text up to the bracket that closes the first one.
  private static func balanced(_ text: Substring) -> Substring {
    var depth = 0
    for index in text.indices {
      if text[index] == "(" { depth += 1 }
      if text[index] == ")" {
        depth -= 1
        if depth == 0 { return text[...index] }
      }
    }
    return text
  }

  var names: Set<String> { Set(targets.map(\.name)) }

  /// The targets below `Sources`.
  var production: [Target] { targets.filter { $0.path.hasPrefix("Sources/") } }

  func dependencies(of name: String) -> [String] { targets.first { $0.name == name }?.dependencies ?? [] }
}
