// swift-format-ignore-file
// What the fixtures use of SnapKit, for type checks only.

import UIKit

public protocol ConstraintTarget {}
extension Int: ConstraintTarget {}
extension Double: ConstraintTarget {}
extension CGFloat: ConstraintTarget {}
extension UIView: ConstraintTarget {}
extension UILayoutGuide: ConstraintTarget {}

public class ConstraintItem: ConstraintTarget {}

public class ConstraintMaker {
  public var top: ConstraintMaker { self }
  public var bottom: ConstraintMaker { self }
  public var leading: ConstraintMaker { self }
  public var trailing: ConstraintMaker { self }
  public var width: ConstraintMaker { self }
  public var height: ConstraintMaker { self }
  public var centerY: ConstraintMaker { self }
  @discardableResult public func equalTo(_ target: ConstraintTarget) -> ConstraintMaker { self }
  @discardableResult public func lessThanOrEqualTo(_ target: ConstraintTarget) -> ConstraintMaker { self }
  @discardableResult public func greaterThanOrEqualTo(_ target: ConstraintTarget) -> ConstraintMaker { self }
  @discardableResult public func equalToSuperview() -> ConstraintMaker { self }
  @discardableResult public func inset(_ amount: ConstraintTarget) -> ConstraintMaker { self }
  @discardableResult public func offset(_ amount: ConstraintTarget) -> ConstraintMaker { self }
  @discardableResult public func multipliedBy(_ amount: ConstraintTarget) -> ConstraintMaker { self }
}

public struct ConstraintViewDSL {
  public var bottom: ConstraintItem { ConstraintItem() }
  public var height: ConstraintItem { ConstraintItem() }
  public func makeConstraints(_ body: (ConstraintMaker) -> Void) {}
  public func updateConstraints(_ body: (ConstraintMaker) -> Void) {}
}

extension UIView {
  public var snp: ConstraintViewDSL { ConstraintViewDSL() }
}
