import DesignSystem
import DesignTokens
import SwiftSource
import Symbols

/// Tells which vocabulary entry an expression names.
struct TokenReferences {
  let scanner: UsageScanner
  let vocabulary: Vocabulary

  /// The entry that a member access, or a call of a token's function, names; `nil` where it names none.
  func token(_ node: NodeID, _ expectation: Expectation) -> Token? {
    let unit = scanner.unit
    let member = unit.kind(node) == .call ? unit.child(node, 0) : node
    guard let member, unit.kind(member) == .member else { return nil }
    let name = unit.name(member)
    guard vocabulary.hasEntry(member: name), let path = path(node) else { return nil }
    let written = Written(path, unit)
    return vocabulary.entry(member: name) { names($0, path, written, expectation) && isVisible($0) }
  }

  /// An expression as names joined by dots.
  private struct Path {
    /// The names behind the base; `name()` and `name(.case)` for calls.
    var names: [String]
    /// The expression before them, where it is no plain type name; `nil` for an implicit member.
    var base: NodeID?
    var isImplicit: Bool
  }

  /// A path as text.
  private struct Written {
    /// The names.
    let names: String
    /// The base before them, where it is a name.
    let whole: String?

    init(_ path: Path, _ unit: SourceUnit) {
      let names = path.names.joined(separator: ".")
      self.names = names
      whole = path.base.flatMap { unit.kind($0) == .identifier ? unit.name($0) + "." + names : nil }
    }
  }

  private static let maximumLength = 8

  private func path(_ node: NodeID) -> Path? {
    let unit = scanner.unit
    var names: [String] = []
    var current = node
    while names.count < Self.maximumLength {
      var member = current
      var suffix = ""
      if unit.kind(current) == .call {
        guard let call = unit.call(current), let arguments = argumentText(call) else { return nil }
        suffix = arguments
        member = call.callee
      }
      guard unit.kind(member) == .member else {
        return names.isEmpty ? nil : Path(names: names.reversed(), base: current, isImplicit: false)
      }
      names.append(unit.name(member) + suffix)
      guard let next = unit.child(member, 0) else { return Path(names: names.reversed(), base: nil, isImplicit: true) }
      current = next
    }
    return nil
  }

  /// `()` or `(.case)`: the arguments of a token's function.
  private func argumentText(_ call: CallView) -> String? {
    var parts: [String] = []
    for argument in call.arguments {
      guard let text = caseText(argument.value, depth: 0) else { return nil }
      parts.append((argument.label.map { $0 + ": " } ?? "") + text)
    }
    return "(" + parts.joined(separator: ", ") + ")"
  }

  private func caseText(_ node: NodeID, depth: Int) -> String? {
    let unit = scanner.unit
    guard depth < 4 else { return nil }
    if unit.kind(node) == .member { return "." + unit.name(node) }
    guard unit.kind(node) == .call, let call = unit.call(node), unit.kind(call.callee) == .member else { return nil }
    let arguments = call.arguments.compactMap { argument in
      caseText(argument.value, depth: depth + 1).map { (argument.label.map { $0 + ": " } ?? "") + $0 }
    }
    guard arguments.count == call.arguments.count else { return nil }
    return "." + unit.name(call.callee) + "(" + arguments.joined(separator: ", ") + ")"
  }

  private func isVisible(_ token: Token) -> Bool {
    token.symbol.map { scanner.table.isVisible($0, from: scanner.place) } ?? true
  }

  private func names(_ token: Token, _ path: Path, _ written: Written, _ expectation: Expectation) -> Bool {
    let reach = token.reach
    if path.isImplicit {
      guard written.names == reach.path else { return false }
      guard let owner = reach.owner, let first = path.names.first.map({ $0.prefix { $0 != "(" } }),
        scanner.declares(String(first), owner)
      else { return false }
      if let key = expectation.type.key { return owner == key || isStyle(owner, for: key) }
      guard case .external(let name) = owner else { return false }
      return expectation.isColor && scanner.colorOwners(expectation).contains(name)
        || expectation.isFont && scanner.fontOwners(expectation).contains(name)
    }
    guard let base = path.base else { return false }
    if let whole = written.whole {
      switch reach.match(whole) {
      case .whole: return isVisible(reach, path)
      case .end where isType(base): return isVisible(reach, path)
      default: break
      }
    }
    // Through an instance: its type decides.
    guard reach.needsInstance, TokenReach.match(reach.path, written.names) != nil else { return false }
    let type = scanner.table.type(of: base, at: scanner.place, scanner.scope)
    guard let key = type.key, let owner = reach.owner else { return false }
    return key == owner || scanner.table.ancestors(of: owner.type).contains { $0.key == key }
  }

  /// Whether an identifier names a type: a variable is of whatever type it has, however a token's path calls its own.
  private func isType(_ base: NodeID) -> Bool {
    if case .metatype = scanner.table.type(of: base, at: scanner.place, scanner.scope) { return true }
    return scanner.unit.name(base).isCapitalized
  }

  /// Whether a member of a platform's type is the token's: another module's extension may give the same name.
  private func isVisible(_ reach: TokenReach, _ path: Path) -> Bool {
    guard let owner = reach.owner, case .external = owner, let first = path.names.first else { return true }
    return scanner.declares(String(first.prefix { $0 != "(" }), owner)
  }

  private func isStyle(_ owner: TypeKey, for key: TypeKey) -> Bool {
    guard case .external(let one) = owner, case .external(let other) = key else { return false }
    return ["Color", "ShapeStyle"].contains(one) && ["Color", "ShapeStyle", "AnyShapeStyle"].contains(other)
  }
}

extension UsageScanner {
  /// Notes that an expression is a token, where it is one; `true` if so.
  func noteToken(_ node: NodeID, _ expectation: Expectation) -> Bool {
    guard let token = TokenReferences(scanner: self, vocabulary: known.vocabulary).token(node, expectation) else {
      return false
    }
    note(TokenReference(range: unit.range(node), name: token.name, place: token.place))
    let replacement = deprecated(token)
    // Variants and states are no values of a kind: only a deprecated one is worth a word.
    guard let kind = token.kind.usage ?? replacement.map({ _ in .token }) else { return false }
    var usage = self.usage(
      .token(name: token.name.text, replacement: replacement),
      kind,
      at: unit.range(node),
      value: nil,
      role: expectation.role
    )
    usage.type = expectation.type.isUnknown ? token.reach.type : expectation.type
    usage.isTyped = !expectation.type.isUnknown
    emit(usage)
    return true
  }

  /// The name of a deprecated token's replacement, empty where none is named; `nil` for a token that isn't deprecated.
  private func deprecated(_ token: Token) -> String? {
    guard let deprecation = token.deprecation, !deprecation.isSoft, !standsInDeprecated else { return nil }
    return deprecation.replacement?.text ?? ""
  }
}

extension UsageScanner {
  /// Whether the code around is deprecated itself: it goes with what it names.
  private var standsInDeprecated: Bool {
    var current = declaration
    while let id = current {
      if unit[id].deprecation != nil { return true }
      current = unit[id].parent
    }
    return false
  }
}

extension TokenKind {
  /// The kind of usage that a token of this kind makes; `nil` for what no usage states.
  fileprivate var usage: UsageKind? {
    switch self {
    case .color: .color
    case .font, .typography: .font
    case .height: .height
    case .size: .size
    case .spacing: .spacing
    case .radius: .radius
    case .borderWidth: .border
    case .shadow: .shadow
    case .opacity: .opacity
    case .fontSize: .font
    default: nil
    }
  }
}
