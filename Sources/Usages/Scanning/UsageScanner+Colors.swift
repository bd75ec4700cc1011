import DesignSystem
import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// A colour of the platform by name, as code refers to it.
struct NamedColor {
  let name: String
  let color: PlatformColor?
  let isPalette: Bool
  /// The type it is written as: that of a member's base, or of what wraps it; `nil` for an implicit member.
  var written: String?
}

extension UsageScanner {
  func member(_ node: NodeID, _ expectation: Expectation) {
    let name = unit.name(node)
    if noteToken(node, expectation) { return }
    if let usage = HexReading.usage(onDigits: node, expectation, self) {
      return emit(typed(usage, expectation, written: table.type(of: node, at: place, scope).externalName))
    }
    if let color = namedColor(node, expectation) {
      return emitNamed(color, at: unit.range(node), .none, expectation)
    }
    noteUnknownMember(node, expectation)
    guard let base = unit.child(node, 0) else {
      if expectation.isFont, TextStyle(name: name) != nil,
        !isOwnMember(name, of: expectation.type, fontOwners(expectation))
      {
        emit(.textStyle(name: name), .font, at: unit.range(node), value: textStyle(name), role: symbolRole(expectation))
      }
      return
    }
    if let type = platformType(base), DesignType.fontClasses.contains(type), TextStyle(name: name) != nil,
      !isOwnMember(name, of: .external(type), [type])
    {
      return emit(
        .textStyle(name: name),
        .font,
        at: unit.range(node),
        value: textStyle(name),
        role: symbolRole(expectation)
      )
    }
    // `UIColor.red.cgColor`, `Color.red.gradient`: the base shows where the whole does.
    if expectation.isColor, !isImplicitChain(base) { return visit(base, .color(expectation.role)) }
    visitBase(base, expectation)
  }

  /// The words of a name say nothing of what a font is for.
  private func symbolRole(_ expectation: Expectation) -> UsageRole? {
    expectation.role == .symbol ? .symbol : nil
  }

  /// The types whose static members an implicit member may be, where the place doesn't say more than "font".
  func fontOwners(_ expectation: Expectation) -> [String] {
    if let name = expectation.type.externalName, DesignType.fontClasses.contains(name) { return [name] }
    switch expectation.framework {
    case .swiftUI: return ["Font"]
    case .uiKit: return ["UIFont"]
    case .appKit: return ["NSFont"]
    case nil: return ["Font", "UIFont", "NSFont"]
    }
  }

  func textStyle(_ name: String) -> UsageValue? { TextStyle(name: name).map { .font(FontValue(textStyle: $0)) } }

  /// The platform type that an expression names (`UIColor`, `SwiftUI.Color`, an alias of it); `nil` where it names the
  /// workspace's own.
  func platformType(_ node: NodeID) -> String? {
    switch unit.kind(node) {
    case .identifier:
      let name = unit.name(node)
      guard name.isCapitalized, scope.binding(name) == nil else { return nil }
      if name == "Self" || name == "self" { return table.enclosingType(place)?.type.externalName }
      return table.resolveType(named: name, at: place).externalName
    case .member:
      guard let base = unit.child(node, 0), unit.kind(base) == .identifier,
        unit.imports.contains(where: { $0.module == unit.name(base) }), !table.hasModule(unit.name(base))
      else { return nil }
      return unit.name(node)
    default: return nil
    }
  }

  /// The palette or semantic colour that a member is, `nil` for anything else (tokens, `.clear`).
  func namedColor(_ node: NodeID, _ expectation: Expectation) -> NamedColor? {
    guard unit.kind(node) == .member else { return nil }
    let name = unit.name(node)
    let isPalette = PlatformPalette.paletteNames.contains(name)
    guard isPalette || PlatformPalette.semanticNames.contains(name) else { return nil }
    let framework: ColorFramework
    var written: String?
    if let base = unit.child(node, 0) {
      guard let type = platformType(base), DesignType.colorClasses.contains(type),
        !isOwnMember(name, of: .external(type), [type]), !mayBeFunction(name, of: type, expectation)
      else { return nil }
      framework = colorFramework(type)
      written = type
    } else {
      guard !isOwnMember(name, of: expectation.type, colorOwners(expectation)), expectation.isColor else {
        return nil
      }
      framework =
        expectation.type.externalName.flatMap { DesignType.colors.contains($0) ? colorFramework($0) : nil }
        ?? likelyFramework(expectation)
    }
    return NamedColor(
      name: name,
      color: PlatformPalette.color(name, in: framework)
        ?? otherFrameworks(written).lazy.compactMap {
          PlatformPalette.color(name, in: $0)
        }.first,
      isPalette: isPalette,
      written: written
    )
  }

