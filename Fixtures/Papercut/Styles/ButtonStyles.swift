import UIKit

/// The button that a page is about.
@IBDesignable class StampButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.layer.cornerRadius = 3.0
    self.layer.borderWidth = 2.0
    self.titleLabel?.font = UIFont.headline()
  }

  /// A filled stamp.
  func inked(title: String = "") {
    if !title.isEmpty { setTitle(title, for: .normal) }
    self.layer.borderColor = UIColor.confetti().cgColor
    self.backgroundColor = UIColor.confetti()
    self.setTitleColor(UIColor.page(), for: .normal)
    self.setTitleColor(UIColor.page().withAlphaComponent(0.6), for: .disabled)
  }

  /// An outline on paper.
  func outlined(title: String = "") {
    if !title.isEmpty { setTitle(title, for: .normal) }
    self.layer.borderColor = UIColor.confetti().cgColor
    self.backgroundColor = UIColor.white
    self.setTitleColor(UIColor.confetti(), for: .normal)
  }
}

/// A button beside the stamp.
@IBDesignable class TabButton: UIButton {
  required init?(coder: NSCoder) {
    super.init(coder: coder)
    self.layer.cornerRadius = 8
    self.titleLabel?.font = UIFont.letter()
  }

  func inked(title: String = "") {
    if !title.isEmpty { setTitle(title, for: .normal) }
    self.backgroundColor = UIColor.crease()
    self.setTitleColor(.white, for: .normal)
  }
}
