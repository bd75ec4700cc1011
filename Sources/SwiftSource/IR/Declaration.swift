/// Place of a declaration in its file (`SourceUnit.declarations`).
package struct DeclarationID: Hashable, Sendable {
  package let index: Int32
  package init(_ index: Int32) { self.index = index }
}

/// A declaration as written: what other files may ask about it, and the nodes of its values and bodies.
///
/// A value, shared until it is changed: its facts are asked for one by one, and a copy costs no more than a number's.
package struct Declaration: Sendable {
  @usableFromInline var shared: Shared

  package init(kind: Kind, name: String, nameRange: SourceRange, range: SourceRange, parent: DeclarationID?) {
    shared = Shared(Facts(kind: kind, name: name, nameRange: nameRange, range: range, parent: parent))
  }

  @inlinable package var kind: Kind {
    get { shared.facts.kind }
    set { own.facts.kind = newValue }
  }

  /// Without backticks; empty for initialisers, subscripts and what has no name. An extension has the extended type's
  /// text.
  @inlinable package var name: String {
    get { shared.facts.name }
    set { own.facts.name = newValue }
  }

  @inlinable package var nameRange: SourceRange {
    get { shared.facts.nameRange }
    set { own.facts.nameRange = newValue }
  }

  /// The whole declaration, leading trivia excluded.
  @inlinable package var range: SourceRange {
    get { shared.facts.range }
    set { own.facts.range = newValue }
  }

  /// The declaration that holds this one lexically.
  @inlinable package var parent: DeclarationID? {
    get { shared.facts.parent }
    set { own.facts.parent = newValue }
  }

  @inlinable package var modifiers: Modifiers {
    get { shared.facts.modifiers }
    set { own.facts.modifiers = newValue }
  }

  /// As written on this very declaration; `nil` where nothing is.
  @inlinable package var access: AccessLevel? {
    get { shared.facts.access }
    set { own.facts.access = newValue }
  }

  /// A variable's annotation, a function's or subscript's result, an alias's or extension's type.
  @inlinable package var type: TypeID? {
    get { shared.facts.type }
    set { own.facts.type = newValue }
  }

  /// The inheritance clause.
  @inlinable package var inherited: [TypeID] {
    get { shared.facts.inherited }
    set { own.facts.inherited = newValue }
  }

  @inlinable package var parameters: [Parameter] {
    get { shared.facts.parameters }
    set { own.facts.parameters = newValue }
  }

  /// A variable's initial value, or an enum case's raw value.
  @inlinable package var value: NodeID? {
    get { shared.facts.value }
    set { own.facts.value = newValue }
  }

  /// The body (`block`) of a function, initialiser or getter.
  @inlinable package var body: NodeID? {
    get { shared.facts.body }
    set { own.facts.body = newValue }
  }

  @inlinable package var members: [DeclarationID] {
    get { shared.facts.members }
    set { own.facts.members = newValue }
  }

  /// What few declarations have.
  var rare: RareFacts.Box? {
    get { shared.facts.rare }
    set { own.facts.rare = newValue }
  }

  @usableFromInline struct Facts: Sendable {
    @usableFromInline var kind: Kind
    @usableFromInline var name: String
    @usableFromInline var nameRange: SourceRange
    @usableFromInline var range: SourceRange
    @usableFromInline var parent: DeclarationID?
    @usableFromInline var modifiers: Modifiers = []
    @usableFromInline var access: AccessLevel?
    @usableFromInline var type: TypeID?
    @usableFromInline var inherited: [TypeID] = []
    @usableFromInline var parameters: [Parameter] = []
    @usableFromInline var value: NodeID?
    @usableFromInline var body: NodeID?
    @usableFromInline var members: [DeclarationID] = []
    @usableFromInline var rare: RareFacts.Box?
  }

  /// Safe to share: changed only while one declaration alone holds it.
  @usableFromInline final class Shared: @unchecked Sendable {
    // Nobody reads while another changes: see above.
    @exclusivity(unchecked) @usableFromInline var facts: Facts

    @usableFromInline init(_ facts: Facts) { self.facts = facts }
  }

  /// The facts to change: those of this declaration alone.
  @usableFromInline var own: Shared {
    mutating get {
      if !isKnownUniquelyReferenced(&shared) { shared = Shared(shared.facts) }
      return shared
    }
  }

  package enum Kind: UInt8, Sendable {
    case `class`, `struct`, `enum`, `protocol`, actor, `extension`
    case function, initializer, `subscript`, variable, enumCase, `typealias`, associatedType

    /// Whether it holds members: a type, protocol or extension.
    package var isGroup: Bool {
      switch self {
      case .class, .struct, .enum, .protocol, .actor, .extension: true
      default: false
      }
    }
  }

  package struct Modifiers: OptionSet, Sendable {
    package let rawValue: UInt16
    package init(rawValue: UInt16) { self.rawValue = rawValue }

    /// `static` or `class`.
    package static let isStatic = Modifiers(rawValue: 1)
    package static let isOverride = Modifiers(rawValue: 2)
    /// Declared with `let`.
    package static let isLet = Modifiers(rawValue: 4)
    package static let isLazy = Modifiers(rawValue: 8)
    package static let isFailable = Modifiers(rawValue: 16)
    /// The variable is computed: it has a getter.
    package static let isComputed = Modifiers(rawValue: 32)
    /// A computed variable or protocol requirement with a setter.
    package static let isSettable = Modifiers(rawValue: 64)
    /// A local declaration: it stands in a body.
    package static let isLocal = Modifiers(rawValue: 128)
    /// The setter alone is less accessible (`private(set)`).
    package static let hasRestrictedSetter = Modifiers(rawValue: 256)
    package static let isMutating = Modifiers(rawValue: 512)
    package static let isConvenience = Modifiers(rawValue: 1024)
    package static let isIndirect = Modifiers(rawValue: 2048)
    package static let isWeak = Modifiers(rawValue: 4096)
    /// Its function or getter is `async` or throws.
    package static let hasEffects = Modifiers(rawValue: 8192)
    package static let isNonisolated = Modifiers(rawValue: 16384)
  }

  package struct Attribute: Sendable {
    package var name: String
    /// The `argument` nodes in parentheses.
    package var arguments: [NodeID]

    package init(name: String, arguments: [NodeID]) {
      self.name = name
      self.arguments = arguments
    }
  }

  package struct GenericParameter: Sendable {
    package var name: String
    package var bound: TypeID?

    package init(name: String, bound: TypeID?) {
      self.name = name
      self.bound = bound
    }
  }

  /// `left == right` or `left: right`.
  package struct GenericRequirement: Sendable {
    package var left: TypeID
    package var isEquality: Bool
    package var right: TypeID

    package init(left: TypeID, isEquality: Bool, right: TypeID) {
      self.left = left
      self.isEquality = isEquality
      self.right = right
    }
  }

  package struct Parameter: Sendable {
    /// The argument label; `nil` for `_`.
    package var label: String?
    /// The name inside the body; an enum case's associated value has its label or an empty one.
    package var name: String
    package var type: TypeID?
    package var defaultValue: NodeID?
    package var isVariadic: Bool
    package var range: SourceRange
    package var attributes: [Attribute] = []

    package init(
      label: String?,
      name: String,
      type: TypeID?,
      defaultValue: NodeID?,
      isVariadic: Bool,
      range: SourceRange,
      attributes: [Attribute] = []
    ) {
      self.label = label
      self.name = name
      self.type = type
      self.defaultValue = defaultValue
      self.isVariadic = isVariadic
      self.range = range
      self.attributes = attributes
    }
  }

  package struct Accessor: Sendable {
    /// `set`, `willSet`, `didSet`, …
    package var name: String
    package var parameter: String?
    package var body: NodeID?

    package init(name: String, parameter: String?, body: NodeID?) {
      self.name = name
      self.parameter = parameter
      self.body = body
    }
  }

  package struct Deprecation: Sendable, Hashable {
    package var message: String?
    package var renamed: String?
    /// Deprecated in a version that lies in no foreseeable future (`100000.0`).
    package var isSoft: Bool

    package init(message: String?, renamed: String?, isSoft: Bool) {
      self.message = message
      self.renamed = renamed
      self.isSoft = isSoft
    }
  }

  package struct Availability: Sendable, Hashable {
    /// `iOS`, `macOS`, `*`, …
    package var platform: String
    package var introduced: String?
    package var isUnavailable: Bool

    package init(platform: String, introduced: String?, isUnavailable: Bool) {
      self.platform = platform
      self.introduced = introduced
      self.isUnavailable = isUnavailable
    }
  }
}

/// Access as written or effective, least first.
package enum AccessLevel: UInt8, Sendable, Comparable, CaseIterable {
  case `private`, `fileprivate`, `internal`, `package`, `public`, `open`

  package static func < (a: AccessLevel, b: AccessLevel) -> Bool { a.rawValue < b.rawValue }
}
