import UIKit

/// The login of version 2, kept for accounts that were never moved.
/// It once used `UIColor(hex: "#FF8800")` for its button.
class OldLoginViewController: UIViewController {
  @IBOutlet var logoHeightConstraint: NSLayoutConstraint!
  let button = UIButton(type: .custom)
  // let oldTint = UIColor(red: 0.2, green: 0.3, blue: 0.4, alpha: 1)
  let hint = "use #FF8800 or UIColor.red"

  override func viewDidLoad() {
    super.viewDidLoad()
    logoHeightConstraint.constant = 96  // expect: raw-height 96
    button.titleLabel?.font = UIFont(name: "HelveticaNeue", size: 14)  // expect: raw-font 14
    button.backgroundColor = UIColor.init(red: 1.0, green: 136.0 / 255.0, blue: 0.0, alpha: 1.0)  // expect: raw-color #FF8800FF
    button.setTitleColor(UIColor.blue, for: .normal)  // expect: palette-color #0000FFFF
    button.contentEdgeInsets = UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12)  // expect: raw-spacing 12, raw-spacing 12
    view.backgroundColor = UIColor.groupTableViewBackground
    view.tintColor = UIColor(patternImage: UIImage())
    button.frame.size = CGSize(width: 200, height: 44)  // expect: raw-height 44, raw-width 200
    button.titleLabel?.font = button.titleLabel?.font.withSize(view.bounds.width / 20)
    let shadow = NSShadow()
    shadow.shadowColor = UIColor.black  // expect: palette-color
    if view.frame.height == 480 { button.isHidden = true }
    switch button.tag {
    case 0: view.backgroundColor = .white  // expect: palette-color
    default: view.backgroundColor = .clear
    }
  }
}
