package import SwiftSource

/// One declaration of the workspace: a file and a place in it.
package struct SymbolID: Hashable, Sendable, Comparable {
  /// Index into `SymbolTable.files`.
  package let file: Int32
  package let declaration: DeclarationID

  package init(file: Int32, declaration: DeclarationID) {
    self.file = file
    self.declaration = declaration
  }

  @inlinable
  package static func == (a: SymbolID, b: SymbolID) -> Bool {
    a.file == b.file && a.declaration.index == b.declaration.index
  }

  @inlinable
  package func hash(into hasher: inout Hasher) {
    hasher.combine(UInt64(UInt32(bitPattern: file)) << 32 | UInt64(UInt32(bitPattern: declaration.index)))
  }

  @inlinable
  package static func < (a: SymbolID, b: SymbolID) -> Bool {
    a.file == b.file ? a.declaration.index < b.declaration.index : a.file < b.file
  }
}

/// Where a name is looked up from.
package struct Place: Hashable, Sendable {
  /// Index into `SymbolTable.files`.
  package let file: Int32
  /// The innermost declaration around, `nil` at file level.
  package let declaration: DeclarationID?

  package init(file: Int32, declaration: DeclarationID?) {
    self.file = file
    self.declaration = declaration
  }

  /// The place inside a symbol.
  package init(inside symbol: SymbolID) {
    self.init(file: symbol.file, declaration: symbol.declaration)
  }
}
