/// An asset's name as code writes it in a string: the groups that provide a namespace, and its own.
package struct AssetName: Hashable, Sendable {
  /// Outermost first, the asset's own name last.
  package let components: [String]

  package init(components: [String]) {
    self.components = components
  }

  /// Of components joined with slashes.
  package init(_ text: String) {
    components = text.split(separator: "/").map(String.init)
  }

  /// The components joined with slashes.
  package var text: String { components.joined(separator: "/") }

  /// The asset's own name.
  package var own: String { components.last ?? "" }

  package var namespaces: ArraySlice<String> { components.dropLast() }
}

extension AssetName: Comparable {
  package static func < (left: AssetName, right: AssetName) -> Bool {
    left.components.lexicographicallyPrecedes(right.components)
  }
}

extension AssetName: CustomStringConvertible {
  package var description: String { text }
}
