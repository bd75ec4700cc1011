/// How tightly an infix operator binds, by the standard library's precedence groups.
struct OperatorPrecedence: Sendable, Equatable {
  typealias Associativity = OperatorDeclarations.Group.Associativity

  /// Higher binds more tightly; groups that files declare lie between the standard library's.
  let level: Int
  let associativity: Associativity

  /// From one of the standard library's groups to the next.
  static let step = 1 << 10

  static let assignment = OperatorPrecedence(level: step, associativity: .right)
  static let ternary = OperatorPrecedence(level: 2 * step, associativity: .right)
  /// Of an operator that nobody gives a group: `DefaultPrecedence`, between ternary and logic.
  static let other = OperatorPrecedence(level: 3 * step, associativity: .none)
  static let cast = OperatorPrecedence(level: 8 * step, associativity: .left)

  var isAssignment: Bool { level == Self.step }

  /// Whether an operator to the left is applied before one to the right.
  func binds(before next: OperatorPrecedence) -> Bool {
    level > next.level || (level == next.level && next.associativity != .right)
  }

  /// The standard library's groups by name. Source: its Policy.swift.
  static let groups: [String: OperatorPrecedence] = [
    "AssignmentPrecedence": assignment,
    "FunctionArrowPrecedence": OperatorPrecedence(level: step + step / 2, associativity: .right),
    "TernaryPrecedence": ternary,
    "DefaultPrecedence": other,
    "LogicalDisjunctionPrecedence": OperatorPrecedence(level: 4 * step, associativity: .left),
    "LogicalConjunctionPrecedence": OperatorPrecedence(level: 5 * step, associativity: .left),
    "ComparisonPrecedence": OperatorPrecedence(level: 6 * step, associativity: .none),
    "NilCoalescingPrecedence": OperatorPrecedence(level: 7 * step, associativity: .right),
    "CastingPrecedence": OperatorPrecedence(level: 8 * step, associativity: .none),
    "RangeFormationPrecedence": OperatorPrecedence(level: 9 * step, associativity: .none),
    "AdditionPrecedence": OperatorPrecedence(level: 10 * step, associativity: .left),
    "MultiplicationPrecedence": OperatorPrecedence(level: 11 * step, associativity: .left),
    "BitwiseShiftPrecedence": OperatorPrecedence(level: 12 * step, associativity: .none),
  ]

  /// Of the operator between two offsets, where it is the standard library's.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> OperatorPrecedence? {
    guard end - start <= 4 else { return nil }
    var key: UInt32 = 0
    for offset in start..<end { key = key &<< 8 | UInt32(bytes[offset]) }
    return standard[key]
  }

  static func standard(_ symbol: String) -> OperatorPrecedence? {
    let bytes = Array(symbol.utf8)
    return bytes.withUnsafeBufferPointer { of($0, 0, bytes.count) }
  }

  /// By the operator's bytes. Source: the standard library's operator declarations (Policy.swift and SIMD's).
  private static let standard: [UInt32: OperatorPrecedence] = {
    let groups: [(level: Int, Associativity, [String])] = [
      (
        1, .right,
        ["=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=", "&<<=", "&>>="]
      ),
      (4, .left, ["||"]),
      (5, .left, ["&&"]),
      (
        6, .none,
        ["==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=", ".>="]
      ),
      (7, .right, ["??"]),
      (9, .none, ["...", "..<"]),
      (10, .left, ["+", "-", "&+", "&-", "|", "^", ".|", ".^"]),
      (11, .left, ["*", "/", "%", "&*", "&", ".&"]),
      (12, .none, ["<<", ">>", "&<<", "&>>"]),
    ]
    var table: [UInt32: OperatorPrecedence] = [:]
    for (level, associativity, symbols) in groups {
      for symbol in symbols {
        var key: UInt32 = 0
        for byte in symbol.utf8 { key = key &<< 8 | UInt32(byte) }
        table[key] = OperatorPrecedence(level: level * step, associativity: associativity)
      }
    }
    return table
  }()
}
