import SwiftSource

extension SourceUnit {
  /// An expression roughly as it was written, for reasons and conditions; short.
  func text(_ node: NodeID, depth: Int = 0) -> String {
    guard depth < 6 else { return "…" }
    func inner(_ id: NodeID) -> String { text(id, depth: depth + 1) }
    let parts = children(node).map { $0 }
    switch kind(node) {
    case .integer, .float, .boolean, .identifier: return name(node)
    case .string: return "\"\(name(node))\""
    case .nilLiteral: return "nil"
    case .member: return (parts.first.map(inner) ?? "") + "." + name(node)
    case .call, .subscripting:
      let arguments = parts.dropFirst().map(inner).joined(separator: ", ")
      let callee = parts.first.map(inner) ?? ""
      return kind(node) == .call ? "\(callee)(\(arguments))" : "\(callee)[\(arguments)]"
    case .argument: return (optionalName(node).map { $0 + ": " } ?? "") + (parts.first.map(inner) ?? "")
    case .binary: return parts.map(inner).joined(separator: " \(name(node)) ")
    case .prefix: return name(node) + (parts.first.map(inner) ?? "")
    case .forceUnwrap: return (parts.first.map(inner) ?? "") + "!"
    case .optionalChain: return (parts.first.map(inner) ?? "") + "?"
    case .closure: return "{…}"
    case .keyPath: return "\\." + name(node)
    case .availability: return name(node)
    default: return parts.first.map(inner) ?? "…"
    }
  }
}
