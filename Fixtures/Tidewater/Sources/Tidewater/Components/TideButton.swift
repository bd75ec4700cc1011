import UIKit

/// A button in the theme's colours and height.
public final class TideButton: UIButton {
  public enum Style {
    case filled
    case plain
    @available(*, deprecated, renamed: "filled")
    case solid
    case custom(color: UIColor)
  }

  private let style: Style

  public init(_ title: String, style: Style = .filled) {
    self.style = style
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    apply(Tidewater.shared.appearance)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  /// The link under a form.
  public static func link(_ title: String) -> TideButton { TideButton(title, style: .plain) }

  private func apply(_ appearance: any Appearance) {
    let colors = appearance.primaryView.button
    switch style {
    case .filled, .solid:
      backgroundColor = colors.background
      setTitleColor(colors.title, for: .normal)
    case .plain:
      backgroundColor = .clear
      setTitleColor(colors.background, for: .normal)
    case .custom(let color):
      backgroundColor = color
      setTitleColor(colors.title, for: .normal)
    }
    layer.cornerRadius = appearance.primaryView.cornerRadius
    titleLabel?.font = appearance.fonts.headline
    heightAnchor.constraint(equalToConstant: appearance.buttonsHeight).isActive = true
  }
}
