import Evaluation
package import SwiftSource
package import Symbols

/// Which types' declarations decide what the code of a file means: they must be known to the last member, wherever they
/// are declared.
package enum TypeDependencies {
  /// Whether a type of this name, or one that conforms to a protocol of this name, holds definitions.
  package static func namesDefinitions(_ name: String) -> Bool { DesignNames.isDefining(name) }

  /// Whether a file holds definitions: what they are worth can depend on all that they mention.
  package static func holdsDefinitions(_ file: Int32, in table: SymbolTable) -> Bool {
    let contexts = ContextClassifier(table: table, file: file)
    guard contexts.whole == nil else { return contexts.whole == .definition }
    let unit = table.unit(file)
    return unit.declarations.indices.contains { index in
      unit.declarations[index].kind.isGroup
        && contexts.context(of: DeclarationID(Int32(truncatingIfNeeded: index))) == .definition
    }
  }
}

extension Declaration.Kind {
  /// A type or an extension of one.
  var isGroup: Bool {
    switch self {
    case .class, .struct, .enum, .protocol, .actor, .extension: true
    default: false
    }
  }
}
