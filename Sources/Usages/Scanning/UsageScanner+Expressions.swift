import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// Reads an expression or statement at a place that expects `expectation`.
  func visit(_ node: NodeID, _ expectation: Expectation) {
    noteCaret(node, expectation)
    noteParameter(node, expectation)
    if visitNumber(node, expectation) || visitStatement(node, expectation) { return }
    switch unit.kind(node) {
    case .identifier: noteConstant(node, expectation)
    case .member:
      noteConstant(node, expectation)
      member(node, expectation)
    case .call: call(node, expectation)
    case .macro: macro(node, expectation)
    case .subscripting:
      for child in unit.children(node) { visit(child, .none) }
    case .ternary:
      if let condition = unit.child(node, 0) { visit(condition, .none) }
      guard let first = unit.child(node, 1), let second = unit.child(node, 2) else { break }
      visit(first, beside(second, first, expectation))
      visit(second, beside(first, second, expectation))
    case .binary: binary(node, expectation)
    case .assignment: assignment(node)
    case .array: array(node, expectation.element)
    case .dictionary: for pair in unit.children(node) { self.pair(pair, expectation.element) }
    case .tuple: tuple(node, expectation)
    case .argument, .forceUnwrap, .optionalChain, .prefix, .postfix:
      // `50%` of a layout library is a share, whatever the number's place measures.
      let inner = unit.kind(node) == .postfix && unit.name(node) == "%" ? .none : expectation
      if let value = unit.child(node, 0) { visit(value, inner) }
    case .cast: cast(node, expectation)
    case .closure: closure(node, expectation)
    case .string: hexString(node)
    case .unknown, .interpolation: visitAll(unit.children(node))
    default: break
    }
  }

  // MARK: Numbers

  /// A literal number where a length or a named constant stands; `false` where the node is none.
  private func visitNumber(_ node: NodeID, _ expectation: Expectation) -> Bool {
    switch unit.kind(node) {
    case .integer, .float, .prefix, .binary, .call, .cast: break
    default: return false
    }
    guard let value = folding.fold(node), !folding.isImplicitCast(node) || takesNumber(expectation) else {
      return false
    }
    var place = node
    while let call = unit.call(place), let inner = folding.wrapped(call) { place = inner }
    if noteLiteralToken(place, value, expectation) { return true }
    if case .measure(let measure) = expectation.meaning {
      length(place, value, measure, expectation)
    } else if let name = expectation.constant {
      constant(place, value, name, expectation)
    }
    return true
  }

  /// Whether what `.init(…)` makes here is a number.
  func takesNumber(_ expectation: Expectation) -> Bool {
    switch expectation.type.unwrapped {
    case .external(let type): return DesignType.numbers.contains(type)
    case .unknown:
      if case .measure = expectation.meaning { return true }
      return expectation.constant != nil && !expectation.isColor
    default: return false
    }
  }

  private func length(_ node: NodeID, _ value: Double, _ measure: Measure, _ expectation: Expectation) {
    guard value != 0, value > 0 || measure.allowsNegative, value.isFinite else { return }
    let range = unit.range(node)
    let form: UsageForm = measure.allowsHairline && value <= 1 ? .hairline : .length
    var usage = self.usage(form, measure.kind, at: range, value: .length(value), role: expectation.role)
    usage.isPart = expectation.isPart
    emit(typed(number: usage, expectation))
  }

  private func constant(_ node: NodeID, _ value: Double, _ name: String, _ expectation: Expectation) {
    switch expectation.type.unwrapped {
    case .external(let type): guard DesignType.numbers.contains(type) else { return }
    case .unknown: break
    default: return
    }
    guard value > 0, value.isFinite else { return }
    if LabelWords.saysFontSize(name), value >= 1 {
      var font = FontValue()
      font.size = value
      emit(typed(number: usage(.constant(name: name), .font, at: unit.range(node), value: .font(font)), expectation))
    } else if LabelWords.saysHeight(name), value >= 1, !countsPixels(name, expectation.type) {
      let usage = self.usage(
        .constant(name: name),
        .height,
        at: unit.range(node),
        value: .length(value),
        role: expectation.role
      )
      emit(typed(number: usage, expectation))
    }
  }

  /// A whole number called just `height` is one of pixels, or a side of a ratio.
  private func countsPixels(_ name: String, _ type: ResolvedType) -> Bool {
    guard name == "height", let type = type.externalName else { return false }
    return type.hasPrefix("Int") || type.hasPrefix("UInt")
  }

  private func hexString(_ node: NodeID) {
    let text = unit.name(node)
    guard text.utf8.first == UInt8(ascii: "#"), let digits = HexDigits(text), digits.count == 6 || digits.count == 8,
      let color = ColorValue(hexText: text)
    else { return }
    emit(.hexString, .color, at: unit.range(node), value: .color(AppearanceColor(color)))
  }

  // MARK: Operators

  private func binary(_ node: NodeID, _ expectation: Expectation) {
    guard let left = unit.child(node, 0), let right = unit.child(node, 1) else { return }
    switch unit.name(node) {
    case "??":
      let outer = withoutMeasure(expectation)
      visit(left, withType(of: right, outer))
      visit(right, withType(of: left, outer))
    case "==", "<=", ">=":
      if let measure = LayoutOperators.measure(left, unit) {
        visit(right, measure)
      } else {
        fallthrough
      }
    case "!=", "===", "!==", "~=", "<", ">":
      // Compared with, not shown.
      silently {
        visit(left, holdsCaret(left) ? comparand(of: right) : .none)
        visit(right, holdsCaret(right) ? comparand(of: left) : .none)
      }
    case "+", "-":
      let term = termExpectation([left, right], expectation)
      visit(left, term)
      visit(right, term)
    default:
      visit(left, .none)
      visit(right, .none)
    }
  }

  /// What is compared with `other` is of its type.
  private func comparand(of other: NodeID) -> Expectation { Expectation(type: valueType(of: other).unwrapped) }

  /// Both sides of `??` are of one type.
  private func withType(of other: NodeID, _ expectation: Expectation) -> Expectation {
    guard expectation.type.isUnknown else { return expectation }
    return expectation.of(valueType(of: other).unwrapped)
  }

  /// `[UIColor.brand, .white]`: where the place says nothing, the first element that names its type tells it of all.
  private func array(_ node: NodeID, _ element: Expectation) {
    let elements = unit.children(node)
    let first = element.type.isUnknown ? elements.first { !isImplicitChain($0) } : nil
    for one in elements { visit(one, first.map { beside($0, one, element) } ?? element) }
  }

  /// The other branch of a choice gives an implicit member its type where the place says nothing.
  private func beside(_ other: NodeID, _ branch: NodeID, _ expectation: Expectation) -> Expectation {
    guard expectation.type.isUnknown, isImplicitChain(branch) else { return expectation }
    var expectation = expectation
    expectation.type = valueType(of: other).unwrapped
    return expectation
  }

  /// A literal beside `??` is a fallback for a size from elsewhere.
  private func withoutMeasure(_ expectation: Expectation) -> Expectation {
    guard case .measure = expectation.meaning else { return expectation }
    return .none
  }

  private func cast(_ node: NodeID, _ expectation: Expectation) {
    guard let inner = unit.child(node, 0) else { return }
    guard unit.name(node) != "is", let written = unit.type(node) else { return visit(inner, .none) }
    let type = table.resolve(written, at: place)
    visit(inner, expectation.of(type))
  }

  private func tuple(_ node: NodeID, _ expectation: Expectation) {
    let elements = unit.children(node)
    guard case .tuple(let types, _) = expectation.type.unwrapped, types.count == elements.count else {
      for argument in elements {
        guard let value = unit.child(argument, 0) else { continue }
        visit(value, unit.optionalName(argument).map { labelExpectation($0) } ?? .none)
      }
      return
    }
    for (argument, type) in zip(elements, types) {
      guard let value = unit.child(argument, 0) else { continue }
      var inner = unit.optionalName(argument).map { labelExpectation($0) } ?? .none
      inner.type = type
      visit(value, inner)
    }
  }

  /// `.foregroundColor: .red` says colour whatever the dictionary's type is.
  private func pair(_ node: NodeID, _ expectation: Expectation) {
    guard unit.kind(node) == .pair, let key = unit.child(node, 0), let value = unit.child(node, 1) else {
      return visit(node, .none)
    }
    if unit.kind(key) != .member { visit(key, .none) }
    var inner = expectation
    if unit.kind(key) == .member {
      let name = unit.name(key)
      if LabelWords.propertySaysColor(name) {
        inner = .color(LabelWords.colorRole(name))
      } else if name == "font" {
        inner = .font()
      }
    }
    visit(value, inner)
  }

  // MARK: Assignment

  private func assignment(_ node: NodeID) {
    guard let target = unit.child(node, 0), let value = unit.child(node, 1) else { return }
    guard unit.name(node) == "=" else {
      visit(target, .none)
      return visit(value, .none)
    }
    var site: AssignmentSite?
    switch unit.kind(target) {
    case .member:
      site = AssignmentSite(target: target, name: unit.name(target), base: unit.child(target, 0), value: value)
    case .identifier: site = AssignmentSite(target: target, name: unit.name(target), base: nil, value: value)
    case .subscripting:
      if let argument = unit.call(target)?.arguments.first?.value, unit.kind(argument) == .member {
        site = AssignmentSite(target: target, name: unit.name(argument), base: nil, value: value)
      }
    default: break
    }
    if unit.kind(target) != .identifier { visitTarget(target) }
    withCaretWords(caretWords(target)) { visit(value, site.map { expectation(of: $0) } ?? .none) }
  }

  /// What is assigned to is no usage, but a call inside it may hold some.
  private func visitTarget(_ target: NodeID) {
    if let base = unit.child(target, 0) { visit(base, .none) }
  }

  private func expectation(of site: AssignmentSite) -> Expectation {
    var expectation = Expectation.none
    for recognizer in Recognizers.byProperty[site.name] ?? [] {
      if let known = recognizer.expectation(of: site, self) {
        expectation = known
        break
      }
    }
    if case .unknown = expectation.meaning {
      if LabelWords.propertySaysColor(site.name) {
        // Where the classes' framework is imported, such properties are theirs.
        let isOfClasses = importsClasses || site.base.map { belongsToClasses($0) } ?? false
        expectation = .color(LabelWords.colorRole(site.name), in: isOfClasses ? classFramework : nil)
      } else if site.name == "font" || site.name.hasSuffix("Font") {
        expectation = .font()
      } else if site.base != nil, site.name.hasSuffix("Height"), LabelWords.saysHeight(site.name),
        table.hasNoDeclaration(named: site.name)
      {
        // A library's property; those of the workspace are its components' own.
        expectation = .measure(Measure(kind: .height, allowsHairline: true), .view)
      } else if Geometry.isSize(site.name) {
        // What an initialiser gives a property is that property's initial value.
        if declaration.map({ unit[$0].kind == .initializer }) ?? false, isOwnProperty(site) {
          expectation.constant = site.name
        } else if site.base != nil, !Geometry.isOfImage(site.name) {
          expectation = Geometry.wholeSize
        }
      }
    }
    var mayBeOwnType = false
    if case .measure = expectation.meaning { mayBeOwnType = site.base != nil }
    guard mayBeOwnType || mayDependOnType(site.value) || holdsCaret(site.value) else { return expectation }
    if unit.kind(site.target) != .subscripting { expectation.type = assignedType(site) }
    if expectation.type.isUnknown, holdsCaret(site.value), isOfLayer(site) { expectation.type = .external("CGColor") }
    return expectation
  }

  /// Whether a property of `self` is assigned to.
  private func isOwnProperty(_ site: AssignmentSite) -> Bool {
    if let base = site.base { return unit.kind(base) == .identifier && unit.name(base) == "self" }
    guard unit.kind(site.target) == .identifier, scope.binding(site.name) == nil else { return false }
    return table.lookUp(site.name, from: place).first.map { table.owner(of: $0) != nil } ?? false
  }

  /// The type of what is assigned to; where the receiver isn't known, what all properties of that name agree on.
  private func assignedType(_ site: AssignmentSite) -> ResolvedType {
    let type = valueType(of: site.target)
    if !type.isUnknown { return type }
    guard let base = site.base, !isOfPlatform(base), let agreed = table.agreedType(ofVariables: site.name, from: place)
    else { return .unknown }
    if table.isDeclaredHere(agreed) { return agreed }
    return agreed.externalName.map { DesignType.colors.contains($0) || DesignType.fonts.contains($0) } ?? false
      ? agreed : .unknown
  }

  /// Whether an expression is of a type from outside the workspace: then its properties are that type's own.
  private func isOfPlatform(_ node: NodeID) -> Bool {
    if case .external = table.type(of: node, at: place, scope).unwrapped { return true }
    return false
  }

  /// Whether what a value is can depend on the type expected: it holds an implicit member or literal.
  func mayDependOnType(_ node: NodeID) -> Bool {
    switch unit.kind(node) {
    case .member, .call:
      var current = node
      while unit.kind(current) == .member || unit.kind(current) == .call {
        guard let next = unit.child(current, 0) else { return unit.kind(current) == .member }
        current = next
      }
      return unit.kind(current) == .closure
    case .integer, .float, .string, .prefix, .array, .dictionary, .tuple, .closure, .ternary, .branch, .switching:
      return true
    case .binary: return unit.name(node) == "??"
    case .forceUnwrap, .optionalChain: return unit.child(node, 0).map { mayDependOnType($0) } ?? false
    default: return false
    }
  }
}