  /// Where a name that the likely framework doesn't have can come from: `Color(.systemGray4)` takes UIKit's.
  private func otherFrameworks(_ written: String?) -> [ColorFramework] {
    guard written == nil else { return [] }
    return unit.imports.contains { $0.module == "AppKit" || $0.module == "Cocoa" }
      ? [.appKit, .uiKit] : [.uiKit, .appKit]
  }

  /// The types whose static members an implicit member may be, where the place doesn't say more than "colour".
  func colorOwners(_ expectation: Expectation) -> [String] {
    if let name = expectation.type.externalName, DesignType.colors.contains(name) { return [name] }
    switch expectation.framework {
    case .swiftUI: return ["Color", "ShapeStyle"]
    case .uiKit: return ["UIColor"]
    case .appKit: return ["NSColor"]
    case nil: return colorOwnersOfImports()
    }
  }

  private func colorOwnersOfImports() -> [String] {
    let modules = unit.imports.map(\.module)
    let frameworks = modules.filter { Self.colorClasses[$0] != nil }
    // A file may see a framework through another module: only those it names tell which it means.
    guard !frameworks.isEmpty, !frameworks.contains("SwiftUI"), !frameworks.contains("WidgetKit") else {
      return ["Color", "UIColor", "NSColor", "ShapeStyle"]
    }
    return frameworks.compactMap { Self.colorClasses[$0] }
  }

  /// The colour class of each framework.
  private static let colorClasses = [
    "SwiftUI": "Color", "WidgetKit": "Color", "UIKit": "UIColor", "AppKit": "NSColor", "Cocoa": "NSColor",
  ]

  /// Whether a member without a call may be a function of the workspace that is called like a colour of the platform:
  /// where the place doesn't ask for a colour (`levels.map(UIColor.gray)`).
  private func mayBeFunction(_ name: String, of type: String, _ expectation: Expectation) -> Bool {
    !expectation.isColor && expectation.constant == nil && table.hasVisibleStatic(name, .external(type), from: place)
  }

  /// Whether the workspace declares `name` on the type expected, or on one of the platform types `owners`. A function
  /// is no such member: `.gray` beside `gray(_:)` is the platform's.
  private func isOwnMember(_ name: String, of type: ResolvedType, _ owners: [String]) -> Bool {
    if table.isDeclaredHere(type), let key = type.key {
      return !table.lookUp(name, in: key, from: place).isEmpty
    }
    for owner in owners {
      if declares(name, .external(owner), asValue: true) { return true }
      if owner == "Color", declares(name, .external("ShapeStyle"), asValue: true) { return true }
    }
    return false
  }

  /// Whether code at the place sees a static member that the workspace declares, on every platform that the place is
  /// compiled for; `asValue` one that is a value without a call.
  func declares(_ name: String, _ owner: TypeKey, asValue: Bool = false) -> Bool {
    table.visibleStatics(name, owner, from: place).contains { symbol in
      if asValue, table[symbol].kind == .function { return false }
      return table[symbol].conditions.isEmpty
        || CompilationCondition.platforms(where: table[symbol].conditions).isSuperset(
          of: known.platforms.platforms(at: place, in: table, arms: arms)
        )
    }
  }

  private func colorFramework(_ type: String) -> ColorFramework {
    switch type {
    case "UIColor", "CGColor", "CIColor": .uiKit
    case "NSColor": .appKit
    default: .swiftUI
    }
  }

  /// Where only a label or modifier says colour: SwiftUI's in SwiftUI code, the constant elsewhere.
  func likelyFramework(_ expectation: Expectation) -> ColorFramework {
    if let framework = expectation.framework { return framework }
    if unit.imports.contains(where: { $0.module == "SwiftUI" }) {
      return importsClasses && servesClasses ? classFramework : .swiftUI
    }
    if unit.imports.contains(where: { $0.module == "AppKit" || $0.module == "Cocoa" }) { return .appKit }
    return .uiKit
  }

