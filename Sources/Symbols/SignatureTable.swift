/// What somebody says of functions that are named by their signatures, `name(label:)` or `Type.name(_:label:)`.
///
/// The first label is that of the argument that matters. It alone decides unless more are written: those tell
/// overloads apart, and an argument with a default may be missing in a call as in Swift.
package struct SignatureTable<Value: Hashable & Sendable>: Sendable, Hashable {
  private struct Entry: Sendable, Hashable {
    let name: String
    let labels: [String]
    let value: Value

    /// With and without the type in front.
    func isNamed(_ other: String) -> Bool {
      name == other || name.hasSuffix("." + other) || other.hasSuffix("." + name)
    }

    /// - Returns: the place of the argument that matters.
    func argument(among others: [String]) -> Int? {
      guard let place = labels.first.flatMap({ others.firstIndex(of: $0) }) else { return nil }
      guard labels.count > 1 else { return place }
      var rest = labels[...]
      for label in others {
        guard let found = rest.firstIndex(of: label) else { return nil }
        rest = rest[(found + 1)...]
      }
      return place
    }
  }

  /// By the name without a type; the ones with more labels first.
  private var entries: [String: [Entry]] = [:]

  /// What is no signature stands for no function.
  package init(_ values: [String: Value]) {
    for (text, value) in values {
      guard let (name, labels) = Self.parts(of: text) else { continue }
      entries[Self.last(of: name), default: []].append(Entry(name: name, labels: labels, value: value))
    }
    for name in entries.keys {
      entries[name]?.sort {
        ($1.labels.count, $0.name, $0.labels.joined()) < ($0.labels.count, $1.name, $1.labels.joined())
      }
    }
  }

  package var isEmpty: Bool { entries.isEmpty }

  /// What is said of a call's or a function's arguments, each with its place.
  /// - Parameter labels: of all arguments, `_` where there is none.
  package func values(of name: String, _ labels: [String]) -> [(argument: Int, value: Value)] {
    var found: [(argument: Int, value: Value)] = []
    for entry in entries[Self.last(of: name)] ?? [] where entry.isNamed(name) {
      guard let place = entry.argument(among: labels), !found.contains(where: { $0.argument == place }) else {
        continue
      }
      found.append((place, entry.value))
    }
    return found
  }

  /// What is said of a function, whichever of its arguments it is about.
  package func value(of name: String, _ labels: [String]) -> Value? { values(of: name, labels).first?.value }

  /// Whether a text is a name with labels that each end in a colon.
  package static func isSignature(_ text: String) -> Bool { parts(of: text) != nil }

  private static func parts(of text: String) -> (name: String, labels: [String])? {
    func isName(_ text: Substring) -> Bool { !text.isEmpty && !text.contains { " \t():,".contains($0) } }
    let name = text.prefix { $0 != "(" }
    let rest = text[name.endIndex...]
    guard isName(name), rest.last == ")" else { return nil }
    let inside = rest.dropFirst().dropLast()
    guard inside.last == ":" else { return nil }
    let labels = inside.dropLast().split(separator: ":", omittingEmptySubsequences: false)
    return labels.allSatisfy(isName) ? (String(name), labels.map { String($0) }) : nil
  }

  private static func last(of name: String) -> String { name.split(separator: ".").last.map { String($0) } ?? name }
}

extension SignatureTable: ExpressibleByDictionaryLiteral {
  package init(dictionaryLiteral elements: (String, Value)...) {
    self.init(Dictionary(elements) { $1 })
  }
}
