#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Lengths that controls share, in points.
public enum Thread {
  public static let rowHeight: CGFloat = 40
  public static let padding: CGFloat = 10
  public static let cornerRadius: CGFloat = padding / 2
  #if os(macOS)
  public static let buttonHeight: CGFloat = 28
  #else
  public static let buttonHeight: CGFloat = 46
  #endif
}

extension NativeColor {
  /// The colour that controls start with.
  public static let warp = NativeColor(red: 0.2, green: 0.25, blue: 0.5, alpha: 1)
  public static let weft: NativeColor = .systemPink
}
