#if canImport(UIKit)
import UIKit

/// A button that looks the same on both platforms.
open class WeaveButton: UIButton, Stylable {
  public struct Style {
    public var titleColor: UIColor
    public var backgroundColor: UIColor
    public var height: CGFloat
    public var cornerRadius: CGFloat

    public init(
      titleColor: UIColor,
      backgroundColor: UIColor,
      height: CGFloat = Thread.buttonHeight,
      cornerRadius: CGFloat = 4
    ) {
      self.titleColor = titleColor
      self.backgroundColor = backgroundColor
      self.height = height
      self.cornerRadius = cornerRadius
    }
  }

  public static let defaultStyle = Style(titleColor: .white, backgroundColor: .warp)

  public init(title: String) {
    super.init(frame: .zero)
    let style = StyleSheet.shared.lookup(WeaveButton.self)
    setTitle(title, for: .normal)
    setTitleColor(style.titleColor, for: .normal)
    backgroundColor = style.backgroundColor
    layer.cornerRadius = style.cornerRadius
    heightAnchor.constraint(equalToConstant: style.height).isActive = true
  }

  required public init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
#endif
