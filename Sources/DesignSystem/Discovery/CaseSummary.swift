import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Says what a case is, of what its properties say: a colour, a length, a typography, or a table of properties.
struct CaseSummary {
  let world: DiscoveryWorld
  let type: SymbolID
  let typeName: String
  let rows: [(property: EnumProperties.Property, reading: Reading)]

  /// The kind, the value, and for a size-like case its other properties; `nil` where nothing is known of it.
  var result: (TokenKind, Reading, PropertyTable?)? {
    guard let first = rows.first else { return nil }
    let known = rows.filter { $0.reading.isResolved }
    let design = known.filter(\.property.isDesign)
    let designNames = Set(rows.filter(\.property.isDesign).map(\.property.name))
    if designNames.count == 1, let only = design.first ?? rows.first(where: \.property.isDesign) {
      return single(only, known)
    }
    if let plain = samePlain(design) { return plain }
    let table = self.table(known.isEmpty ? rows : known)
    if let principal = principal(known) ?? openPrincipal { return size(principal, known) }
    var kind = TableKind(table: table, typeName: typeName, name: "").kind
    if kind == .shadow || kind == .typography {
      let writer = TableKind(table: table, typeName: typeName, name: "")
      return (kind ?? .variant, Reading(value: .init(writer.value(table)), evaluated: first.reading.evaluated), nil)
    }
    if isState { kind = .state }
    if kind == .stylesheet { kind = .variant }
    guard let kind, !table.properties.isEmpty else { return nil }
    return (kind, Reading(value: .init(.table(table)), evaluated: Evaluated(.nothing)), nil)
  }

  private static let faceWords: Set<String> = ["weight", "font", "face", "family"]

  private var isState: Bool { EnumDiscovery.isState(typeName) }

  private func table(_ rows: [(property: EnumProperties.Property, reading: Reading)]) -> PropertyTable {
    PropertyTable(
      type: TokenName(typeName),
      properties: rows.compactMap { world.reader.property($0.property.name, $0.reading) }
    )
  }

  /// A case with one design property is what that property is.
  private func single(
    _ only: (property: EnumProperties.Property, reading: Reading),
    _ known: [(property: EnumProperties.Property, reading: Reading)]
  ) -> (TokenKind, Reading, PropertyTable?)? {
    let others = known.filter { $0.property.name != only.property.name }
    let rest = others.isEmpty ? nil : table(others)
    if isState { return tableResult(.state, known) }
    switch only.reading.standard {
    case .number: return size(only, known)
    case .font(let font):
      guard
        let face = others.first(where: { $0.reading.standard.font != nil || $0.property.type.externalName == "String" })
      else { return (typographyKind, only.reading, rest) }
      _ = face
      return (typographyKind, Reading(value: .init(.font(font)), evaluated: only.reading.evaluated), rest)
    case .table(let inner):
      if let height = height(in: inner) {
        return (.height, Reading(value: height.value, evaluated: only.reading.evaluated), inner)
      }
      let writer = TableKind(table: inner, typeName: inner.type.text, name: only.property.name)
      guard let kind = writer.kind else { return nil }
      var reading = only.reading
      reading.value = reading.value.map { value in value.table.map { writer.value($0) } ?? value }
      return (kind, reading, rest)
    case .unresolved:
      switch DesignShape(only.property.type) {
      case .color?: return (.color, only.reading, rest)
      case .font?: return (typographyKind, only.reading, rest)
      default: return nil
      }
    case .color:
      // A colour with a typeface or measures beside it is a look, not a colour.
      let isLook = others.contains {
        $0.reading.standard.font != nil || $0.property.symbol != nil && isEnum($0.reading)
      }
      return isLook ? tableResult(.variant, known) : (.color, only.reading, rest)
    case .edges: return (.spacing, only.reading, rest)
    case .size: return (.size, only.reading, rest)
    case .gradient: return (.gradient, only.reading, rest)
    default: return nil
    }
  }

  private func isEnum(_ reading: Reading) -> Bool { reading.evaluated.enumCase != nil }

  /// The one height in the metrics of a size: what the size stands for.
  private func height(in table: PropertyTable) -> PropertyTable.Property? {
    guard let last = NameWords(typeName).words.last, last == "size" || last == "height" else { return nil }
    let heights = table.properties.filter {
      $0.value.value(in: .standard).number != nil && MeasureKind(names: [$0.name]) == .height
    }
    return heights.count == 1 ? heights.first : nil
  }

