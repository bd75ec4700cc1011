import Tidewater
import UIKit

/// The day's catch in the theme's colours, and a few of its own.
final class CatchViewController: UIViewController {
  private let appearance = Tidewater.shared.appearance
  private let name = UILabel()
  private let weigh = TideButton("Weigh")
  private let custom = TideButton("Sell", style: .custom(color: .orange))  // expect: palette-color #FF8000FF
  private let stray = UIButton()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = appearance.primaryView.background
    view.layoutMargins = UIEdgeInsets(
      top: appearance.margins, left: appearance.margins, bottom: 0, right: appearance.margins)
    name.font = appearance.fonts.headline
    name.textColor = appearance.primaryView.text.headline

    name.textColor = UIColor(0x1D2B36)  // expect: raw-color #1D2B36FF
    name.backgroundColor = .dynamic(light: 0xF1F5F7, dark: 0x18242D)  // expect: raw-color #F1F5F7FF
    name.font = .systemFont(ofSize: 18, weight: .bold)  // expect: raw-font 18/bold
    stray.backgroundColor = appearance.brandColor.withAlphaComponent(0.3)  // expect: token-alpha 0.3
    stray.setTitleColor(UIColor(0xB3261E), for: .highlighted)  // expect: raw-color #B3261EFF
    NSLayoutConstraint.activate([
      stray.heightAnchor.constraint(equalToConstant: 50),  // expect: raw-height 50
      weigh.heightAnchor.constraint(equalToConstant: appearance.buttonsHeight),
      stray.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),  // expect: raw-spacing 16
      weigh.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: appearance.margins),
    ])
    stray.layer.cornerRadius = 10  // expect: raw-radius 10
    let depths = [0x10, 0x20, 0x484848]
    name.tag = depths[0]
  }
}
