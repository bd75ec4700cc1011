import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// A small workspace of marked sources, in which expressions are evaluated.
struct EvaluationProbe {
  let evaluator: Evaluator
  private let probe: Int32

  /// One file, and behind it the expression to evaluate as a file-level constant of the same module.
  init(
    _ source: String,
    _ expression: String,
    assets: AssetValues = .none,
    options: EvaluationOptions = EvaluationOptions()
  ) {
    self.init(["Kit/Kit.swift": source], expression, assets: assets, options: options)
  }

  init(
    _ sources: [String: String],
    _ expression: String,
    assets: AssetValues = .none,
    options: EvaluationOptions = EvaluationOptions()
  ) {
    let files = sources.sorted { $0.key < $1.key }.map {
      LinkedFile(path: $0.key, module: "Kit", unit: SourceUnit.lower($0.value))
    }
    let last = LinkedFile(path: "Kit/Probe.swift", module: "Kit", unit: SourceUnit.lower("let probe = \(expression)"))
    evaluator = Evaluator(symbols: SymbolTable.link(files + [last]), assets: assets, options: options)
    probe = Int32(files.count)
  }

  var value: Evaluated { evaluator.value(of: SymbolID(file: probe, declaration: DeclarationID(0))) }

  /// The value where no more steps may be taken.
  func value(within steps: Int) -> Evaluated {
    evaluator.limited(to: WorkBudget(steps)).value(of: SymbolID(file: probe, declaration: DeclarationID(0)))
  }

  /// The first declaration of a name outside bodies.
  func symbol(_ name: String) -> SymbolID? {
    for (file, linked) in evaluator.symbols.files.enumerated() {
      for (index, declaration) in linked.unit.declarations.enumerated()
      where declaration.name == name && !declaration.modifiers.contains(.isLocal) {
        return SymbolID(file: Int32(file), declaration: DeclarationID(Int32(index)))
      }
    }
    return nil
  }

  /// The value in words, compact enough to compare with.
  func text(_ value: Evaluated) -> String {
    switch value.value {
    case .number(let number, let isInteger):
      let rounded = (number * 10_000).rounded() / 10_000
      return isInteger ? "Int \(Int(rounded))" : "\(rounded)"
    case .string(let text): return "\"\(text)\""
    case .bool(let flag): return "\(flag)"
    case .nothing: return "nil"
    case .color(let color): return color.variants.map { self.text($0) }.joined(separator: " ")
    case .font(let font): return text(font)
    case .enumCase(let one):
      let payload = one.payload.map { text($0.value) }.joined(separator: ", ")
      return "." + evaluator.symbols[one.symbol].name + (payload.isEmpty ? "" : "(\(payload))")
    case .instance(let instance):
      let fields = instance.fields.map { "\($0.label ?? "_"): \(text($0.value))" }.joined(separator: ", ")
      return "\(evaluator.symbols.qualifiedName(of: instance.type))(\(fields))"
    case .platformMember(let type, let name): return "\(type).\(name)"
    case .array(let elements): return "[" + elements.map { text($0) }.joined(separator: ", ") + "]"
    case .dictionary(let entries):
      return "[" + entries.map { text($0.key) + ": " + text($0.value) }.joined(separator: ", ") + "]"
    case .tuple(let elements): return "(" + elements.map { text($0.value) }.joined(separator: ", ") + ")"
    case .range(let lower, let upper, let isClosed): return "\(lower)\(isClosed ? "..." : "..<")\(upper)"
    case .closure: return "function"
    case .metatype(let key): return "type " + evaluator.symbols.qualifiedName(of: key)
    case .unresolved(let why): return "unresolved: " + why.reason
    }
  }

  private func text(_ variant: AppearanceColor.Variant) -> String {
    let name = variant.appearance == .light ? "" : variant.appearance.name + " "
    switch variant.term {
    case .value(let value): return name + value.hexText
    case .system(let system): return name + system.name + (system.alpha == 1 ? "" : "@\(system.alpha)")
    }
  }

  private func text(_ font: FontValue) -> String {
    var parts = [font.family.name]
    if let size = font.size { parts.append("\(size)") }
    if let weight = font.weight { parts.append(weight.rawValue) }
    if font.design != .default { parts.append(font.design.rawValue) }
    if font.isItalic { parts.append("italic") }
    if let style = font.textStyle { parts.append("as \(style.rawValue)") }
    if let maximum = font.maximumSize { parts.append("max \(maximum)") }
    parts += font.fallbacks.map { "else " + $0.name }
    return parts.joined(separator: " ")
  }

  /// Conditions in words.
  var conditions: [String] {
    value.conditions.map { one in
      let name =
        switch one.condition {
        case .platform(let platform): platform.rawValue
        case .before(let version): "before " + version
        case .predicate(let text, let holds): (holds ? "" : "not ") + text
        case .choice(_, let one): "." + evaluator.symbols[one].name
        case .dark: "dark"
        }
      return name + ": " + text(one.value)
    }
  }
}

/// A source, an expression in it, and what it is worth.
struct EvaluationCase: Sendable, CustomStringConvertible {
  let source: String
  let expression: String
  let expected: String

  init(_ source: String, _ expression: String, _ expected: String) {
    self.source = source
    self.expression = expression
    self.expected = expected
  }

  var description: String { expression }

  var actual: String {
    let probe = EvaluationProbe(source, expression)
    return probe.text(probe.value)
  }
}
