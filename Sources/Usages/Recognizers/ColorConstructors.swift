import DesignTokens
import SwiftSource
import Symbols

/// `UIColor(red:…)`, `Color(hex:)`, `Color("Asset")` and every other initialiser of a colour.
enum ColorConstructors: Recognizer {
  static let calls = ["Color", "UIColor", "NSColor", "CGColor", "CIColor", "init"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    let type = constructedType(call, scanner)
    guard type != nil || call.name == "init" && call.expectation.isColor || componentLabels(call) else { return nil }
    guard scanner.unit.kind(call.callee) != .identifier || type != nil else { return nil }
    if let usage = components(call, scanner) { return .value(usage, call) }
    if let usage = hex(call, scanner) { return .value(usage, call) }
    if let usage = asset(call, type, scanner) { return .value(usage, call) }
    guard type != nil || call.expectation.isColor else { return nil }
    if let recognition = workspaceReader(call, scanner) { return recognition }
    return Recognition(expectations: inner(call, type, scanner))
  }

  /// The platform's colour type that the call makes; `nil` where it makes another, or the type isn't written.
  private static func constructedType(_ call: CallSite, _ scanner: UsageScanner) -> String? {
    let named: String?
    if call.name == "init" {
      named = call.base.flatMap { scanner.platformType($0) }
    } else if call.base != nil {
      named = scanner.platformType(call.callee)
    } else if call.isImplicitMember {
      named = nil
    } else {
      named = scanner.platformType(call.callee)
    }
    return named.flatMap { DesignType.colorClasses.contains($0) ? $0 : nil }
  }

  /// `.init(red:green:blue:…)` needs no expected type: nothing else has these labels.
  private static func componentLabels(_ call: CallSite) -> Bool {
    call.name == "init" && call.base == nil && call.argument("red") != nil && call.argument("green") != nil
      && call.argument("blue") != nil
  }

  // MARK: Components

  private static func components(_ call: CallSite, _ scanner: UsageScanner) -> Usage? {
    let isOfPlatform = isPlatformSignature(call)
    let takesBytes = !isOfPlatform || isDeclared(call, scanner)
    // Of two initialisers with the same labels whole numbers choose the one that takes them.
    let read = takesBytes ? ColorReading(scanner: scanner).color(call, wantsWhole: isOfPlatform) : nil
    guard
      let reading = ColorComponents(
        call,
        scanner.folding,
        in: ColorComponents.Space(of: call.arguments, scanner.unit),
        takesBytes: takesBytes
      )
    else { return nil }
    var usage = scanner.usage(
      .colorComponents,
      .color,
      at: scanner.unit.range(call.node),
      value: (read ?? reading.value.map { AppearanceColor($0) }).map { .color($0) },
      role: call.expectation.role
    )
    if reading.hasUnknownAlpha { usage.unknownAlpha = .within }
    return usage
  }

  /// Whether the platform has an initialiser with these labels: `Color(red:green:blue:)`, and any with an alpha.
  private static func isPlatformSignature(_ call: CallSite) -> Bool {
    if call.argument("alpha") != nil || call.argument("opacity") != nil { return true }
    return call.argument("red") == nil || call.name == "Color"
  }

  /// Whether the workspace has an initialiser with these labels.
  private static func isDeclared(_ call: CallSite, _ scanner: UsageScanner) -> Bool {
    let labels = call.arguments.compactMap(\.label)
    return ColorTypeNames.all.contains { name in
      scanner.table.initializers(of: .external(name)).contains { member in
        labels.allSatisfy { label in scanner.table[member].parameters.contains { $0.label == label } }
      }
    }
  }

  // MARK: Hex

  private static func hex(_ call: CallSite, _ scanner: UsageScanner) -> Usage? {
    guard let first = call.arguments.first else { return nil }
    if let label = first.label {
      guard HexReading.labels.contains(label) else { return nil }
    } else if call.name == "init" && call.isImplicitMember && !call.expectation.isColor {
      return nil
    }
    return HexReading.usage(call, first, scanner, isLabelled: first.label != nil)
  }

  /// A function or initialiser of the workspace that reads hex digits or channels into a colour.
  static func workspaceReader(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    if let usage = HexReading.usage(onDigits: call.node, call.expectation, scanner) { return .value(usage, call) }
    guard let first = call.arguments.first else { return nil }
    let isHex = HexReading.mayBeHex(first.value, scanner)
    let areNumbers = mayBeChannels(call, scanner)
    guard isHex || areNumbers else { return nil }
    let targets = targets(call, scanner)
    guard !targets.isEmpty else { return nil }
    if isHex, targets.allSatisfy({ HexReaderBodies.isReader($0.symbol, scanner.table) }) {
      return HexReading.usage(call, first, scanner, isLabelled: true).map { .value($0, call) }
    }
    guard areNumbers, targets.allSatisfy({ ComponentReaderBodies.isReader($0.symbol, scanner.table) }) else {
      return nil
    }
    var usage = scanner.usage(
      .colorComponents,
      .color,
      at: scanner.unit.range(call.node),
      value: ColorReading(scanner: scanner).color(call).map { .color($0) },
      role: call.expectation.role
    )
    let alpha = call.arguments.first { ColorReading.isAlpha($0.label) }
    if let alpha, scanner.folding.fold(alpha.value) == nil { usage.unknownAlpha = .within }
    return .value(usage, call)
  }

