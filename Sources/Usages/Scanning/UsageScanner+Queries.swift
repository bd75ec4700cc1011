import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// Whether the current declaration is a local one: it stands in a body.
  var isLocalDeclaration: Bool {
    declaration.map { unit[$0].modifiers.contains(.isLocal) } ?? false
  }

  /// Whether a call named like a modifier gives the colour or font of its place instead of changing a view:
  /// `Theme.font(.body)`, `.foregroundStyle(theme.tint(.primary))`.
  func isLookUp(_ call: CallSite) -> Bool {
    guard let base = call.base else { return false }
    if unit.kind(base) == .identifier, unit.name(base).isCapitalized { return true }
    guard call.expectation.isColor && call.expectation.takesOnlyColors || call.expectation.isFont else { return false }
    return unit.kind(base) == .identifier || unit.kind(base) == .member
  }

  /// Whether a call may be a modifier: on something, or on the view that is `self` without a word.
  func isModifier(_ call: CallSite) -> Bool {
    call.base != nil || call.isImplicitMember || isOnView(call)
  }

  /// Whether a plain call is a method of SwiftUI's views, because the code stands in one and the workspace has no such
  /// function.
  private func isOnView(_ call: CallSite) -> Bool {
    guard unit.kind(call.callee) == .identifier, scope.binding(call.name) == nil, standsInView else { return false }
    return !table.targets(of: call.node, at: place, scope, expected: .unknown).contains { fits($0, call) }
  }

  /// Whether `self` is a view of SwiftUI here.
  private var standsInView: Bool {
    var current = declaration
    while let id = current {
      let here = unit[id]
      if here.kind.isGroup {
        return here.requirements.contains {
          unit[$0.left].name == "Self" && Self.viewTypes.contains(unit[$0.right].name)
        }
          || table.enclosingType(place).map { isView($0) } ?? false
      }
      current = here.parent
    }
    return false
  }

  /// Whether an expression, or what it is reached through, is an object of UIKit or AppKit: all that has properties to
  /// assign a colour to.
  func belongsToClasses(_ node: NodeID) -> Bool {
    var current: NodeID? = node
    while let one = current {
      let type = table.type(of: one, at: place, scope)
      if !type.isUnknown { return isClass(type) }
      switch unit.kind(one) {
      case .member, .call, .subscripting, .optionalChain, .forceUnwrap: current = unit.child(one, 0)
      default: return false
      }
    }
    return false
  }

  /// Whether a type is a class of UIKit or AppKit, or inherits from one.
  private func isClass(_ type: ResolvedType) -> Bool {
    ([type.unwrapped] + table.ancestors(of: type)).contains { one in
      one.externalName.map { Self.isOfClasses($0) } ?? false
    }
  }

  private static func isOfClasses(_ name: String) -> Bool {
    (name.hasPrefix("UI") || name.hasPrefix("NS")) && name.dropFirst(2).first?.isUppercase == true
      && !viewTypes.contains(name)
  }

  /// Whether the code around is UIKit's or AppKit's: in a class of theirs, or in a function that takes or gives objects
  /// of theirs.
  var servesClasses: Bool {
    var current = declaration
    while let id = current {
      let here = unit[id]
      if here.kind.isGroup { return table.enclosingType(place).map { isClass($0.type) } ?? false }
      let types = here.parameters.map(\.type) + (here.type.map { [$0] } ?? [])
      if here.kind == .function, types.contains(where: { isClass(table.resolve($0, at: place)) }) { return true }
      current = here.parent
    }
    return false
  }

  private func isView(_ key: TypeKey) -> Bool {
    switch key {
    case .nominal:
      return table.ancestors(of: key.type).contains { $0.externalName.map(Self.viewTypes.contains) ?? false }
    case .external(let name):
      return importsSwiftUI && !name.hasPrefix("UI") && !name.hasPrefix("NS") && !DesignType.colors.contains(name)
        && !DesignType.fonts.contains(name) || Self.viewTypes.contains(name)
    }
  }

  private static var viewTypes: Set<String> {
    [
      "View", "Shape", "InsettableShape", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable",
      "NSViewControllerRepresentable",
    ]
  }

  /// Whether a function or value of the workspace is what an unqualified name means here.
  func hasDeclaration(named name: String) -> Bool {
    scope.binding(name) != nil || !table.lookUp(name, from: place).isEmpty
  }
}
