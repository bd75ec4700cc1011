// swift-format-ignore-file
// What the fixtures use of CoreGraphics, for type checks only.

@_exported import Foundation

public class CGColor {
  public init(gray: CGFloat, alpha: CGFloat) {}
}

public class CGContext {
  public func fill(_ rect: CGRect) {}
  public func setStrokeColor(_ color: CGColor) {}
}
