// swift-format-ignore-file
// What the fixtures use of UIKit, for type checks only.

@_exported import Layers

public typealias UILayoutPriority = LayoutPriority

public class UITraitCollection: NSObject {
  public var userInterfaceStyle = UIUserInterfaceStyle.light
  public var verticalSizeClass = UIUserInterfaceSizeClass.regular
}

public enum UIUserInterfaceStyle { case light, dark, unspecified }
public enum UIUserInterfaceSizeClass { case compact, regular, unspecified }

// MARK: Colors and fonts

open class UIColor: NSObject, _ExpressibleByColorLiteral {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(patternImage: UIImage) {}
  public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {}
  public init?(named name: String) {}
  public init?(named name: String, in bundle: Bundle?, compatibleWith traits: UITraitCollection?) {}
  public required init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {}

  public var cgColor: CGColor { fatalError() }
  public func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
  public func setFill() {}
  public func setStroke() {}

  public class var black: UIColor { fatalError() }
  public class var white: UIColor { fatalError() }
  public class var gray: UIColor { fatalError() }
  public class var darkGray: UIColor { fatalError() }
  public class var lightGray: UIColor { fatalError() }
  public class var clear: UIColor { fatalError() }
  public class var red: UIColor { fatalError() }
  public class var green: UIColor { fatalError() }
  public class var blue: UIColor { fatalError() }
  public class var yellow: UIColor { fatalError() }
  public class var orange: UIColor { fatalError() }
  public class var purple: UIColor { fatalError() }
  public class var label: UIColor { fatalError() }
  public class var secondaryLabel: UIColor { fatalError() }
  public class var separator: UIColor { fatalError() }
  public class var groupTableViewBackground: UIColor { fatalError() }
  public class var systemGroupedBackground: UIColor { fatalError() }
  public class var systemBlue: UIColor { fatalError() }
  public class var systemGreen: UIColor { fatalError() }
  public class var systemRed: UIColor { fatalError() }
  public class var systemPink: UIColor { fatalError() }
  public class var systemPurple: UIColor { fatalError() }
  public class var systemIndigo: UIColor { fatalError() }
  public class var systemOrange: UIColor { fatalError() }
  public class var systemTeal: UIColor { fatalError() }
  public class var systemGray2: UIColor { fatalError() }
  public class var systemGray3: UIColor { fatalError() }
  public class var systemGray4: UIColor { fatalError() }
  public class var systemGray5: UIColor { fatalError() }
}

public typealias _ColorLiteralType = UIColor

public class UIFontDescriptor: NSObject {
  public convenience init(name: String, size: CGFloat) { self.init() }
}

open class UIFont: NSObject {
  public struct Weight: Sendable {
    public static let light = Weight()
    public static let regular = Weight()
    public static let medium = Weight()
    public static let semibold = Weight()
    public static let bold = Weight()
    public static let heavy = Weight()
  }

  public struct TextStyle {
    public static let body = TextStyle()
    public static let headline = TextStyle()
    public static let footnote = TextStyle()
    public static let caption1 = TextStyle()
  }

  public init?(name: String, size: CGFloat) {}
  public init(descriptor: UIFontDescriptor, size: CGFloat) {}

  public var pointSize: CGFloat { 0 }
  public var fontDescriptor: UIFontDescriptor { fatalError() }
  public func withSize(_ size: CGFloat) -> UIFont { self }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { fatalError() }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont { fatalError() }
}

public class UIFontMetrics: NSObject {
  public class var `default`: UIFontMetrics { fatalError() }
  public init(forTextStyle style: UIFont.TextStyle) {}
  public func scaledFont(for font: UIFont) -> UIFont { font }
  public func scaledFont(for font: UIFont, maximumPointSize: CGFloat) -> UIFont { font }
  public func scaledValue(for value: CGFloat) -> CGFloat { value }
}

// MARK: Geometry and drawing

public struct UIEdgeInsets {
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {}
}

public struct NSDirectionalEdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}

public struct UIRectCorner {
  public static let allCorners = UIRectCorner()
}

public class UIBezierPath: NSObject {
  public init(roundedRect: CGRect, cornerRadius: CGFloat) {}
  public init(roundedRect: CGRect, byRoundingCorners: UIRectCorner, cornerRadii: CGSize) {}
  public func fill() {}
  public func addClip() {}
}

public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

public class UIImage: NSObject {
  public class SymbolConfiguration: NSObject {
    public init(pointSize: CGFloat, weight: UIImage.SymbolWeight) {}
  }

  public enum SymbolWeight { case regular, bold }
}

public class UIScreen: NSObject {
  public class var main: UIScreen { fatalError() }
  public var scale: CGFloat { 1 }
}

public class UIDevice: NSObject {
  public class var current: UIDevice { fatalError() }
  public var userInterfaceIdiom: UIUserInterfaceIdiom { .pad }
}

public enum UIUserInterfaceIdiom { case pad, phone }

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

// MARK: Tables and collections

open class UIScrollView: UIView {
  open var refreshControl: UIControl?
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { fatalError() }
  open var selectedBackgroundView: UIView?
}

open class UITableView: UIScrollView {
  public class var automaticDimension: CGFloat { -1 }
  open var rowHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize.zero
  open var headerReferenceSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 0
}

open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
}

open class UICollectionViewCell: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { fatalError() }
  open var isSelected = false
}

public protocol UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

public class NSCollectionLayoutDimension: NSObject {
  public class func fractionalWidth(_ part: CGFloat) -> Self { fatalError() }
  public class func estimated(_ value: CGFloat) -> Self { fatalError() }
  public class func absolute(_ value: CGFloat) -> Self { fatalError() }
}

public class NSCollectionLayoutSize: NSObject {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

public class NSCollectionLayoutItem: NSObject {
  public init(layoutSize: NSCollectionLayoutSize) {}
}

public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    fatalError()
  }
}

public class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) {}
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var interGroupSpacing: CGFloat = 0
}

// MARK: Controllers

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView!
  open var title: String?
  open var isEditing = false
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { fatalError() }
  open var navigationItem: UINavigationItem { fatalError() }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITableViewController: UIViewController {
  open var tableView: UITableView!
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
}

// MARK: The app

public class UIApplication: UIResponder {
  public struct LaunchOptionsKey: Hashable {}
}

public protocol UIApplicationDelegate: AnyObject {}

extension UIApplicationDelegate {
  public static func main() {}
}
