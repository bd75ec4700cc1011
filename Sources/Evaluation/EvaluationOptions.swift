package import DesignTokens
package import Symbols

/// What the configuration says about values.
package struct EvaluationOptions: Sendable, Hashable {
  /// Where alpha stands in eight digits, per initialiser: `Color(hex:)`. Decides for an initialiser whose body isn't in
  /// the workspace, and overrules one that is.
  package var hexOrder: SignatureTable<HexOrder>
  /// The platform that values hold for unless a declaration is for others only.
  package var platform: Platform

  package init(hexOrder: SignatureTable<HexOrder> = [:], platform: Platform = .iOS) {
    self.hexOrder = hexOrder
    self.platform = platform
  }
}