  /// Whether arguments can be the channels of a colour: numbers, the alpha perhaps not a literal.
  private static func mayBeChannels(_ call: CallSite, _ scanner: UsageScanner) -> Bool {
    guard call.arguments.count <= 5, call.arguments.count >= 3 || call.expectation.isColor || call.name.isCapitalized
    else { return false }
    var count = 0
    for argument in call.arguments {
      if scanner.folding.fold(argument.value) != nil {
        count += 1
      } else if !ColorReading.isAlpha(argument.label) {
        return false
      }
    }
    return count > 0
  }

  /// The functions and initialisers of the workspace that a call may mean.
  static func targets(_ call: CallSite, _ scanner: UsageScanner) -> [CallTarget] {
    possibleTypes(call).flatMap { type in
      scanner.table.targets(of: call.node, at: scanner.place, scanner.scope, expected: type)
    }
  }

  /// The types that an implicit member is looked up in: the one expected, or every colour class where only the place
  /// says that a colour is.
  private static func possibleTypes(_ call: CallSite) -> [ResolvedType] {
    guard call.isImplicitMember, call.expectation.type.isUnknown, call.expectation.isColor else {
      return [call.expectation.type]
    }
    return ["UIColor", "NSColor", "Color"].map { .external($0) }
  }

  // MARK: Assets

  private static func asset(_ call: CallSite, _ type: String?, _ scanner: UsageScanner) -> Usage? {
    guard let first = call.arguments.first, first.label == nil || first.label == "named",
      first.label == "named" || type == "Color" || type == nil, scanner.unit.kind(first.value) == .string
    else { return nil }
    let name = scanner.unit.name(first.value)
    return scanner.usage(
      form(of: name, call, scanner),
      .color,
      at: scanner.unit.range(call.node),
      value: .asset(name),
      role: call.expectation.role
    )
  }

  /// An asset of another bundle may be anywhere.
  private static func form(of name: String, _ call: CallSite, _ scanner: UsageScanner) -> UsageForm {
    guard let assets = scanner.known.colorAssets, !assets.contains(name), call.argument("bundle") == nil,
      call.argument("in") == nil
    else { return .namedAsset(name: name) }
    return .unknownAsset(name: name, nearest: EditDistance.nearest(to: name, among: assets.sorted(), limit: 3))
  }

  // MARK: What wraps colours

  /// Every argument of a colour's initialiser may be a colour (`light:`, `uiColor:`, a provider's closure).
  private static func inner(_ call: CallSite, _ type: String?, _ scanner: UsageScanner) -> [Int: Expectation] {
    var expectations: [Int: Expectation] = [:]
    for (index, argument) in call.arguments.enumerated() {
      var expectation = Expectation.color(call.expectation.role)
      if type == "CIColor", argument.label == "color" {
        expectation.type = .external(scanner.classFramework == .appKit ? "NSColor" : "UIColor")
      } else if type == "Color" || type == nil && argument.label != nil && call.isImplicitMember,
        let wrapped = wrappedClass(argument, scanner)
      {
        expectation.type = .external(wrapped)
      }
      expectations[index] = expectation
    }
    return expectations
  }

  /// What a colour type's initialiser expects of an argument that gives the colour as another framework's.
  static func wrappedExpectation(_ argument: ArgumentView, _ type: String, _ scanner: UsageScanner) -> Expectation? {
    guard DesignType.colorClasses.contains(type), let wrapped = wrappedClass(argument, scanner) else { return nil }
    var expectation = Expectation.color()
    expectation.type = .external(type == "Color" ? wrapped : "Color")
    return expectation
  }

  /// The class that SwiftUI's `Color(uiColor:)` and `Color(_:)` wrap.
  private static func wrappedClass(_ argument: ArgumentView, _ scanner: UsageScanner) -> String? {
    switch argument.label {
    case "uiColor": return "UIColor"
    case "nsColor": return "NSColor"
    case "cgColor": return "CGColor"
    case nil where !argument.isTrailing:
      return scanner.classFramework == .appKit ? "NSColor" : "UIColor"
    default: return nil
    }
  }
}