  private var typographyKind: TokenKind {
    NameWords(typeName).words.contains("typography") ? .typography : .font
  }

  private func tableResult(
    _ kind: TokenKind,
    _ known: [(property: EnumProperties.Property, reading: Reading)]
  ) -> (TokenKind, Reading, PropertyTable?)? {
    let table = self.table(known)
    guard !table.properties.isEmpty else { return nil }
    return (kind, Reading(value: .init(.table(table)), evaluated: Evaluated(.nothing)), nil)
  }

  /// Several properties that give the same thing in different frameworks' types: `color` and `uiColor`.
  private func samePlain(
    _ design: [(property: EnumProperties.Property, reading: Reading)]
  ) -> (TokenKind, Reading, PropertyTable?)? {
    guard let first = design.first, design.count == rows.filter(\.property.isDesign).count else { return nil }
    guard rows.filter(\.property.isDesign).allSatisfy({ DiscoveryWorld.accessorNames.contains($0.property.name) })
    else {
      return nil
    }
    let value = first.reading.standard
    switch value {
    case .color where design.allSatisfy({ $0.reading.standard.color != nil }): return (.color, first.reading, nil)
    case .font where design.allSatisfy({ $0.reading.standard.font != nil }): return (typographyKind, first.reading, nil)
    default: return nil
    }
  }

  private func principal(
    _ known: [(property: EnumProperties.Property, reading: Reading)]
  ) -> (property: EnumProperties.Property, reading: Reading)? {
    for name in ["value", "height", "size", "rawValue"] {
      if let row = known.first(where: { $0.property.name == name && $0.reading.standard.number != nil }) { return row }
    }
    return nil
  }

  /// What a case of a size would be worth if its own value were known: `.custom(_:)`.
  private var openPrincipal: (property: EnumProperties.Property, reading: Reading)? {
    let names = typeName.split(separator: ".").map(String.init).suffix(2)
    guard MeasureKind(names: Array(names))?.tokenKind != nil else { return nil }
    return rows.first { row in
      EnumProperties.principalNames.contains(row.property.name) && DesignShape(row.property.type) == .number
        && !row.reading.isResolved
    }
  }

  private func size(
    _ principal: (property: EnumProperties.Property, reading: Reading),
    _ known: [(property: EnumProperties.Property, reading: Reading)]
  ) -> (TokenKind, Reading, PropertyTable?)? {
    let names = typeName.split(separator: ".").map(String.init).suffix(2) + [principal.property.name]
    let own = MeasureKind(names: Array(names.dropLast()))?.tokenKind
    let kind = own ?? MeasureKind(names: Array(names))?.tokenKind ?? .size
    let others = known.filter { $0.property.name != principal.property.name }
    let hasFace = rows.contains {
      !$0.property.isDesign && NameWords($0.property.name).words.contains(where: Self.faceWords.contains)
    }
    if kind == .fontSize, hasFace, let size = principal.reading.standard.number {
      var font = others.lazy.compactMap { $0.reading.standard.font }.first ?? FontValue()
      font.size = size
      return (.font, Reading(value: .init(.font(font)), evaluated: principal.reading.evaluated), nil)
    }
    return (kind, principal.reading, others.isEmpty ? nil : table(others))
  }

  /// The properties through which a case gives its plain value away.
  func accessors(from token: SymbolID) -> [TokenReach.Accessor] {
    let access = world.symbols.effectiveAccess(of: token)
    return rows.compactMap { property, reading in
      guard reading.isResolved, let shape = DesignShape(property.type), shape.isDesignValue else { return nil }
      guard let symbol = property.symbol else {
        return TokenReach.Accessor(name: property.name, type: property.type, isAsVisible: true)
      }
      guard world.symbols[symbol].kind == .variable,
        DiscoveryWorld.accessorNames.contains(property.name) || rows.filter(\.property.isDesign).count == 1
      else { return nil }
      return TokenReach.Accessor(
        name: property.name,
        type: property.type,
        isAsVisible: world.symbols.effectiveAccess(of: symbol) >= min(access, .public)
      )
    }
  }
}
