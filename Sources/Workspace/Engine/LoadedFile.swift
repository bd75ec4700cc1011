import SwiftSource

/// A Swift file's bytes, and what the engine has to know about the file.
package struct LoadedFile: Sendable {
  package let path: FilePath
  /// Relative to the root, `/` between folders.
  package let name: String
  package let bytes: [UInt8]
  /// Whether findings are asked for: it lies under a path that was given and no configuration excludes it.
  package let isAudited: Bool
  /// Whether it lies under a configured design system: then all of it is a definition.
  package let isDesignSystem: Bool
  /// The module that the configuration says it belongs to.
  package let namedModule: String?
  package let isValidUTF8: Bool

  package init(
    path: FilePath,
    name: String,
    bytes: [UInt8],
    isAudited: Bool,
    isDesignSystem: Bool,
    namedModule: String? = nil
  ) {
    self.path = path
    self.name = name
    self.bytes = bytes
    self.isAudited = isAudited
    self.isDesignSystem = isDesignSystem
    self.namedModule = namedModule
    isValidUTF8 = String(validating: bytes, as: UTF8.self) != nil
  }

  /// The file with another text.
  func with(_ bytes: [UInt8]) -> LoadedFile {
    LoadedFile(
      path: path,
      name: name,
      bytes: bytes,
      isAudited: isAudited,
      isDesignSystem: isDesignSystem,
      namedModule: namedModule
    )
  }
}
