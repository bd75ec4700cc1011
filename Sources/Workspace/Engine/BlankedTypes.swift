import SwiftSource

/// Where the types are declared of which the sieve left a part out, and what inherits from what, by simple name.
struct BlankedTypes {
  /// The files that leave a part of a type out.
  private var files: [String: [Int]] = [:]
  /// What a type inherits from.
  private var supertypes: [String: Set<String>] = [:]

  init(_ lowered: [SiftingRounds.Lowered]) {
    for (index, file) in lowered.enumerated() {
      for type in file.blankedTypes {
        let name = Self.simple(type.name)
        files[name, default: []].append(index)
        supertypes[name, default: []].formUnion(type.inherited)
      }
    }
    guard !files.isEmpty else { return }
    for file in lowered { file.unit.map { addSupertypes(of: $0) } }
  }

  var isEmpty: Bool { files.isEmpty }

  /// The types of which, or of a type that they inherit from, something holds by its name.
  func names(where holds: (String) -> Bool) -> [String] {
    files.keys.filter { name in holds(name) || supertypes[name]?.contains(where: holds) == true }
  }

  private mutating func addSupertypes(of unit: SourceUnit) {
    for declaration in unit.declarations where !declaration.inherited.isEmpty {
      let names = declaration.inherited.map { unit[$0].name }
      supertypes[Self.simple(declaration.name), default: []].formUnion(names)
    }
  }

  /// The files to read whole to know types and all that they inherit.
  func declaring(_ names: Set<String>) -> Set<Int> {
    var known = names
    var open = Array(names)
    while let name = open.popLast() {
      for other in supertypes[name] ?? [] where known.insert(other).inserted { open.append(other) }
    }
    return Set(known.flatMap { files[$0] ?? [] })
  }

  static func simple(_ name: String) -> String { name.split(separator: ".").last.map(String.init) ?? name }
}
