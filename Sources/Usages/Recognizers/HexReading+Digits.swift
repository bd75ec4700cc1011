import DesignTokens
import SwiftSource
import Symbols

extension HexReading {
  /// `"3E93F4".color`, `"#3E93F4".toColor()`: digits that a property or method of the workspace reads into a colour.
  static func usage(onDigits node: NodeID, _ expectation: Expectation, _ scanner: UsageScanner) -> Usage? {
    let unit = scanner.unit
    var member = node
    if let call = unit.call(node), unit.kind(node) == .call {
      guard call.arguments.isEmpty else { return nil }
      member = call.callee
    }
    guard unit.kind(member) == .member, let base = unit.child(member, 0),
      unit.kind(base) == .string || unit.kind(base) == .integer, mayBeHex(base, scanner)
    else { return nil }
    let owner = unit.kind(base) == .string ? "String" : "Int"
    let targets = scanner.table.lookUp(unit.name(member), in: .external(owner), from: scanner.place)
    guard !targets.isEmpty, targets.allSatisfy({ HexReaderBodies.readsItself($0, scanner.table) }),
      let (color, note) = color(base, scanner, nil, isLabelled: true)
    else { return nil }
    let read = targets.first.flatMap { ColorReading(scanner: scanner).color(of: base, by: $0) }
    var usage = scanner.usage(
      .hexColor,
      .color,
      at: unit.range(node),
      value: .color(read ?? AppearanceColor(color)),
      role: expectation.role,
      note: read == nil ? note : nil
    )
    usage.hexOrder = order(of: base, giving: read, scanner)
    return usage
  }
}
