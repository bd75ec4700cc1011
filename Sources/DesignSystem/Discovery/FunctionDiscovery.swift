import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens among static and global functions over listed values, and initialisers of platform types over them:
/// `GlobalTokens.spacing(.size520)`, `UIColor(.brand)`.
struct FunctionDiscovery {
  let world: DiscoveryWorld
  /// Enums that other entries give their values to: functions over them alone are only a step on the way.
  let servedTypes: Set<TypeKey>

  private var symbols: SymbolTable { world.symbols }

  /// One token per combination of argument values; none where an argument can't be listed.
  func tokens(of function: SymbolID) -> [Token] {
    let declaration = symbols[function]
    let result = symbols.resultType(of: function)
    guard isDesign(result, function), symbols.effectiveAccess(of: function) > .fileprivate,
      !declaration.modifiers.contains(.isOverride), declaration.genericParameters.isEmpty
    else { return [] }
    let required = declaration.parameters.indices.filter { declaration.parameters[$0].defaultValue == nil }
    guard !required.isEmpty, let rows = rows(function, required) else { return [] }
    let isPlumbing = required.allSatisfy { index in
      parameterType(function, index).key.map(servedTypes.contains) == true
    }
    return rows.compactMap { token(function, required, $0, result, isPlumbing: isPlumbing) }
  }

  private func isDesign(_ type: ResolvedType, _ function: SymbolID) -> Bool {
    if let shape = DesignShape(type) {
      guard shape == .number else { return shape.isDesignValue }
      return world.numberKind(function, type) != nil
    }
    guard let key = type.key, case .nominal(let symbol) = key, symbols[symbol].kind != .enum else { return false }
    return !world.survey.isView(key) && world.survey.bearsDesign(key)
  }

  private func parameterType(_ function: SymbolID, _ index: Int) -> ResolvedType {
    symbols.resolve(symbols[function].parameters[index].type, at: Place(inside: function))
  }

  private func rows(_ function: SymbolID, _ required: [Int]) -> [[ListedValue]]? {
    var rows: [[ListedValue]] = [[]]
    for index in required {
      guard let values = world.listing.values(of: parameterType(function, index)) else { return nil }
      guard rows.count * values.count <= CaseListing.limit else { return nil }
      rows = rows.flatMap { row in values.map { row + [$0] } }
    }
    return rows
  }

  private func token(
    _ function: SymbolID,
    _ required: [Int],
    _ row: [ListedValue],
    _ type: ResolvedType,
    isPlumbing: Bool
  ) -> Token? {
    let declaration = symbols[function]
    var arguments = [Evaluated?](repeating: nil, count: declaration.parameters.count)
    for (index, value) in zip(required, row) { arguments[index] = value.evaluated }
    var reading = world.reader.call(function, arguments)
    guard let kind = kind(&reading, function, row, type) else { return nil }
    let labels = required.map { declaration.parameters[$0].label }
    let texts = zip(labels, row).map { (label: $0, text: $1.text) }
    let path = world.names.call(function, texts)
    let isInitializer = declaration.kind == .initializer
    let ownerName = isInitializer ? "" : world.names.ownerName(of: function)
    let reach = TokenReach(
      owner: isInitializer ? nil : world.names.owner(of: function),
      ownerName: ownerName,
      path: path,
      type: type,
      accessors: type.key.map { world.accessors(of: $0, from: function) } ?? []
    )
    var offer = world.offer(constant: function, kind: kind)
    if row.contains(where: \.isParametric) { offer = .withheld(.parametric) }
    if isPlumbing { offer = .withheld(.plumbing) }
    if let last = row.last, !isAvailable(last.symbol) { offer = .withheld(.unavailable) }
    var token = world.maker.token(
      function,
      name: TokenName(world.names.join(ownerName, path)),
      kind: kind,
      reading: reading,
      reach: reach,
      offer: offer
    )
    place(&token, at: row)
    return token
  }

  /// The entry stands at the last argument's case, and has that case's documentation and deprecation.
  private func place(_ token: inout Token, at row: [ListedValue]) {
    guard let last = row.last, symbols.files.indices.contains(Int(last.symbol.file)), last.symbol.declaration.index >= 0
    else { return }
    token.place = world.maker.place(of: last.symbol)
    token.platforms.formIntersection(CompilationCondition.platforms(of: last.symbol, symbols))
    token.documentation = symbols[last.symbol].documentation ?? token.documentation
    if let deprecation = world.maker.deprecation(of: last.symbol) {
      token.deprecation = deprecation
      if token.isOffered, !deprecation.isSoft { token.offer = .withheld(.deprecated) }
    }
  }

  private func isAvailable(_ symbol: SymbolID) -> Bool {
    guard symbol.declaration.index >= 0 else { return true }
    return !symbols[symbol].availability.contains { $0.isUnavailable && ($0.platform == "*" || $0.platform == "iOS") }
  }

  private func kind(
    _ reading: inout Reading,
    _ function: SymbolID,
    _ row: [ListedValue],
    _ type: ResolvedType
  ) -> TokenKind? {
    switch reading.standard {
    case .number:
      return world.numberKind(function, type)
    case .table(let table):
      guard !table.properties.isEmpty else { return nil }
      let writer = TableKind(table: table, typeName: table.type.text, name: symbols[function].name)
      guard let kind = writer.kind else { return nil }
      reading.value = reading.value.map { value in value.table.map { writer.value($0) } ?? value }
      return kind
    default: return MemberKind(world: world).kind(reading, function, type)
    }
  }
}
