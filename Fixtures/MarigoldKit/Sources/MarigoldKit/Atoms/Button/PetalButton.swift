import UIKit

/// The button of the system.
///
///     let button = PetalButton(title: "Save", type: .primary, height: .large)
open class PetalButton: UIButton {
  public var type: PetalButtonType { didSet { style() } }
  public var height: PetalButtonHeight { didSet { style() } }
  public var buttonState: PetalButtonState = .normal { didSet { style() } }

  public init(title: String?, type: PetalButtonType, height: PetalButtonHeight = .medium) {
    self.type = type
    self.height = height
    super.init(frame: .zero)
    setTitle(title, for: .normal)
    style()
  }

  @available(*, unavailable)
  required public init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  private func style() {
    backgroundColor = type.backgroundColor
    setTitleColor(type.tintColor, for: .normal)
    layer.borderColor = type.borderColor?.cgColor
    layer.borderWidth = type.borderColor == nil ? 0 : 1
    layer.cornerRadius = type.cornerRadius
    alpha = buttonState.alpha
    isUserInteractionEnabled = buttonState.isUserInteractionEnabled
    titleLabel?.font = Face.medium.of(size: height.fontSize)
    contentEdgeInsets = height.insets
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: CGFloat(height.value))
  }
}

/// A button of text alone.
public final class PetalTextButton: PetalButton {
  public convenience init(text: String) { self.init(title: text, type: .secondary, height: .small) }
}
