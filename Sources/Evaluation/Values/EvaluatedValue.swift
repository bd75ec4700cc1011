package import DesignTokens
package import Symbols

/// A value of the analysed program, as far as the evaluator models it.
package indirect enum EvaluatedValue: Sendable {
  /// `isInteger` where Swift computes with whole numbers, so that `/` drops the remainder.
  case number(Double, isInteger: Bool)
  case string(String)
  case bool(Bool)
  /// `nil`
  case nothing
  /// `UIColor`, `NSColor`, `Color`, `CGColor` and their like.
  case color(AppearanceColor)
  /// `UIFont`, `NSFont`, `Font`, and their descriptors.
  case font(FontValue)
  /// A case of an enum that the workspace declares.
  case enumCase(EnumValue)
  /// A struct or class instance, `CGSize` and `EdgeInsets` among them.
  case instance(InstanceValue)
  /// A static member of a platform type that stands for itself: `.bold` of `UIFont.Weight`. The type is empty where it
  /// isn't known.
  case platformMember(type: String, name: String)
  case array([Evaluated])
  case dictionary([DictionaryEntry])
  case tuple([LabelledValue])
  case range(lower: Double, upper: Double, isClosed: Bool)
  case closure(ClosureValue)
  /// A type as a value.
  case metatype(TypeKey)
  case unresolved(Unresolved)

  /// The most elements of a list or dictionary that are kept.
  static let maximumCount = 1_024
  /// The most UTF-8 bytes of a text that are kept.
  static let maximumLength = 4_096

  package static func integer(_ value: Double) -> EvaluatedValue { .number(value, isInteger: true) }
  package static func floating(_ value: Double) -> EvaluatedValue { .number(value, isInteger: false) }
}

extension EvaluatedValue: Hashable {
  /// What has more parts than are compared counts as different.
  package static func == (left: EvaluatedValue, right: EvaluatedValue) -> Bool {
    ValueComparison.areEqual(left, right) ?? false
  }

  /// Of the value's own kind and size: parts don't count, so that hashing takes one step.
  package func hash(into hasher: inout Hasher) {
    switch self {
    case .number(let number, _): hasher.combine(number)
    case .string(let text): hasher.combine(text)
    case .bool(let flag): hasher.combine(flag)
    case .color(let color): hasher.combine(color)
    case .font(let font): hasher.combine(font)
    case .enumCase(let one):
      hasher.combine(one.symbol)
      // Cases of cases are looked up by: `.h1(.product)`.
      for part in one.payload {
        if let inner = part.value.enumCase { hasher.combine(inner.symbol) }
        if let number = part.value.number { hasher.combine(number) }
      }
    case .instance(let instance):
      hasher.combine(instance.type)
      hasher.combine(instance.fields.count)
    case .platformMember(_, let name): hasher.combine(name)
    case .array(let elements): hasher.combine(elements.count)
    case .dictionary(let entries): hasher.combine(entries.count)
    case .tuple(let elements): hasher.combine(elements.count)
    case .range(let lower, let upper, _):
      hasher.combine(lower)
      hasher.combine(upper)
    case .closure(let closure): hasher.combine(closure.body)
    case .metatype(let key): hasher.combine(key)
    case .nothing, .unresolved: hasher.combine(0)
    }
  }
}

/// A case of an enum, with its associated values.
package struct EnumValue: Sendable {
  package let symbol: SymbolID
  package var payload: [LabelledValue]

  package init(_ symbol: SymbolID, payload: [LabelledValue] = []) {
    self.symbol = symbol
    self.payload = payload
  }
}

extension EnumValue: Hashable {
  package static func == (left: EnumValue, right: EnumValue) -> Bool {
    EvaluatedValue.enumCase(left) == .enumCase(right)
  }

  package func hash(into hasher: inout Hasher) { EvaluatedValue.enumCase(self).hash(into: &hasher) }
}

/// A struct or class instance: the stored properties that were assigned. What is at its declared default is not listed
/// (`Evaluator.storedProperties(of:)` is complete).
package struct InstanceValue: Sendable {
  package let type: TypeKey
  package var fields: [LabelledValue] {
    didSet { source = nil }
  }
  /// The constant that holds it as it is, so that it can be recognised without being compared.
  var source: InstanceSource?

  package init(_ type: TypeKey, _ fields: [LabelledValue] = []) {
    self.type = type
    self.fields = fields
  }

  package subscript(_ name: String) -> Evaluated? {
    get { fields.last { $0.label == name }?.value }
    set {
      if let index = fields.firstIndex(where: { $0.label == name }) {
        if let newValue { fields[index].value = newValue } else { fields.remove(at: index) }
      } else if let newValue {
        fields.append(LabelledValue(name, newValue))
      }
    }
  }

  /// An instance of a platform type: `CGSize(width: 1, height: 2)`.
  static func platform(_ type: String, _ fields: [(String, EvaluatedValue)] = []) -> InstanceValue {
    InstanceValue(.external(type), fields.map { LabelledValue($0.0, Evaluated($0.1)) })
  }
}

/// A static or global that holds an instance, and the circumstances under which it was read.
struct InstanceSource: Sendable, Hashable {
  let symbol: SymbolID
  let world: World
}

/// A value with the label it stands under: a tuple's element, an associated value, a property.
package struct LabelledValue: Sendable, Hashable {
  package let label: String?
  package var value: Evaluated

  package init(_ label: String?, _ value: Evaluated) {
    self.label = label
    self.value = value
  }
}

package struct DictionaryEntry: Sendable {
  package let key: Evaluated
  package var value: Evaluated
}
