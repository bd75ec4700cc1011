// swift-format-ignore-file

import Layers

// MARK: Views

open class UIResponder: NSObject {}

public class UILayoutGuide: NSObject {}

open class UIView: UIResponder {
  public init(frame: CGRect) {}
  public init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }

  public class var noIntrinsicMetric: CGFloat { -1 }
  public class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
  public class func appearance() -> Self { fatalError() }

  open var layer: CALayer { fatalError() }
  open var frame = CGRect.zero
  open var bounds = CGRect.zero
  open var alpha: CGFloat = 1
  open var isHidden = false
  open var tag = 0
  open var backgroundColor: UIColor?
  open var tintColor: UIColor!
  open var isUserInteractionEnabled = true
  open var layoutMargins = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open var intrinsicContentSize: CGSize { .zero }
  open var safeAreaLayoutGuide: UILayoutGuide { fatalError() }
  open var traitCollection: UITraitCollection { fatalError() }
  open var heightAnchor: NSLayoutDimension { fatalError() }
  open var widthAnchor: NSLayoutDimension { fatalError() }
  open var leadingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { fatalError() }
  open var trailingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { fatalError() }
  open var centerYAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { fatalError() }
  open func addSubview(_ view: UIView) {}
  open func setNeedsDisplay() {}
  open func draw(_ rect: CGRect) {}
  open func layoutSubviews() {}
}

open class UIImageView: UIView {}
open class UIDatePicker: UIView {}

open class UIStackView: UIView {
  public enum Axis { case vertical, horizontal }
  open var axis = Axis.vertical
  open var spacing: CGFloat = 0
  open func setCustomSpacing(_ spacing: CGFloat, after view: UIView) {}
  open func addArrangedSubview(_ view: UIView) {}
}

open class UIActivityIndicatorView: UIView {
  public enum Style { case medium, large }
  public init(style: Style) { super.init(frame: .zero) }
  open var color: UIColor!
}

open class UILabel: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var text: String?
  open var attributedText: NSAttributedString?
  open var font: UIFont!
  open var textColor: UIColor!
}

open class UITextField: UIView {
  open var font: UIFont?
  open var textColor: UIColor?
  open var attributedPlaceholder: NSAttributedString?
}

open class UITextView: UIView {
  open var font: UIFont?
  open var textColor: UIColor?
}

open class UIControl: UIView {
  public struct State {
    public static let normal = State()
    public static let highlighted = State()
    public static let disabled = State()
  }
}

open class UISwitch: UIControl {
  open var onTintColor: UIColor?
}

open class UIButton: UIControl {
  public enum ButtonType { case system, custom }
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(type: ButtonType) { self.init(frame: .zero) }
  open var titleLabel: UILabel? { nil }
  open var contentEdgeInsets = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)
  open func setTitle(_ title: String?, for state: State) {}
  open func setTitleColor(_ color: UIColor?, for state: State) {}
  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {}
}

open class UIVisualEffect: NSObject {}

public class UIBlurEffect: UIVisualEffect {
  public enum Style { case systemMaterial }
  public init(style: Style) {}
}

public class UIVibrancyEffect: UIVisualEffect {
  public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {}
}

public enum UIVibrancyEffectStyle { case label }

open class UIVisualEffectView: UIView {
  public init(effect: UIVisualEffect?) { super.init(frame: .zero) }
}

// MARK: Bars

public class UINavigationBarAppearance: NSObject {
  public func configureWithOpaqueBackground() {}
  public var backgroundColor: UIColor?
  public var shadowColor: UIColor?
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

open class UINavigationBar: UIView {
  open var standardAppearance: UINavigationBarAppearance {
    get { fatalError() }
    set {}
  }
}

open class UITabBar: UIView {
  open var unselectedItemTintColor: UIColor?
}

open class UIBarButtonItem: NSObject {
  open var tintColor: UIColor?
}

public class UINavigationItem: NSObject {
  public var rightBarButtonItem: UIBarButtonItem?
}
