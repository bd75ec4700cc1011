import DesignTokens
import SwiftSource
import Symbols

/// What texts, their members and scanners give, as far as readers of colours use them.
///
/// A `String.Index` is the number of characters before it.
enum StringMembers {
  // MARK: Texts of values

  static func text(of value: Evaluated, _ symbols: SymbolTable) -> String? {
    switch value.value {
    case .string(let text): text
    case .number(let number, let isInteger): isInteger ? text(number) : "\(number)"
    case .bool(let flag): flag ? "true" : "false"
    case .enumCase(let one): symbols[one.symbol].name
    default: nil
    }
  }

  /// A whole number without its fraction.
  static func text(_ number: Double) -> String {
    if let whole = Int64(exactly: number) { return "\(whole)" }
    return "\(number)"
  }

  static func number(_ text: String, radix: Double, isInteger: Bool) -> Double? {
    guard isInteger else { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
    guard radix >= 2, radix <= 36 else { return nil }
    if let value = Int64(text, radix: Int(radix)) { return Double(value) }
    return UInt64(text, radix: Int(radix)).map { Double($0) }
  }

  static func make(_ type: String, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    guard let first = arguments.first else { return Evaluated(.string("")) }
    if first.label == "repeating", arguments.count == 2 {
      let count = interpreter.value(of: arguments[1]).number ?? 0
      guard let part = interpreter.value(of: first).string, count >= 0, count <= 64 else { return nil }
      return Evaluated(.string(String(repeating: part, count: Int(count))))
    }
    guard first.label == nil || first.label == "string" || first.label == "describing" || first.label == "rawValue"
    else {
      return nil
    }
    let value = interpreter.value(of: first)
    if value.unresolved != nil { return value }
    if case .array(let elements) = value.value {
      let parts = elements.compactMap(\.string)
      return parts.count == elements.count ? Evaluated(.string(parts.joined())) : nil
    }
    return text(of: value, interpreter.symbols).map { Evaluated(.string($0)) }
  }

  // MARK: Members

  static func property(_ name: String, of value: Evaluated) -> Evaluated? {
    guard let text = value.string else { return nil }
    switch name {
    case "count", "length": return Evaluated(.integer(Double(text.count)))
    case "isEmpty": return Evaluated(.bool(text.isEmpty))
    case "startIndex": return Evaluated(.integer(0))
    case "endIndex": return Evaluated(.integer(Double(text.count)))
    case "first": return Evaluated(text.first.map { .string(String($0)) } ?? .nothing)
    case "last": return Evaluated(text.last.map { .string(String($0)) } ?? .nothing)
    case "utf16", "utf8", "unicodeScalars", "characters", "description", "debugDescription": return value
    case "capitalized": return Evaluated(.string(text.prefix(1).uppercased() + text.dropFirst().lowercased()))
    default: return nil
    }
  }

  static func method(
    _ name: String,
    of value: Evaluated,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    guard let text = value.string else { return nil }
    func first() -> Evaluated { interpreter.argument(arguments, 0) }
    func count(_ fallback: Int) -> Int {
      arguments.isEmpty ? fallback : Int(clamping: WholeValue.of(first().number ?? 0))
    }
    switch name {
    case "hasPrefix": return first().string.map { Evaluated(.bool(text.hasPrefix($0))) }
    case "hasSuffix": return first().string.map { Evaluated(.bool(text.hasSuffix($0))) }
    case "starts": return first().string.map { Evaluated(.bool(text.hasPrefix($0))) }
    case "contains": return first().string.map { Evaluated(.bool($0.isEmpty || text.contains($0))) }
    case "uppercased": return Evaluated(.string(text.uppercased()))
    case "lowercased": return Evaluated(.string(text.lowercased()))
    case "dropFirst": return Evaluated(.string(String(text.dropFirst(max(0, count(1))))))
    case "dropLast": return Evaluated(.string(String(text.dropLast(max(0, count(1))))))
    case "prefix": return part(text, 0, min(count(0), text.count))
    case "suffix":
      if arguments.first?.label == "from" { return part(text, count(0), text.count) }
      return Evaluated(.string(String(text.suffix(max(0, count(0))))))
    case "substring": return substring(text, arguments, interpreter)
    case "index": return index(text, arguments, interpreter)
    case "trimmingCharacters": return trimmed(text, arguments, interpreter)
    case "replacingOccurrences":
      guard arguments.count >= 2, let old = first().string, let new = interpreter.argument(arguments, 1).string else {
        return nil
      }
      return Evaluated(.string(text.replacing(old, with: new)))
    case "map", "compactMap":
      guard let transform = arguments.first else { return nil }
      return Evaluated(
        .array(text.map { CollectionMembers.apply(transform, Evaluated(.string(String($0))), interpreter) })
      )
    case "joined", "description": return value
    default: return nil
    }
  }

  private static func part(_ text: String, _ lower: Int, _ upper: Int) -> Evaluated? {
    guard lower >= 0, lower <= upper, upper <= text.count else { return nil }
    return Evaluated(.string(String(text.dropFirst(lower).prefix(upper - lower))))
  }

  private static func substring(_ text: String, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    guard let first = arguments.first else { return nil }
    let value = interpreter.value(of: first)
    switch (first.label, value.value) {
    case ("from", .number(let start, _)): return part(text, Int(clamping: WholeValue.of(start)), text.count)
    case ("to", .number(let end, _)): return part(text, 0, Int(clamping: WholeValue.of(end)))
    case ("with", .instance(let range)):
      guard let location = range["location"]?.number, let length = range["length"]?.number else { return nil }
      let start = Int(clamping: WholeValue.of(location))
      return part(text, start, start &+ Int(clamping: WholeValue.of(length)))
    case (_, .range): return subscripted(Evaluated(.string(text)), [Argument(nil, .value(value))], interpreter)
    default: return nil
    }
  }

  /// `index(start, offsetBy: n)`, `index(after: start)`
  private static func index(_ text: String, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    guard let first = arguments.first, let start = interpreter.value(of: first).number else { return nil }
    switch first.label {
    case "after": return Evaluated(.integer(start + 1))
    case "before": return Evaluated(.integer(start - 1))
    default:
      guard arguments.count > 1, let offset = interpreter.value(of: arguments[1]).number else { return nil }
      let result = start + offset
      return result >= 0 && result <= Double(text.count) ? Evaluated(.integer(result)) : Evaluated(.nothing)
    }
  }

  private static func trimmed(_ text: String, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    guard let first = arguments.first else { return nil }
    let set = interpreter.value(of: first, .external("CharacterSet"))
    let isTrimmed: (Character) -> Bool
    switch set.value {
    case .platformMember(_, "whitespaces"): isTrimmed = { $0.isWhitespace && !$0.isNewline }
    case .platformMember(_, "whitespacesAndNewlines"), .platformMember(_, "newlines"): isTrimmed = { $0.isWhitespace }
    case .platformMember(_, "alphanumerics"): isTrimmed = { $0.isLetter || $0.isNumber }
    case .instance(let instance):
      if let characters = instance["charactersIn"]?.string {
        isTrimmed = { characters.contains($0) }
      } else {
        return nil
      }
    // `.alphanumerics.inverted`
    case .unresolved: isTrimmed = { !$0.isLetter && !$0.isNumber }
    default: return nil
    }
    return Evaluated(.string(String(text.drop(while: isTrimmed).reversed().drop(while: isTrimmed).reversed())))
  }

  /// `text[i]`, `text[i..<j]`, `text[i...]`
  static func subscripted(_ base: Evaluated, _ arguments: [Argument], _ interpreter: Interpreter) -> Evaluated? {
    guard let text = base.string, let first = arguments.first else { return nil }
    let bound: Evaluated
    var isPartial: String?
    if case .node(let node, let frame) = first.source, let operand = frame.unit.child(node, 0),
      ["...", "..<"].contains(frame.unit.name(node)), frame.unit.childCount(node) == 1
    {
      bound = interpreter.evaluate(operand, frame)
      if frame.unit.kind(node) == .postfix {
        guard let start = bound.number else { return nil }
        return part(text, Int(clamping: WholeValue.of(start)), text.count)
      }
      isPartial = frame.unit.name(node)
    } else {
      bound = interpreter.value(of: first)
    }
    switch bound.value {
    case .range(let lower, let upper, let isClosed):
      return part(text, Int(clamping: WholeValue.of(lower)), Int(clamping: WholeValue.of(upper)) &+ (isClosed ? 1 : 0))
    case .number(let index, _):
      let position = Int(clamping: WholeValue.of(index))
      if let isPartial { return part(text, 0, position &+ (isPartial == "..." ? 1 : 0)) }
      return part(text, position, position &+ 1)
    default: return nil
    }
  }

  // MARK: Scanners

  /// `scanHexInt64(&value)` and its like, on the scanner's whole text.
  static func scan(
    _ name: String,
    _ scanner: InstanceValue,
    _ arguments: [Argument],
    _ interpreter: Interpreter
  ) -> Evaluated? {
    guard var text = scanner["string"]?.string else {
      // What is read of a text that isn't known isn't known either.
      guard let why = scanner["string"], why.unresolved != nil else { return nil }
      if let target = arguments.first, case .node(let node, let frame) = target.source {
        interpreter.assign(why, to: node, frame)
      }
      return why
    }
    if let location = scanner["scanLocation"]?.number ?? scanner["currentIndex"]?.number {
      text = String(text.dropFirst(max(0, Int(clamping: WholeValue.of(location)))))
    }
    text = String(text.drop { $0.isWhitespace })
    guard
      name == "scanHexInt64" || name == "scanHexInt32" || name == "scanHexInt" || name == "scanUInt64"
        || name == "scanInt"
    else {
      return name == "scanString" || name == "scanCharacter" ? Evaluated(.nothing) : nil
    }
    if text.hasPrefix("0x") || text.hasPrefix("0X") { text = String(text.dropFirst(2)) }
    let digits = text.prefix { $0.isHexDigit }
    let value = UInt64(digits, radix: 16).map { Evaluated(.integer(Double($0))) }
    guard let target = arguments.first, target.label != "representation",
      case .node(let node, let frame) = target.source
    else { return value ?? Evaluated(.nothing) }
    if let value { interpreter.assign(value, to: node, frame) }
    return Evaluated(.bool(value != nil))
  }
}
