import DesignSystem

/// Which component of the library stands for which control of the platform.
struct ComponentMappings {
  struct Mapping: Equatable, Sendable {
    /// The platform's type.
    var control: String
    /// The library's; `nil` where several could be meant.
    var component: String?
    /// The other components for the control, by name.
    var others: [String]
  }

  /// By control.
  let mappings: [Mapping]

  /// - Parameter components: those of the design system.
  init(_ components: [Component]) {
    let controls = components.filter { $0.offer.isOffered && Self.isControl($0.root) }
    mappings = Dictionary(grouping: controls, by: \.root).map { control, components in
      Self.mapping(control, components)
    }
    .sorted { $0.control < $1.control }
  }

  /// The only component, or the one that at least half of the others are made from.
  private static func mapping(_ control: String, _ components: [Component]) -> Mapping {
    let names = components.map(\.name.text)
    let descendants = Dictionary(grouping: components, by: \.base).mapValues(\.count)
    let best = names.max { (descendants[$0] ?? 0, $1) < (descendants[$1] ?? 0, $0) }
    var component: String?
    if let best, names.count == 1 || (descendants[best] ?? 0) * 2 >= names.count - 1 { component = best }
    return Mapping(control: control, component: component, others: names.filter { $0 != component }.sorted())
  }

  private static func isControl(_ type: String) -> Bool {
    guard type.hasPrefix("UI") || type.hasPrefix("NS"), let role = ComponentRole(platformType: type) else {
      return false
    }
    switch role {
    case .cell, .view, .modifier, .control: return false
    default: return true
    }
  }
}
