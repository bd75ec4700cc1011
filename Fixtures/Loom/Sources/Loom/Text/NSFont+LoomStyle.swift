#if canImport(AppKit) && !targetEnvironment(macCatalyst)
import AppKit

extension NSFont {
  /// The text styles that AppKit gets from us.
  public struct LoomStyle: RawRepresentable, Hashable {
    public let rawValue: String

    public init(rawValue: String) { self.rawValue = rawValue }

    public static let headline = LoomStyle(rawValue: "headline")
    public static let body = LoomStyle(rawValue: "body")
    public static let caption = LoomStyle(rawValue: "caption")
  }

  public class func preferredFont(forLoomStyle style: LoomStyle) -> NSFont {
    switch style {
    case .headline: return NSFont.boldSystemFont(ofSize: 14)
    case .caption: return NSFont.systemFont(ofSize: 10, weight: .light)
    default: return NSFont.systemFont(ofSize: 13)
    }
  }
}
#endif
