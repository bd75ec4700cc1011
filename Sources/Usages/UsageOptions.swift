package import DesignTokens
package import Symbols

/// What the configuration says about reading usages.
package struct UsageOptions: Sendable {
  /// By signature (`Color(hex:)`): where alpha stands among eight hex digits.
  package var hexOrder: SignatureTable<HexOrder>
  /// By signature (`scaledFrame(size:)`): what an app's own modifier takes.
  package var modifiers: SignatureTable<UsageKind>

  package init(hexOrder: SignatureTable<HexOrder> = [:], modifiers: SignatureTable<UsageKind> = [:]) {
    self.hexOrder = hexOrder
    self.modifiers = modifiers
  }
}
