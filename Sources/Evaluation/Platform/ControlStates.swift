/// The flags by which views and their styles tell in which state they are.
enum ControlStates {
  /// Whether a condition as written asks for one: `isHighlighted`, `configuration.isPressed`.
  static func isAsked(about text: String) -> Bool {
    text.split { !$0.isLetter }.contains { flags.contains($0) }
  }

  private static let flags: Set<Substring> = [
    "isDisabled", "isEditing", "isEnabled", "isFirstResponder", "isFocused", "isHighlighted", "isHovered", "isHovering",
    "isOn", "isPressed", "isSelected",
  ]
}
