import UIKit

/// A card to send: a headline, a letter, a stamp.
final class CardViewController: UIViewController {
  @IBOutlet private var headline: HeadlineLabel!
  @IBOutlet private var letter: LetterLabel!
  @IBOutlet private var stamp: StampButton!
  @IBOutlet private var tab: TabButton!
  private let date = UILabel()
  private let send = UIButton(type: .custom)

  override func viewDidLoad() {
    super.viewDidLoad()
    headline.color = UIColor.crease()
    stamp.inked(title: "Send")
    tab.inked()
    date.font = .note()
    date.textColor = .pencil()
    view.backgroundColor = .page()

    headline.color = .red  // expect: palette-color #FF0000FF
    date.textColor = UIColor(red: 0.878, green: 0.478, blue: 0.373, alpha: 1)  // expect: raw-color #E07A5FFF
    date.font = UIFont.systemFont(ofSize: 11, weight: .medium)  // expect: raw-font 11/medium
    letter.font = UIFont.systemFont(ofSize: 15)  // expect: raw-font 15/regular
    send.backgroundColor = UIColor(named: "Shadow Ink")  // expect: named-asset
    send.setTitleColor(UIColor.confetti().withAlphaComponent(0.5), for: .highlighted)  // expect: token-alpha 0.5
    send.titleLabel?.font = .footnote()
    send.layer.cornerRadius = 3  // expect: raw-radius 3
    send.layer.borderWidth = Spaces.seam
    let code = UIColor.Code.crease
    print("card in \(code) on #FFFDF7")
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    send.frame = CGRect(x: Spaces.margin, y: view.bounds.maxY - 80, width: 200, height: 46)  // expect: raw-height 46, raw-width 200
  }
}
