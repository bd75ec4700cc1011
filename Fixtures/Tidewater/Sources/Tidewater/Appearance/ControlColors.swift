import UIKit

public struct ButtonColors {
  public var background: UIColor
  public var title: UIColor
  public var negative: UIColor

  public init(background: UIColor, title: UIColor = .white, negative: UIColor = UIColor(0xB3261E)) {
    self.background = background
    self.title = title
    self.negative = negative
  }
}

public struct FieldColors {
  public var background: UIColor
  public var text: UIColor
  public var placeholder: UIColor

  public init(background: UIColor, text: UIColor, placeholder: UIColor) {
    self.background = background
    self.text = text
    self.placeholder = placeholder
  }
}

public struct TabBarColors {
  public var barTint: UIColor
  public var selected: UIColor
  public var unselected: UIColor
  public var isTranslucent: Bool = false
}
