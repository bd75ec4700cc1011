import DesignTokens
import Symbols

/// What the place around an expression says about it.
struct Expectation {
  /// The type that the workspace's declarations give the place; `unknown` where they say nothing.
  var type: ResolvedType = .unknown
  /// What the platform's API or, last, the words of a label make of the place.
  var meaning: Meaning = .unknown
  var role: UsageRole?
  /// The framework whose colour type the API takes, where API knowledge says so.
  var framework: ColorFramework?
  /// The name of the constant whose value the expression is.
  var constant: String?
  /// Whether a view may stand here as well as a colour.
  var takesViews = false
  /// Further types that other signatures of an unfinished call take.
  var others: [ResolvedType] = []
  /// Whether a number here is a part of the length: a term of a sum, a bound.
  var isPart = false
  /// Whether a pattern stands here.
  var isPattern = false

  enum Meaning {
    case unknown
    case color
    case font
    /// A number that is a length of some kind.
    case measure(Measure)
    /// A size whose height counts: a frame, an item size.
    case size
    /// Insets: each edge is a spacing.
    case insets
  }

  static let none = Expectation()

  static func color(_ role: UsageRole? = nil, in framework: ColorFramework? = nil) -> Expectation {
    Expectation(meaning: .color, role: role, framework: framework)
  }
  static func font(_ role: UsageRole? = nil) -> Expectation { Expectation(meaning: .font, role: role) }
  static func measure(_ measure: Measure, _ role: UsageRole? = nil) -> Expectation {
    Expectation(meaning: .measure(measure), role: role)
  }

  /// Whether a colour is expected here: by type where the workspace knows it, by API or label elsewhere.
  var isColor: Bool {
    if let name = type.externalName, DesignType.colors.contains(name) { return true }
    guard case .color = meaning else { return false }
    return !DesignType.excludes(type)
  }

  var isFont: Bool {
    if let name = type.externalName, DesignType.fonts.contains(name) { return true }
    guard case .font = meaning else { return false }
    return !DesignType.excludes(type)
  }

  /// The expectation of an element, where a collection is expected here.
  var element: Expectation {
    switch type.unwrapped {
    case .array(let element): of(element)
    case .dictionary(_, let value): of(value)
    default: of(type)
    }
  }

  /// What a closure here is expected to give.
  var result: Expectation {
    of(type.result ?? .unknown)
  }

  /// The same place, with another type for what stands in it.
  func of(_ type: ResolvedType) -> Expectation {
    Expectation(type: type, meaning: meaning, role: role, framework: framework)
  }
}

/// A length: of what, and how its place states it.
struct Measure {
  var kind: UsageKind
  /// Whether a value of at most one point counts as a hairline here.
  var allowsHairline = false
  /// Whether a negative value is one too (paddings).
  var allowsNegative = false
}
