import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// What the types of the workspace hold, remembered: which bear design values, which are views, which can be listed.
///
/// Every answer is a function of the declarations alone, whoever asks first: threads share what is remembered.
final class TypeSurvey: Sendable {
  let symbols: SymbolTable
  private let holdings = Guarded<[TypeKey: Holding]>([:])
  private let bearing = Guarded<[TypeKey: Bool]>([:])
  private let views = Guarded<[TypeKey: Bool]>([:])
  private let properties = Guarded<[TypeKey: [SymbolID]]>([:])
  private let types = Guarded<[SymbolID: ResolvedType]>([:])

  /// What a type's own properties hold.
  private struct Holding {
    /// Whether one of them is a design value.
    var isDesign = false
    /// The types of the others.
    var inner: [TypeKey] = []
  }

  init(symbols: SymbolTable) { self.symbols = symbols }

  /// The type of a variable, remembered.
  func valueType(of symbol: SymbolID) -> ResolvedType {
    if let known = types.withLock({ $0[symbol] }) { return known }
    let found = symbols.valueType(of: symbol)
    types.withLock { $0[symbol] = found }
    return found
  }

  /// Whether an instance of the type has a property that is a design value, directly or in a struct of its own.
  func bearsDesign(_ key: TypeKey) -> Bool {
    if let known = bearing.withLock({ $0[key] }) { return known }
    var result = false
    var seen: Set<TypeKey> = [key]
    var level = [key]
    for _ in 0..<Self.maximumDepth where !level.isEmpty && !result {
      var next: [TypeKey] = []
      for type in level {
        let holding = self.holding(type)
        result = result || holding.isDesign
        next += holding.inner.filter { seen.insert($0).inserted }
      }
      level = next
    }
    let found = result
    bearing.withLock { $0[key] = found }
    return found
  }

  private func holding(_ key: TypeKey) -> Holding {
    if let known = holdings.withLock({ $0[key] }) { return known }
    var found = Holding()
    if case .nominal = key, !isView(key) {
      for member in instanceProperties(of: key) where !found.isDesign {
        let type = valueType(of: member)
        if let shape = DesignShape(type) {
          found.isDesign = shape.isDesignValue && isMeasure(member, shape)
        } else if type.isUnknown {
          found.isDesign = isDesignByValue(member)
        } else if let inner = type.key {
          found.inner.append(inner)
        }
      }
    }
    let result = found
    holdings.withLock { $0[key] = result }
    return result
  }

  /// Whether a property without annotation gets its value from a platform type that is a design value.
  private func isDesignByValue(_ member: SymbolID) -> Bool {
    guard let value = symbols[member].value else { return false }
    let place = Place(file: member.file, declaration: symbols[member].parent)
    return ValueHint(symbols: symbols).shape(of: value, at: place) != nil
  }

  /// Whether a number is a length or the like by its type or name; anything else than a number is.
  func isMeasure(_ member: SymbolID, _ shape: DesignShape) -> Bool {
    guard shape == .number else { return true }
    let kind = MeasureKind(names: [symbols[member].name])
    if kind == .count || kind == .ratio || kind == .duration { return false }
    return kind != nil || valueType(of: member).externalName == "CGFloat"
  }

  /// Instance variables of a type itself and of its extensions; inherited and protocol ones are not among them.
  func instanceProperties(of key: TypeKey) -> [SymbolID] {
    if let known = properties.withLock({ $0[key] }) { return known }
    let found = symbols.allMembers(of: key).filter {
      let declaration = symbols[$0]
      return declaration.kind == .variable && !declaration.modifiers.contains(.isStatic)
    }
    properties.withLock { $0[key] = found }
    return found
  }

  /// Whether the type is a view, a view controller, or a style of views.
  func isView(_ key: TypeKey) -> Bool {
    if let known = views.withLock({ $0[key] }) { return known }
    let name = key.type.externalName
    let result =
      name.map(PlatformTypes.isView) == true
      || symbols.ancestors(of: key.type).contains { $0.externalName.map(PlatformTypes.isView) == true }
    views.withLock { $0[key] = result }
    return result
  }

  /// Whether the symbol stands in a view, controller, cell or screen, by what it is or by what it is called.
  func isInView(_ symbol: SymbolID) -> Bool {
    var current = symbols.parent(of: symbol)
    var isInner = true
    while let group = current {
      if let key = symbols.key(ofGroup: group) {
        if isView(key) { return true }
        let words = NameWords(symbols.qualifiedName(of: key).split(separator: ".").last ?? "").words
        // A namespace's own name may speak of what it is for (`ViewMetrics`); a type around it says where it belongs.
        if isInner
          ? words.last.map(Self.screenWords.contains) == true : words.contains(where: Self.screenWords.contains)
        {
          return true
        }
      }
      isInner = false
      current = symbols.parent(of: group)
    }
    return false
  }

  /// Whether a type or extension holds constants and nothing else: a namespace.
  func isNamespace(_ group: SymbolID) -> Bool {
    let declaration = symbols[group]
    switch declaration.kind {
    case .enum, .struct, .extension, .class: break
    default: return false
    }
    let unit = symbols.unit(of: group)
    for member in declaration.members {
      let inner = unit[member]
      switch inner.kind {
      case .variable, .function:
        if !inner.modifiers.contains(.isStatic) { return false }
      case .enumCase: return false
      case .initializer: if inner.access != .private { return false }
      case .struct, .enum, .class, .extension, .typealias: continue
      default: return false
      }
    }
    return !declaration.members.isEmpty
  }

  private static let maximumDepth = 5

  private static let screenWords: Set<String> = [
    "view", "views", "controller", "cell", "screen", "coordinator", "delegate", "renderer", "observer", "presenter",
    "model", "manager", "service", "provider", "handler", "loader", "fetcher", "store", "source", "builder",
  ]
}
