import Foundation
import JSON

/// What `expected-facts.json` of a sample project says of one entry: written by hand from the project's sources.
struct StatedFact {
  let name: String
  /// The group of the listing that it belongs to: `tokens`, `components`.
  let group: String
  /// What the entry has to say, by the listing's keys.
  let members: [String: JSONValue]
  /// The platform that value and place are those of; `nil` for what holds on all.
  let platform: String?
  let isOffered: Bool

  /// Keys that speak to the reader.
  private static let remarks: Set<String> = ["name", "note", "platform", "offered", "reason", "replacement"]

  static func all(of fixture: Fixture, in group: String) throws -> [StatedFact] {
    let text = try String(contentsOf: fixture.folder.appending(path: "expected-facts.json"), encoding: .utf8)
    return (try JSONValue.parse(text)[group]?.arrayValue ?? []).compactMap { fact in
      guard let object = fact.objectValue, let name = fact["name"]?.stringValue else { return nil }
      let pairs = object.map { ($0.key, $0.value) }.filter { !remarks.contains($0.0) }
      return StatedFact(
        name: name,
        group: group == "notOffered" ? "tokens" : group,
        members: Dictionary(pairs) { $1 },
        platform: fact["platform"]?.stringValue,
        isOffered: group != "notOffered" && fact["offered"] != .bool(false)
      )
    }
  }

  /// What a listing with `--all` says differently; empty where it agrees.
  func differences(from listing: JSONValue) -> [String] {
    let named = (listing[group]?.arrayValue ?? []).filter { $0["name"]?.stringValue == name }
    guard !named.isEmpty else { return ["\(name) is not listed"] }
    let entry = named.first { $0["file"] == members["file"] && $0["line"] == members["line"] } ?? named[0]
    var found: [String] = []
    // One entry stands for all platforms: what another one has is a condition of it.
    let other = platform.flatMap { condition(of: entry, on: $0) }
    for (key, value) in members.sorted(by: { $0.key < $1.key }) {
      if other != nil, key == "file" || key == "line" { continue }
      let listed = key == "value" ? other ?? entry["value"] : entry[key]
      if !agrees(value, listed ?? .null) {
        found.append("\(name): \(key) is \(listed.map { "\($0)" } ?? "missing"), not \(value)")
      }
    }
    if (entry["offered"] != .bool(false)) != isOffered { found.append("\(name): offered is not \(isOffered)") }
    return found
  }

  private func condition(of entry: JSONValue, on platform: String) -> JSONValue? {
    entry["conditions"]?.arrayValue?.first { $0["when"]?["platform"]?.stringValue == platform }?["value"]
  }

  /// Whether a listed value says all that the fact says; a member that the fact has as null may be missing.
  private func agrees(_ stated: JSONValue, _ listed: JSONValue) -> Bool {
    if let members = stated.objectValue {
      return members.allSatisfy { agrees($0.value, listed[$0.key] ?? .null) }
    }
    if let elements = stated.arrayValue {
      guard let others = listed.arrayValue, others.count == elements.count else { return false }
      return zip(elements, others).allSatisfy { agrees($0, $1) }
    }
    if let number = stated.doubleValue { return listed.doubleValue.map { abs($0 - number) < 0.001 } ?? false }
    return stated == listed
  }
}
