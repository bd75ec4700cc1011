import Loom
import UIKit

final class RugViewController: UIViewController {
  private let buy = WeaveButton(title: "Buy")
  private let name = WeaveLabel("Kilim")
  private let price = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    price.textColor = .weft
    price.textColor = NativeColor.warp
    price.backgroundColor = UIColor(red: 0.2, green: 0.25, blue: 0.5, alpha: 1)  // expect: raw-color #334080FF
    price.backgroundColor = NativeColor(white: 1, alpha: 0.5)  // expect: raw-color #FFFFFF80
    price.textColor = NativeColor.purple  // expect: palette-color #800080FF
    price.heightAnchor.constraint(equalToConstant: 46).isActive = true  // expect: raw-height 46
    name.heightAnchor.constraint(equalToConstant: Thread.rowHeight).isActive = true
    buy.layer.cornerRadius = Thread.cornerRadius
    buy.layer.cornerRadius = 5  // expect: raw-radius 5
    name.font = UIFont.preferredFont(forTextStyle: .headline)  // expect: text-style
  }
}
