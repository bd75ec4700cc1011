/// The platform's types whose aliases matter: what design values are made of, and the controls.
package enum PlatformTypeNames {
  package static let all: Set<String> = DesignType.colors.union(DesignType.fonts).union(DesignType.numbers)
    .union(Controls.calls).union([
      "CGSize", "NSSize", "CGRect", "NSRect", "EdgeInsets", "UIEdgeInsets", "NSEdgeInsets", "NSDirectionalEdgeInsets",
    ])
}
