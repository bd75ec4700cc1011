// swift-format-ignore-file
// What the fixtures use of PureLayout, for type checks only.

import UIKit

public enum ALDimension { case width, height }
public enum ALEdge { case top, bottom, leading, trailing }

extension UIView {
  @discardableResult public func autoSetDimension(_ dimension: ALDimension, toSize: CGFloat) -> NSLayoutConstraint {
    fatalError()
  }
  @discardableResult public func autoSetDimensions(to size: CGSize) -> [NSLayoutConstraint] { [] }
  @discardableResult public func autoPinEdge(
    toSuperviewEdge edge: ALEdge,
    withInset inset: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
  @discardableResult public func autoMatch(
    _ dimension: ALDimension,
    to other: ALDimension,
    of view: UIView,
    withMultiplier: CGFloat
  ) -> NSLayoutConstraint { fatalError() }
}
