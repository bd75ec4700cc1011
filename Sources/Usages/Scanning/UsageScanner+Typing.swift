import DesignTokens
import SwiftSource
import Symbols

extension UsageScanner {
  /// The usage with the type that its place takes: the one declared there, else that of the expression written, else
  /// the one that the API around takes.
  func typed(_ usage: Usage, _ expectation: Expectation, written: String?) -> Usage {
    var usage = usage
    let names = usage.kind == .font ? DesignType.fonts : DesignType.colors
    if let name = expectation.type.externalName, names.contains(name) {
      (usage.type, usage.isTyped) = (.external(name), true)
    } else if let written {
      usage.type = .external(written)
    } else {
      (usage.type, usage.isTyped) = (
        .external(usage.kind == .font ? likelyFontType : likelyColorType(expectation)), true
      )
    }
    return usage
  }

  /// The usage that a call is, with the type of what it makes.
  func typed(_ usage: Usage, _ site: CallSite) -> Usage {
    guard usage.kind == .color || usage.kind == .font else { return usage }
    return typed(usage, site.expectation, written: writtenType(site))
  }

  /// The platform type that a call is written to make; `nil` for an implicit member of whatever is expected.
  private func writtenType(_ site: CallSite) -> String? {
    if unit.kind(site.callee) == .identifier {
      return platformType(site.callee).flatMap { ColorTypeNames.all.contains($0) ? $0 : nil }
        ?? table.type(of: site.node, at: place, scope).externalName
    }
    if let base = site.base, let type = platformType(base), ColorTypeNames.all.contains(type) { return type }
    switch site.name {
    case "system", "custom": return "Font"
    case "init", "withSize": return nil
    default: return site.name.hasSuffix("ystemFont") || site.name == "preferredFont" ? platformFontType : nil
    }
  }

  /// The usage that a number is, as the number type that its place takes.
  func typed(number usage: Usage, _ expectation: Expectation) -> Usage {
    var usage = usage
    let declared = expectation.type.externalName.flatMap { DesignType.numbers.contains($0) ? $0 : nil }
    // A number may make a type of the workspace: no other number can be handed on there.
    let own = table.isDeclaredHere(expectation.type) ? expectation.type.unwrapped : nil
    usage.type = own ?? .external(declared ?? "CGFloat")
    usage.isTyped = true
    return usage
  }

  /// The framework whose classes a file's code dresses: AppKit where only that is imported.
  var classFramework: ColorFramework {
    let modules = unit.imports.map(\.module)
    return !modules.contains("UIKit") && modules.contains { $0 == "AppKit" || $0 == "Cocoa" } ? .appKit : .uiKit
  }

  /// Whether a file imports UIKit or AppKit by name.
  var importsClasses: Bool {
    unit.imports.contains { $0.module == "UIKit" || $0.module == "AppKit" || $0.module == "Cocoa" }
  }

  /// Whether a file imports SwiftUI by name, or what is made of it.
  var importsSwiftUI: Bool {
    unit.imports.contains { $0.module == "SwiftUI" || $0.module == "WidgetKit" }
  }

  func likelyColorType(_ expectation: Expectation) -> String {
    switch likelyFramework(expectation) {
    case .swiftUI: expectation.framework == .swiftUI ? "ShapeStyle" : "Color"
    case .uiKit: "UIColor"
    case .appKit: "NSColor"
    }
  }

  var likelyFontType: String {
    if unit.imports.contains(where: { $0.module == "SwiftUI" }) { return "Font" }
    return platformFontType
  }

  /// `UIFont`, or `NSFont` where only AppKit is imported.
  var platformFontType: String {
    unit.imports.contains { $0.module == "AppKit" || $0.module == "Cocoa" } ? "NSFont" : "UIFont"
  }
}
