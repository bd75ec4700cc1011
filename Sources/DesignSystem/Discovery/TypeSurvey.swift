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
  private let namespaces = Guarded<[SymbolID: Bool]>([:])
  private let screens = Guarded<[SymbolID: Bool]>([:])
  private let viewFiles = Guarded<[Int32: Bool]>([:])

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
    symbols.parent(of: symbol).map { parent in known(parent, in: screens) { isScreen($0) } } ?? false
  }

  /// Whether what stands directly in a declaration stands in a view.
  private func isScreen(_ parent: SymbolID) -> Bool {
    var current: SymbolID? = parent
    var isInner = true
    while let group = current {
      if let key = symbols.key(ofGroup: group) {
        if isView(key) { return true }
        let words = NameWords(ownName(of: key)).words
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

  /// The last part of a type's name.
  private func ownName(of key: TypeKey) -> Substring {
    switch key {
    case .nominal(let symbol): symbols[symbol].name[...]
    case .external(let name): name.split(separator: ".").last ?? ""
    }
  }

  /// Whether the file declares a view at its top level: constants beside it are that view's.
  func isViewFile(_ file: Int32) -> Bool {
    known(file, in: viewFiles) { file in
      symbols.unit(file).topLevel.contains { declaration in
        symbols.key(ofGroup: SymbolID(file: file, declaration: declaration)).map { isView($0) } == true
      }
    }
  }

  /// Whether a type or extension holds constants and nothing else: a namespace.
  func isNamespace(_ group: SymbolID) -> Bool { known(group, in: namespaces) { holdsConstantsAlone($0) } }

  private func holdsConstantsAlone(_ group: SymbolID) -> Bool {
    switch symbols[group].kind {
    case .enum, .struct, .extension, .class: break
    default: return false
    }
    let unit = symbols.unit(of: group)
    let members = symbols[group].members
    for member in members {
      switch unit[member].kind {
      case .variable, .function:
        if !unit[member].modifiers.contains(.isStatic) { return false }
      case .enumCase: return false
      case .initializer: if unit[member].access != .private { return false }
      case .struct, .enum, .class, .extension, .typealias: continue
      default: return false
      }
    }
    return !members.isEmpty
  }

  private func known<Key: Hashable & Sendable>(
    _ key: Key,
    in answers: Guarded<[Key: Bool]>,
    _ find: (Key) -> Bool
  ) -> Bool {
    if let known = answers.withLock({ $0[key] }) { return known }
    let found = find(key)
    answers.withLock { $0[key] = found }
    return found
  }

  private static let maximumDepth = 5

  private static let screenWords: Set<String> = [
    "view", "views", "controller", "cell", "screen", "coordinator", "delegate", "renderer", "observer", "presenter",
    "model", "manager", "service", "provider", "handler", "loader", "fetcher", "store", "source", "builder",
  ]
}
