import DesignSystem
import SwiftSource
import Symbols
import Usages

/// Says why a usage of one file has its context.
struct ContextReasons {
  let classifier: ContextClassifier
  private let symbols: SymbolTable
  private let file: Int32
  private let isDesignSystem: Bool
  private var unit: SourceUnit { symbols.unit(file) }

  init(symbols: SymbolTable, file: Int32, isDesignSystem: Bool) {
    self.symbols = symbols
    self.file = file
    self.isDesignSystem = isDesignSystem
    classifier = ContextClassifier(table: symbols, file: file, isDesignSystem: isDesignSystem)
  }

  func reason(_ usage: Usage) -> String {
    switch usage.context {
    case .usage: "code that uses the design system"
    case .test: testReason
    case .preview:
      enclosing(usage, with: .preview).map { "inside the preview '\($0)'" } ?? "inside '#Preview'"
    case .definition:
      if isDesignSystem {
        "the configuration names the file as part of the design system"
      } else {
        enclosing(usage, with: .definition).map { "inside '\($0)', which defines a design system" }
          ?? "it defines a design system"
      }
    }
  }

  private var testReason: String {
    let path = symbols.files[Int(file)].path
    let folder = path.split(separator: "/").dropLast().first { folder in
      SourceContext.isTest(path: folder + "/file")
    }
    if let folder { return "test code: it lies in '\(folder)'" }
    let module = unit.imports.first { $0.module == "XCTest" || $0.module == "Testing" }?.module
    return module.map { "test code: the file imports '\($0)'" } ?? "test code"
  }

  /// The outermost declaration around the usage that has the context.
  private func enclosing(_ usage: Usage, with context: UsageContext) -> String? {
    var found: DeclarationID?
    var current = usage.declaration
    while let id = current {
      if classifier.context(of: id) == context { found = id }
      current = unit[id].parent
    }
    return found.map { id in
      let declaration = unit[id]
      let name = declaration.type.flatMap { declaration.kind == .extension ? unit[$0].name : nil } ?? declaration.name
      return "\(declaration.kind) \(name)"
    }
  }
}
