/// What the statements and closures around an expression let its code name: checks of the system's version, `#if` arms
/// and the actor that it runs on.
package struct PlaceGrants: Hashable, Sendable {
  /// By platform as `#available` names it: the version that is there for sure.
  package var versions: [String: SystemVersion] = [:]
  /// The `#if` conditions that hold.
  package var conditions: [String] = []
  package var closure = Closure.none

  /// Where the closures around run.
  package enum Closure: Hashable, Sendable {
    /// There are none, or they run where the code around them does.
    case none
    /// They run where the function that takes them has them run.
    case unknown
    /// On the main actor.
    case main
    /// On no actor.
    case detached
  }

  package init() {}

  /// Adds what a check as written says: `#available(iOS 17, macOS 14, *)`.
  package mutating func add(check text: String) {
    for (platform, version) in Self.versions(in: text) {
      versions[platform] = max(versions[platform] ?? version, version)
    }
  }

  /// The platforms and versions that a check names.
  private static func versions(in text: String) -> [(String, SystemVersion)] {
    let inner = text.split(separator: "(", maxSplits: 1).last?.prefix { $0 != ")" } ?? ""
    return inner.split(separator: ",").compactMap { part in
      let words = part.split { $0.isWhitespace }
      guard words.count == 2, let version = SystemVersion(words[1]) else { return nil }
      return (String(words[0]), version)
    }
  }
}
