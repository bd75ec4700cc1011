/// A reference to a colour that the platform resolves: `systemBlue`, `label`, `windowBackgroundColor`.
package struct SystemColor: Hashable, Sendable {
  /// As UIKit spells it, or AppKit where UIKit has no such colour.
  package let name: String
  /// What the reference's own alpha is multiplied with: 1 where nothing was said.
  package let alpha: Double

  package init(_ name: String, alpha: Double = 1) {
    self.name = name
    self.alpha = alpha
  }

  /// Of a name as asset catalogs and Interface Builder write it: `systemBlueColor`, `labelColor`.
  package init(resourceName: String) {
    let short = resourceName.hasSuffix("Color") ? String(resourceName.dropLast("Color".count)) : resourceName
    self.init(PlatformPalette.isUIKitName(short) ? short : resourceName)
  }

  package func multiplyingAlpha(by factor: Double) -> SystemColor {
    SystemColor(name, alpha: alpha * factor)
  }
}
