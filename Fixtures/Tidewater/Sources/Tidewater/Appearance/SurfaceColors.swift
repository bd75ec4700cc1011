import UIKit

/// The colours of one kind of surface.
public struct SurfaceColors {
  public var background: UIColor
  public var text: TextColors
  public var button: ButtonColors
  public var textField: FieldColors
  public var separator: UIColor
  /// In points.
  public var cornerRadius: CGFloat

  public init(
    background: UIColor,
    text: TextColors,
    button: ButtonColors,
    textField: FieldColors,
    separator: UIColor = UIColor(0xD5DDE3),
    cornerRadius: CGFloat
  ) {
    self.background = background
    self.text = text
    self.button = button
    self.textField = textField
    self.separator = separator
    self.cornerRadius = cornerRadius
  }
}
