import DesignTokens
package import SwiftSource
package import Symbols

/// Tells test and preview code, which defines nothing that other code may use.
package struct SourceContext: Sendable {
  private let symbols: SymbolTable
  private let testFiles: [Bool]

  package init(symbols: SymbolTable) {
    self.symbols = symbols
    testFiles = symbols.files.map { Self.isTest(path: $0.path, $0.unit) }
  }

  /// Whether the file belongs to tests: by a folder called `Test` or `…Tests`, or by what it imports.
  package func isTest(file: Int32) -> Bool { testFiles.indices.contains(Int(file)) && testFiles[Int(file)] }

  /// Whether the place is inside a provider of previews.
  package func isPreview(_ place: Place) -> Bool {
    var current = place.declaration
    while let declaration = current {
      let here = symbols.unit(place.file)[declaration]
      switch here.kind {
      case .class, .struct, .enum, .extension:
        if here.inherited.contains(where: { Self.previewProtocols.contains(symbols.unit(place.file)[$0].name) }) {
          return true
        }
      default: break
      }
      current = here.parent
    }
    return false
  }

  /// Whether the path alone says that the file belongs to tests.
  package static func isTest(path: String) -> Bool {
    path.pathParts.dropLast().contains { $0 == "Test" || $0.hasSuffix("Tests") }
  }

  package static func isTest(path: String, _ unit: SourceUnit) -> Bool {
    isTest(path: path) || unit.imports.contains { $0.module == "XCTest" || $0.module == "Testing" }
  }

  private static let previewProtocols: Set<String> = ["PreviewProvider", "TestablePreview"]
}
