#if canImport(UIKit)
import UIKit

public final class WeaveLabel: UILabel, Stylable {
  public struct Style {
    public let font: UIFont
    public let textColor: UIColor
  }

  public static let defaultStyle = Style(font: .preferredFont(forTextStyle: .body), textColor: .label)

  public convenience init(_ text: String) {
    self.init(frame: .zero)
    let style = StyleSheet.shared.lookup(Self.self)
    self.text = text
    font = style.font
    textColor = style.textColor
  }
}
#elseif canImport(AppKit)
import AppKit

public final class WeaveLabel: NSTextField, Stylable {
  public struct Style {
    public let font: NSFont
    public let textColor: NSColor
  }

  public static let defaultStyle = Style(font: .preferredFont(forLoomStyle: .body), textColor: .labelColor)
}
#endif
