import MarigoldKit
import UIKit

/// A recipe: uses the system above the line, works around it below.
final class RecipeViewController: UIViewController {
  private let heading = PetalLabel(withType: .display(.story), text: "Pumpkin soup")
  private let steps = PetalLabel(withType: .body(.regular))
  private let cook = PetalButton(title: "Cook", type: .primary, height: .large)
  private let share = PetalButton(title: "Share", type: .outline)
  private let stray = UIButton(type: .system)
  private let amount = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = MarigoldKit.Color.paper
    heading.textColor = Color.ink
    steps.textColor = Color.link
    amount.font = Typography.figure(.tool, 20).font
    cook.buttonState = .loading

    view.tintColor = UIColor(red: 242 / 255, green: 163 / 255, blue: 27 / 255, alpha: 1)  // expect: raw-color #F2A31BFF
    heading.textColor = UIColor { $0.userInterfaceStyle == .dark ? UIColor(red: 0.965, green: 0.933, blue: 0.894, alpha: 1) : .black }  // expect: raw-color #F6EEE4FF, palette-color
    amount.font = UIFont(name: "Karla-SemiBold", size: 34)  // expect: raw-font 34
    amount.textColor = .systemBlue  // expect: palette-color systemBlue
    stray.backgroundColor = Color.marigold.withAlphaComponent(0.5)  // expect: token-alpha 0.5
    stray.heightAnchor.constraint(equalToConstant: 52).isActive = true  // expect: raw-height 52
    stray.layer.cornerRadius = 6  // expect: raw-radius 6
    stray.layer.shadowOpacity = 0.12  // expect: raw-shadow 0.12
    share.height = .custom(40)
    steps.textColor = Color.saffron
    steps.backgroundColor = UIColor(white: 0, alpha: 0.4)  // expect: raw-color #00000066
  }
}
