import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds typefaces among enums: cases with a font's name, and a method that makes a font of a size from it.
struct FaceDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  func tokens(
    of type: SymbolID,
    _ properties: [EnumProperties.Property],
    _ offer: Offer
  ) -> [Token] {
    guard makesFonts(type) else { return [] }
    let named = properties.first { EnumProperties.fontNames.contains($0.name) }
    let typeName = symbols.qualifiedName(of: type)
    return world.listing.cases(of: .nominal(type)).compactMap { value in
      let reading = named?.read(value.evaluated) ?? world.reader.property("rawValue", of: value.evaluated)
      guard case .text(let text) = reading.standard, !text.isEmpty, !value.isParametric else { return nil }
      let face = FontValue(name: text, size: nil)
      let path = String(value.text.dropFirst())
      let reach = TokenReach(owner: .nominal(type), ownerName: typeName, path: path, type: .nominal(type))
      return world.maker.token(
        value.symbol,
        name: TokenName(typeName + "." + path),
        kind: .font,
        reading: Reading(value: .init(.font(face)), evaluated: Evaluated(.nothing)),
        reach: reach,
        offer: offer
      )
    }
  }

  /// Whether the enum has a method that makes a font of a number.
  private func makesFonts(_ type: SymbolID) -> Bool {
    symbols.allMembers(of: .nominal(type)).contains { member in
      let declaration = symbols[member]
      guard declaration.kind == .function, !declaration.modifiers.contains(.isStatic),
        DesignShape(symbols.resultType(of: member)) == .font
      else { return false }
      return declaration.parameters.contains {
        DesignShape(symbols.resolve($0.type, at: Place(inside: member))) == .number
      }
    }
  }
}
