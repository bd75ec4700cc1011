#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

/// A button that looks the same on both platforms.
open class WeaveButton: NSButton, Stylable {
  public struct Style {
    public var tint: NSColor
    public var height: CGFloat
  }

  public static let defaultStyle = Style(tint: .controlAccentColor, height: Thread.buttonHeight)

  public init(title: String) {
    super.init(frame: .zero)
    let style = StyleSheet.shared.lookup(WeaveButton.self)
    self.title = title
    contentTintColor = style.tint
    heightAnchor.constraint(equalToConstant: style.height).isActive = true
  }

  required public init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
#endif