  /// An alpha that stands behind a colour.
  enum StatedAlpha {
    case none
    case number(Double)
    case unknown
  }

  func emitNamed(_ color: NamedColor, at range: SourceRange, _ alpha: StatedAlpha, _ expectation: Expectation) {
    var value = color.color?.color
    var isTranslucent = false
    switch alpha {
    case .none: break
    case .number(let number):
      value = value?.multiplyingAlpha(by: number)
      isTranslucent = number < 1
    case .unknown: isTranslucent = true
    }
    let form: UsageForm =
      color.isPalette
      ? .paletteColor(name: color.name, isTranslucent: isTranslucent) : .systemColor(name: color.name)
    var usage = self.usage(form, .color, at: range, value: value.map { .color($0) }, role: expectation.role)
    if case .unknown = alpha { usage.unknownAlpha = .behind }
    emit(typed(usage, expectation, written: color.written))
  }

  // MARK: Alpha

  /// `.opacity(n)` and `.withAlphaComponent(n)` on a colour; `false` where the call is none, or a view's.
  ///
  /// Where the alpha isn't known, the colour alone is the value: a token may take its place, and the alpha stays.
  func alpha(_ site: CallSite) -> Bool {
    guard site.name == "opacity" || site.name == "withAlphaComponent", let base = site.base,
      site.arguments.count == 1, let argument = site.arguments.first, argument.label == nil
    else { return false }
    let value = folding.fold(argument.value)
    if let color = namedColor(base, site.expectation) ?? wrappedColor(base, site.expectation) {
      if value.map({ $0 <= 0.01 }) ?? isNext(toZero: argument.value) { return true }
      let alpha: StatedAlpha = value.map { .number($0) } ?? .unknown
      emitNamed(color, at: unit.range(value == nil ? base : site.node), alpha, site.expectation)
      visit(argument.value, .none)
      return true
    }
    if var usage = colorConstructor(base, site.expectation) {
      usage.range = unit.range(value == nil ? base : site.node)
      if let value, case .color(let color)? = usage.value {
        usage.value = .color(color.multiplyingAlpha(by: value))
      } else if value == nil, usage.unknownAlpha == nil {
        usage.unknownAlpha = .behind
      }
      emit(usage)
      visit(argument.value, .none)
      return true
    }
    // Full or no opacity switches a colour on and off; it states none.
    let isChosen = unit.kind(argument.value) == .ternary
    let literals = folding.branches(argument.value).filter { $0.value > 0 && $0.value < 1 }
    if !literals.isEmpty, !holdsPlatformColor(base, site.expectation),
      site.expectation.isColor ? isTokenLike(base, site.expectation) : isColorMember(base)
    {
      let whole = unit.range(site.callee)
      let length = UInt32(truncatingIfNeeded: site.name.utf8.count)
      let start = whole.upperBound > length ? whole.upperBound - length : whole.lowerBound
      emit(
        .tokenAlpha,
        .color,
        at: SourceRange(start, unit.range(site.node).upperBound),
        value: isChosen ? nil : literals.first.map { .opacity($0.value) },
        role: site.expectation.role
      )
    }
    visit(argument.value, .none)
    visit(base, site.expectation.isColor ? site.expectation : .none)
    return true
  }

  /// Whether an alpha is a number that is as good as none: `.ulpOfOne`. What has it can't be seen: a hit area, or the far
  /// end of a fade.
  private func isNext(toZero node: NodeID) -> Bool {
    unit.kind(node) == .member
      && ["ulpOfOne", "leastNonzeroMagnitude", "leastNormalMagnitude"].contains(unit.name(node))
  }

  /// `Color(.black)`, `Color(nsColor: .black)`: the colour that another framework's type is made of.
  private func wrappedColor(_ node: NodeID, _ expectation: Expectation) -> NamedColor? {
    guard let (type, wrapped) = wrapped(node), var color = namedColor(wrapped.value, wrapped.expectation) else {
      return nil
    }
    color.written = type
    return color
  }

