/// Where a value stands in a message: `params.textDocument.uri`.
package indirect enum FieldPath: Sendable, Equatable {
  case root(String)
  case member(of: FieldPath, String)
  case element(of: FieldPath, Int)
}

extension FieldPath: CustomStringConvertible {
  package var description: String {
    switch self {
    case .root(let name): name
    case .member(let path, let key): "\(path).\(key)"
    case .element(let path, let index): "\(path)[\(index)]"
    }
  }
}
