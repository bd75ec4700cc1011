import DesignTokens
import Evaluation
import SwiftSource
import Symbols

extension Reading {
  /// The type of a value whose declaration doesn't say: that of the expression's root, else the framework's that the
  /// file imports.
  func inferredType(of symbol: SymbolID, in symbols: SymbolTable) -> ResolvedType {
    let declaration = symbols[symbol]
    let place = Place(file: symbol.file, declaration: declaration.parent)
    if let type = declaration.value.flatMap({ ValueHint(symbols: symbols).type(of: $0, at: place) }) { return type }
    let unit = symbols.unit(of: symbol)
    let modules = Set(unit.imports.map(\.module))
    switch standard {
    case .color:
      if modules.contains("SwiftUI") { return .external("Color") }
      return .external(modules.contains("AppKit") || modules.contains("Cocoa") ? "NSColor" : "UIColor")
    case .font:
      if modules.contains("SwiftUI") { return .external("Font") }
      return .external(modules.contains("AppKit") || modules.contains("Cocoa") ? "NSFont" : "UIFont")
    case .number: return .external("Double")
    case .edges: return .external(modules.contains("SwiftUI") ? "EdgeInsets" : "UIEdgeInsets")
    case .size: return .external("CGSize")
    default: return .unknown
    }
  }
}
