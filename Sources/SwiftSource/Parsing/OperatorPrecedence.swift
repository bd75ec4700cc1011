/// How tightly an infix operator binds, by the standard library's precedence groups.
struct OperatorPrecedence {
  enum Associativity { case left, right, none }

  let level: Int
  let associativity: Associativity

  static let assignment = OperatorPrecedence(level: 1, associativity: .right)
  static let ternary = OperatorPrecedence(level: 2, associativity: .right)
  /// Of an operator that isn't the standard library's: `DefaultPrecedence`, between ternary and logic.
  static let other = OperatorPrecedence(level: 3, associativity: .none)
  static let cast = OperatorPrecedence(level: 8, associativity: .left)

  var isAssignment: Bool { level == 1 }

  /// Whether an operator to the left is applied before one to the right.
  func binds(before next: OperatorPrecedence) -> Bool {
    level > next.level || (level == next.level && next.associativity != .right)
  }

  /// Of the operator between two offsets.
  static func of(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int, _ end: Int) -> OperatorPrecedence {
    guard end - start <= 4 else { return .other }
    var key: UInt32 = 0
    for offset in start..<end { key = key &<< 8 | UInt32(bytes[offset]) }
    return standard[key] ?? .other
  }

  static func of(_ symbol: String) -> OperatorPrecedence {
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
        table[key] = OperatorPrecedence(level: level, associativity: associativity)
      }
    }
    return table
  }()
}
