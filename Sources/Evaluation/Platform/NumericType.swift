import Symbols

/// Which platform types compute with whole numbers and which don't.
enum NumericType {
  static let floating: Set<String> = [
    "CGFloat", "Double", "Float", "Float32", "Float64", "TimeInterval", "NSNumber", "CLLocationDistance", "Float16",
    "Float80", "NSDecimalNumber", "Decimal", "UILayoutPriority", "Angle",
  ]
  static let integer: Set<String> = [
    "Int", "UInt", "Int8", "UInt8", "Int16", "UInt16", "Int32", "UInt32", "Int64", "UInt64", "NSInteger",
    "UnicodeScalar",
  ]

  static func isFloating(_ type: ResolvedType) -> Bool { type.externalName.map { floating.contains($0) } ?? false }
  static func isInteger(_ type: ResolvedType) -> Bool { type.externalName.map { integer.contains($0) } ?? false }
}

/// A number literal as written.
enum NumberLiteral {
  /// Decimal, hexadecimal, octal or binary, with `_`; `nil` for anything else.
  static func value(_ text: String) -> Double? {
    let digits = text.filter { $0 != "_" }
    let lower = digits.lowercased()
    let radix = lower.hasPrefix("0x") ? 16 : lower.hasPrefix("0b") ? 2 : lower.hasPrefix("0o") ? 8 : 10
    guard radix != 10 else {
      guard let value = Double(digits), value.isFinite else { return nil }
      return value
    }
    if let whole = UInt64(lower.dropFirst(2), radix: radix) { return Double(whole) }
    guard radix == 16, let value = Double(digits), value.isFinite else { return nil }
    return value
  }
}

/// Whole numbers out of the evaluator's doubles, clamped.
enum WholeValue {
  static func of(_ value: Double) -> Int64 {
    guard value.isFinite else { return 0 }
    if let exact = Int64(exactly: value.rounded(.towardZero)) { return exact }
    return value > 0 ? .max : .min
  }
}
