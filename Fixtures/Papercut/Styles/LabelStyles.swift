import UIKit

/// A headline; its colour is chosen in Interface Builder.
@IBDesignable class HeadlineLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = UIFont.headline()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.font = UIFont.headline()
  }

  @IBInspectable var color: UIColor? {
    didSet { textColor = color }
  }
}

/// Running text.
@IBDesignable class LetterLabel: UILabel {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.font = UIFont.letter()
    self.textColor = UIColor.crease()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    self.font = UIFont.letter()
    self.textColor = UIColor.crease()
  }
}
