import Symbols

/// A type's name for reading, as Swift writes it.
enum TypeText {
  static func describe(_ type: ResolvedType, in symbols: SymbolTable) -> String {
    switch type {
    case .nominal(let symbol): symbols.qualifiedName(of: symbol)
    case .external(let name), .parameter(let name): name
    case .optional(let wrapped): describe(wrapped, in: symbols) + "?"
    case .array(let element): "[" + describe(element, in: symbols) + "]"
    case .dictionary(let key, let value): "[\(describe(key, in: symbols)): \(describe(value, in: symbols))]"
    case .function(_, let result): describe(result, in: symbols)
    case .tuple(let elements, let labels): tuple(elements, labels, symbols)
    case .metatype(let instance): describe(instance, in: symbols) + ".Type"
    case .unknown: ""
    }
  }

  private static func tuple(_ elements: [ResolvedType], _ labels: [String], _ symbols: SymbolTable) -> String {
    let parts = elements.enumerated().map { index, element in
      let label = index < labels.count ? labels[index] : ""
      return (label.isEmpty ? "" : label + ": ") + describe(element, in: symbols)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }
}
