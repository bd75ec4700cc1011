/// A colour that a platform offers by name.
package struct PlatformColor: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// The same everywhere: `UIColor.red`.
    case constant
    /// A hue or grey that adapts to the appearance: `UIColor.systemRed`, SwiftUI's `Color.red`.
    case adaptive
    /// Named for what it is used for: `UIColor.label`, `NSColor.textColor`, `Color.primary`.
    case semantic
  }

  package let kind: Kind
  /// The name under which the platform resolves it; `nil` for a constant.
  package let system: SystemColor?
  /// What it shows per appearance, as far as that is published; stated values only.
  package let values: AppearanceColor?

  /// The colour as a definition states it: the constant itself, else the reference.
  package var color: AppearanceColor? {
    system.map { AppearanceColor(.system($0)) } ?? values
  }
}