  /// What a call makes a colour of: its only argument, and what stands there.
  private func wrapped(_ node: NodeID) -> (type: String, (value: NodeID, expectation: Expectation))? {
    guard let call = unit.call(node), unit.kind(node) == .call, call.arguments.count == 1,
      let argument = call.arguments.first, let type = platformType(call.callee) ?? implicitlyWrapping(call, argument),
      let expectation = ColorConstructors.wrappedExpectation(argument, type, self)
    else { return nil }
    return (type, (argument.value, expectation))
  }

  /// `.init(uiColor: …)`: only SwiftUI's colour has these labels.
  private func implicitlyWrapping(_ call: CallView, _ argument: ArgumentView) -> String? {
    guard unit.kind(call.callee) == .member, unit.child(call.callee, 0) == nil, unit.name(call.callee) == "init",
      argument.label == "uiColor" || argument.label == "nsColor"
    else { return nil }
    return "Color"
  }

  private func colorConstructor(_ node: NodeID, _ expectation: Expectation) -> Usage? {
    guard let view = unit.call(node), unit.kind(node) == .call, let name = unit.calleeName(view.callee) else {
      return nil
    }
    let isMember = unit.kind(view.callee) == .member
    let base = isMember ? unit.child(view.callee, 0) : nil
    let site = CallSite(
      node: node,
      callee: view.callee,
      name: name,
      base: base,
      isImplicitMember: isMember && base == nil,
      arguments: view.arguments,
      expectation: expectation
    )
    let recognition = ColorConstructors.recognize(site, self) ?? ColorConstructors.workspaceReader(site, self)
    return recognition?.usages.first.map { typed($0, site) }
  }

  /// Whether a chain begins with a colour of the platform (`Color.red.gradient`) or with what adapts by itself (`.tint`,
  /// a material): no token gets an alpha there.
  private func holdsPlatformColor(_ node: NodeID, _ expectation: Expectation) -> Bool {
    var current = node
    while true {
      if namedColor(current, expectation) != nil || colorConstructor(current, expectation) != nil { return true }
      if let (_, wrapped) = wrapped(current), holdsPlatformColor(wrapped.value, wrapped.expectation) { return true }
      if unit.kind(current) == .ternary {
        return (1...2).allSatisfy { unit.child(current, $0).map { holdsPlatformColor($0, expectation) } ?? false }
      }
      let isMember = unit.kind(current) == .member
      guard isMember || unit.kind(current) == .call else { return false }
      let next = unit.child(current, 0)
      if isMember, Self.adapting.contains(unit.name(current)), next.map({ platformType($0) != nil }) ?? true {
        return true
      }
      guard let next else { return false }
      current = next
    }
  }

  private static var adapting: Set<String> {
    [
      "tint", "clear", "accentColor", "bar", "ultraThinMaterial", "thinMaterial", "regularMaterial", "thickMaterial",
      "ultraThickMaterial", "selection",
    ]
  }

  /// Whether an expression is a colour by its own type, wherever it stands: a member, not a variable at hand.
  private func isColorMember(_ node: NodeID) -> Bool {
    guard unit.kind(node) == .member || unit.kind(node) == .call else { return false }
    return valueType(of: node).externalName.map { DesignType.colors.contains($0) } ?? false
  }

  /// Whether an expression can be a colour token: a name or path, not a view and not one of several branches.
  private func isTokenLike(_ node: NodeID, _ expectation: Expectation) -> Bool {
    let type = table.type(of: node, at: place, scope)
    if let name = type.externalName { return DesignType.colors.contains(name) }
    switch unit.kind(node) {
    case .identifier: return expectation.takesOnlyColors || LabelWords.propertySaysColor(unit.name(node))
    case .member: return true
    case .call:
      guard let callee = unit.child(node, 0), let name = unit.calleeName(callee) else { return false }
      guard name.isCapitalized else {
        return expectation.takesOnlyColors || isImplicitChain(node)
      }
      return DesignType.colorClasses.contains(name)
    case .subscripting, .forceUnwrap: return expectation.takesOnlyColors
    default: return false
    }
  }
}

extension Expectation {
  /// Whether nothing but a colour can stand here: `background` and `overlay` take views as well.
  var takesOnlyColors: Bool { !takesViews || !type.isUnknown }
}
