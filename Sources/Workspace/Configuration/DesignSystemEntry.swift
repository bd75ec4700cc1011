/// A place that the vocabulary is taken from.
package struct DesignSystemEntry: Sendable, Hashable {
  /// A file or folder, relative to the configuration's folder or absolute.
  package let path: String
  /// The Swift module it belongs to, where the path doesn't tell.
  package let module: String?

  package init(path: String, module: String? = nil) {
    self.path = path
    self.module = module
  }
}

/// A place of the vocabulary, made absolute; it may lie outside the root.
package struct DesignSystemLocation: Sendable, Hashable {
  package let path: FilePath
  package let module: String?

  package init(path: FilePath, module: String?) {
    self.path = path
    self.module = module
  }
}
