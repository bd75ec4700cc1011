import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Reads what code of a view sets on it: `backgroundColor = …`, `layer.cornerRadius = …`,
/// `setTitleColor(…, for: .disabled)`; of a view that is described, what its modifiers are given.
///
/// What is set in branches that can't be decided doesn't count.
struct AssignedLook {
  let world: DiscoveryWorld
  /// The view's type.
  let view: SymbolID

  private var symbols: SymbolTable { world.symbols }

  /// One row per property, the last value it is given; titles, images and behaviour are not among them.
  func properties(of function: SymbolID) -> [PropertyTable.Property] {
    let arguments = [Evaluated?](repeating: nil, count: symbols[function].parameters.count)
    let receiver = Evaluated(.instance(InstanceValue(.nominal(view))))
    return readings(of: .function(function, arguments), on: receiver).compactMap { name, reading in
      reading.isResolved ? world.reader.property(name, reading) : nil
    }
  }

  /// What every instance is given when it is made: what the initialiser sets that sets most; `nil` where none does.
  var initialProperties: PropertyTable? {
    guard symbols[view].kind == .class else { return nil }
    let initializers = symbols.allMembers(of: .nominal(view)).filter { symbols[$0].kind == .initializer }
    let plain = initializers.filter { symbols[$0].parameters.first?.label != "coder" }
    let rows = (plain.isEmpty ? initializers : plain).map { properties(of: $0) }.max { $0.count < $1.count } ?? []
    return rows.isEmpty ? nil : PropertyTable(type: TokenName(symbols.qualifiedName(of: view)), properties: rows)
  }

  /// What code sets on an instance that is a look or might be one, by the way to it.
  func readings(of code: SettingCode, on receiver: Evaluated) -> [(name: String, reading: Reading)] {
    world.reader.evaluator.settings(of: code, on: receiver).compactMap { setting in
      // An object that is set says nothing, and all its properties would have to be read for it.
      guard !world.reader.isObject(setting.value) else { return nil }
      let reading = world.reader.reading(setting.value)
      return isLook(reading.standard, setting.path) ? (setting.path, reading) : nil
    }
  }

  /// Colours, fonts and what measures something; a constraint's constant and a count are none.
  private func isLook(_ value: TokenValue, _ path: String) -> Bool {
    switch value {
    case .color, .font, .typography, .edges, .shadow, .gradient, .unresolved: true
    case .number: isMeasure(path)
    default: false
    }
  }

  private func isMeasure(_ path: String) -> Bool {
    switch MeasureKind(names: path.split(separator: ".")) {
    case nil: path.hasSuffix("alpha")
    case .count?, .ratio?, .duration?: false
    case .some: true
    }
  }
}
