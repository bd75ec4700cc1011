// swift-format-ignore-file
// What the fixtures use of AppKit, for type checks only.

@_exported import Layers

public class NSAppearance: NSObject {
  public enum Name { case aqua, darkAqua }
  public func bestMatch(from names: [Name]) -> Name? { nil }
}

open class NSColor: NSObject {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(white: CGFloat, alpha: CGFloat) {}
  public init(calibratedWhite: CGFloat, alpha: CGFloat) {}
  public init(srgbRed: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public init(name: String?, dynamicProvider: @escaping (NSAppearance) -> NSColor) {}
  public var cgColor: CGColor { fatalError() }
  public func setFill() {}
  public func setStroke() {}

  public class var white: NSColor { fatalError() }
  public class var red: NSColor { fatalError() }
  public class var orange: NSColor { fatalError() }
  public class var magenta: NSColor { fatalError() }
  public class var systemBlue: NSColor { fatalError() }
  public class var systemPink: NSColor { fatalError() }
  public class var systemTeal: NSColor { fatalError() }
  public class var labelColor: NSColor { fatalError() }
  public class var controlAccentColor: NSColor { fatalError() }
  public class var selectedContentBackgroundColor: NSColor { fatalError() }
}

open class NSFont: NSObject {
  public enum Weight { case light, regular, medium, semibold, bold }
  public enum TextStyle { case title1, body }
  public struct TextStyleOptionKey: Hashable {}
  public class func systemFont(ofSize size: CGFloat) -> NSFont { fatalError() }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { fatalError() }
  public class func boldSystemFont(ofSize size: CGFloat) -> NSFont { fatalError() }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> NSFont { fatalError() }
  public class func preferredFont(forTextStyle style: TextStyle, options: [TextStyleOptionKey: Any]) -> NSFont {
    fatalError()
  }
}

public class NSBezierPath: NSObject {
  public init(roundedRect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {}
  public func fill() {}
}

open class NSView: NSObject {
  public init(frame: NSRect) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(frame: .zero) }
  public class var noIntrinsicMetric: CGFloat { -1 }
  open var layer: CALayer?
  open var bounds = NSRect.zero
  open var intrinsicContentSize: NSSize { .zero }
  open var heightAnchor: NSLayoutDimension { fatalError() }
}

open class NSTextField: NSView {
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(labelWithString text: String) { self.init(frame: .zero) }
  open var font: NSFont?
  open var textColor: NSColor?
  open var maximumNumberOfLines = 0
}

open class NSSearchField: NSTextField {}

open class NSButton: NSView {
  public override init(frame: NSRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public convenience init(title: String, target: Any?, action: String?) { self.init(frame: .zero) }
  open var title = ""
  open var contentTintColor: NSColor?
  open var bezelColor: NSColor?
}

open class NSTableView: NSView {}

open class NSTableRowView: NSView {
  open func drawSelection(in rect: NSRect) {}
}

public protocol NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat
}

open class NSWindow: NSObject {
  open var backgroundColor: NSColor!
  open var minSize = NSSize.zero
  open var isMovableByWindowBackground = false
}

open class NSWindowController: NSObject {
  open var window: NSWindow?
  open func windowDidLoad() {}
}

open class NSViewController: NSObject {
  open var view: NSView {
    get { fatalError() }
    set {}
  }
  open func loadView() {}
}
