import DesignTokens
import SwiftSource
import Symbols

/// Fonts made with a literal size: `systemFont(ofSize:)`, `.system(size:)`, `UIFont(name:size:)`, `Font.custom`.
enum FontConstructors: Recognizer {
  static let calls = Array(systemFunctions.keys) + ["system", "custom", "UIFont", "NSFont", "init", "withSize"]

  /// What each of UIKit's and AppKit's functions fixes.
  private static let systemFunctions: [String: @Sendable (inout FontValue) -> Void] = [
    "systemFont": { _ in },
    "boldSystemFont": { $0.weight = .bold },
    "italicSystemFont": { $0.isItalic = true },
    "monospacedSystemFont": { $0.isMonospaced = true },
    "monospacedDigitSystemFont": { $0.hasMonospacedDigits = true },
    // AppKit's for its own purposes.
    "controlContentFont": { _ in }, "labelFont": { _ in }, "menuBarFont": { _ in }, "menuFont": { _ in },
    "messageFont": { _ in }, "paletteFont": { _ in }, "titleBarFont": { $0.weight = .bold }, "toolTipsFont": { _ in },
  ]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    switch call.name {
    case "system": swiftUISystem(call, scanner)
    case "custom": swiftUICustom(call, scanner)
    case "UIFont", "NSFont", "init": constructor(call, scanner)
    case "withSize": resize(call, scanner)
    default: systemFont(call, scanner)
    }
  }

  private static func systemFont(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let size = call.argument("ofSize"), isFontBase(call, scanner) else { return nil }
    var font = FontValue()
    font.weight = .regular
    systemFunctions[call.name]?(&font)
    font.weight = weight(call, scanner, else: font.weight)
    return recognition(call, size, font, scanner)
  }

  private static func swiftUISystem(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard isFontBase(call, scanner) else { return nil }
    var font = FontValue()
    font.design = call.argument("design").flatMap { FontDesign(rawValue: scanner.unit.name($0.value)) } ?? .default
    if let size = call.argument("size") {
      font.weight = weight(call, scanner, else: .regular)
      return recognition(call, size, font, scanner)
    }
    guard let style = call.arguments.first, style.label == nil, scanner.unit.kind(style.value) == .member,
      call.expectation.isFont || call.base != nil, let known = TextStyle(name: scanner.unit.name(style.value))
    else { return nil }
    font.textStyle = known
    font.isScaled = true
    return .value(
      scanner.usage(
        .textStyle(name: known.rawValue),
        .font,
        at: scanner.unit.range(call.node),
        value: .font(font)
      ),
      call
    )
  }

  /// `Font.custom("Name", size:)`; `.custom(…)` elsewhere is many other things.
  private static func swiftUICustom(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let size = call.argument("size") ?? call.argument("fixedSize"), let name = call.arguments.first,
      name.label == nil, call.base.map({ scanner.platformType($0) == "Font" }) ?? call.expectation.isFont
    else { return nil }
    return recognition(call, size, named(name.value, scanner), scanner)
  }

  private static func constructor(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    let type = call.name == "init" ? call.base.flatMap { scanner.platformType($0) } : scanner.platformType(call.callee)
    guard type.map({ DesignType.fontClasses.contains($0) }) ?? call.expectation.isFont,
      let size = call.argument("size"), let first = call.arguments.first
    else { return nil }
    switch first.label {
    case "name": return recognition(call, size, named(first.value, scanner), scanner)
    case "descriptor":
      var font = FontValue()
      if let descriptor = scanner.unit.call(first.value), let name = descriptor.argument("name") {
        font = named(name.value, scanner) ?? font
      }
      return recognition(call, size, font, scanner)
    default: return nil
    }
  }

  private static func resize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard call.base != nil, call.arguments.count == 1, let size = call.arguments.first, size.label == nil,
      let value = scanner.folding.branches(size.value).first?.value, value > 0
    else { return nil }
    let whole = scanner.unit.range(call.callee)
    let start = whole.upperBound - min(whole.upperBound, UInt32(call.name.utf8.count))
    var font = FontValue()
    font.size = value
    return Recognition(
      usages: [
        scanner.usage(
          .fontResize,
          .font,
          at: SourceRange(start, scanner.unit.range(call.node).upperBound),
          value: .font(font)
        )
      ],
      consumed: [0]
    )
  }

  // MARK: Parts

  /// - Parameter font: what the call fixes beside the size; `nil` where its typeface isn't a literal.
  private static func recognition(
    _ call: CallSite,
    _ size: ArgumentView,
    _ font: FontValue?,
    _ scanner: UsageScanner
  ) -> Recognition? {
    let sizes = scanner.folding.branches(size.value).map(\.value).filter { $0 > 0 }
    // A computed size is a token's or a calculation: not stated here.
    guard let first = sizes.first else {
      return Recognition(
        expectations: call.index(size.label).map { [$0: .measure(Measure(kind: .font))] } ?? [:]
      )
    }
    var font = font
    font?.size = sizes.count == scanner.folding.leafCount(size.value) && sizes.allSatisfy { $0 == first } ? first : nil
    let isSymbol = call.expectation.role == .symbol
    return .value(
      scanner.usage(
        isSymbol ? .iconSize : .font,
        .font,
        at: scanner.unit.range(call.node),
        value: font.map { .font($0) },
        role: isSymbol ? .symbol : nil
      ),
      call
    )
  }

  /// The font of a name; `nil` where the name isn't a literal.
  private static func named(_ name: NodeID, _ scanner: UsageScanner) -> FontValue? {
    scanner.unit.kind(name) == .string ? FontValue(name: scanner.unit.name(name), size: nil) : nil
  }

  /// The weight that an argument states: `fallback` without one, `nil` where it isn't a literal.
  private static func weight(_ call: CallSite, _ scanner: UsageScanner, else fallback: FontWeight?) -> FontWeight? {
    call.argument("weight") == nil ? fallback : weight(call, scanner)
  }

  private static func weight(_ call: CallSite, _ scanner: UsageScanner) -> FontWeight? {
    guard let argument = call.argument("weight"), scanner.unit.kind(argument.value) == .member else { return nil }
    return FontWeight(name: scanner.unit.name(argument.value))
  }

  /// Whether the function is the platform's: an implicit member, or a member of a font type.
  private static func isFontBase(_ call: CallSite, _ scanner: UsageScanner) -> Bool {
    guard let base = call.base else {
      if call.isImplicitMember { return true }
      // Unqualified inside an extension of the font type.
      return scanner.table.enclosingType(scanner.place)?.type.externalName.map { DesignType.fonts.contains($0) }
        ?? false
    }
    return scanner.platformType(base).map { DesignType.fontClasses.contains($0) } ?? false
  }
}
