package import SwiftSource

/// A file as the linker sees it.
package struct LinkedFile: Sendable {
  /// Relative to the root, with `/`.
  package let path: String
  /// The module that it is compiled into, where the folder layout says so; files of one Xcode project share the empty
  /// name.
  package let module: String
  package let unit: SourceUnit

  package init(path: String, module: String, unit: SourceUnit) {
    self.path = path
    self.module = module
    self.unit = unit
  }
}
