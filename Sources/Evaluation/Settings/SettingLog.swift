import Symbols

/// Writes down what is set on one object while its code runs.
final class SettingLog {
  /// The type of the object.
  let owner: TypeKey
  /// Whether the code describes a view: modifiers count, and not what is assigned.
  let isDescription: Bool
  /// One field for each path, in the order in which they were first set.
  private(set) var settings: InstanceValue
  /// The values that stored properties of the object have where they are declared, as far as they were asked for.
  var initialValues: [SymbolID: Evaluated] = [:]

  init(owner: TypeKey, isDescription: Bool) {
    self.owner = owner
    self.isDescription = isDescription
    settings = InstanceValue(owner)
  }

  /// Whether the code does different things in the dark.
  var branchesByStyle = false

  private static let maximumCount = 128

  func set(_ path: String, _ value: Evaluated) {
    guard settings[path] != nil || settings.fields.count < Self.maximumCount else { return }
    settings[path] = value
  }

  /// Drops what may have been set otherwise.
  func forget(_ path: String) { settings[path] = nil }
}
