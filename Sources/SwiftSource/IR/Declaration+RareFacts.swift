/// What few declarations have, apart, so that a declaration is small and cheap to copy.
@usableFromInline struct RareFacts: Sendable {
  var attributes: [Declaration.Attribute] = []
  var genericParameters: [Declaration.GenericParameter] = []
  var requirements: [Declaration.GenericRequirement] = []
  var accessors: [Declaration.Accessor] = []
  var documentation: String?
  var deprecation: Declaration.Deprecation?
  var availability: [Declaration.Availability] = []
  var conditions: [String] = []

  var isEmpty: Bool {
    attributes.isEmpty && genericParameters.isEmpty && requirements.isEmpty && accessors.isEmpty
      && documentation == nil && deprecation == nil && availability.isEmpty && conditions.isEmpty
  }

  /// Facts that several copies of a declaration share.
  @usableFromInline final class Box: Sendable {
    let facts: RareFacts

    init(_ facts: RareFacts) { self.facts = facts }
  }
}

extension Declaration {
  var rareFacts: RareFacts {
    get { rare?.facts ?? RareFacts() }
    set { rare = newValue.isEmpty ? nil : RareFacts.Box(newValue) }
  }

  package var attributes: [Attribute] {
    get { rare?.facts.attributes ?? [] }
    set { set(\.attributes, newValue, isEmpty: newValue.isEmpty) }
  }

  package var genericParameters: [GenericParameter] {
    get { rare?.facts.genericParameters ?? [] }
    set { set(\.genericParameters, newValue, isEmpty: newValue.isEmpty) }
  }

  package var requirements: [GenericRequirement] {
    get { rare?.facts.requirements ?? [] }
    set { set(\.requirements, newValue, isEmpty: newValue.isEmpty) }
  }

  /// Accessors other than a getter.
  package var accessors: [Accessor] {
    get { rare?.facts.accessors ?? [] }
    set { set(\.accessors, newValue, isEmpty: newValue.isEmpty) }
  }

  /// The documentation comment's text, markers removed.
  package var documentation: String? {
    get { rare?.facts.documentation }
    set { set(\.documentation, newValue, isEmpty: newValue == nil) }
  }

  package var deprecation: Deprecation? {
    get { rare?.facts.deprecation }
    set { set(\.deprecation, newValue, isEmpty: newValue == nil) }
  }

  package var availability: [Availability] {
    get { rare?.facts.availability ?? [] }
    set { set(\.availability, newValue, isEmpty: newValue.isEmpty) }
  }

  /// The `#if` conditions around it, outermost first, `!` before one for an else arm.
  package var conditions: [String] {
    get { rare?.facts.conditions ?? [] }
    set { set(\.conditions, newValue, isEmpty: newValue.isEmpty) }
  }

  private mutating func set<Value>(_ fact: WritableKeyPath<RareFacts, Value>, _ value: Value, isEmpty: Bool) {
    if rare == nil, isEmpty { return }
    rareFacts[keyPath: fact] = value
  }
}
