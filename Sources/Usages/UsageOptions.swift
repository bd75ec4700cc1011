package import DesignTokens

/// What the configuration says about reading usages.
package struct UsageOptions: Sendable {
  /// By signature (`Color(hex:)`): where alpha stands among eight hex digits.
  package var hexOrder: [String: HexOrder]
  /// By signature (`scaledFrame(size:)`): what an app's own modifier takes.
  package var modifiers: [String: UsageKind]

  package init(hexOrder: [String: HexOrder] = [:], modifiers: [String: UsageKind] = [:]) {
    self.hexOrder = hexOrder
    self.modifiers = modifiers
  }
}
