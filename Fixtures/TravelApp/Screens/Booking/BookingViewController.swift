import SnapKit
import UIKit

/// Flight, seat and luggage, and the button that books.
final class BookingViewController: UIViewController {
  private let summary = UIView()
  private let avatar = UIImageView()
  private let field = UITextField()
  private let bookButton = UIButton(type: .system)
  private let blur = UIVisualEffectView(
    effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label)
  )
  private let avatarSize = CGSize(width: 40, height: 40)  // expect: local-constant 40
  private var buttonHeight: CGFloat { traitCollection.verticalSizeClass == .compact ? 36 : 48 }  // expect: local-constant 36, local-constant 48

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = UIColor(light: .white, dark: UIColor(hex: "151E28"))  // expect: palette-color #FFFFFFFF, raw-color #151E28FF
    summary.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .surface }  // expect: palette-color
    field.font = .italicSystemFont(ofSize: 15)  // expect: raw-font 15
    field.textColor = .label  // expect: system-color
    field.attributedPlaceholder = NSAttributedString(
      string: "Promo code",
      attributes: [.foregroundColor: UIColor(rgb: 0x8A94A6), .link: "https://example.com/#8A94A6"]  // expect: raw-color #8A94A6FF
    )
    bookButton.setTitleColor(.white, for: .normal)  // expect: palette-color
    bookButton.setTitleColor(UIColor.white.withAlphaComponent(0.6), for: .highlighted)  // expect: palette-color #FFFFFF99
    bookButton.setTitleColor(.brandInk, for: .disabled)
    bookButton.backgroundColor = UIColor(argb: "CC128A6B")  // expect: raw-color #128A6BCC
    bookButton.layer.cornerRadius = buttonHeight / 2
    bookButton.setPreferredSymbolConfiguration(UIImage.SymbolConfiguration(pointSize: 20, weight: .bold), forImageIn: .normal)  // expect: icon-size 20
    bookButton.contentEdgeInsets = .init(top: 12, left: 20, bottom: 12, right: 20)  // expect: raw-spacing 12, raw-spacing 20, raw-spacing 12, raw-spacing 20
    avatar.tintColor = isEditing ? .systemPurple : .brand  // expect: palette-color
    blur.alpha = 0
    UIView.animate(withDuration: 0.3) { self.blur.alpha = 1 }
    layOut()
  }

  private func layOut() {
    [summary, avatar, field, bookButton].forEach(view.addSubview)
    summary.snp.makeConstraints { make in
      make.top.leading.trailing.equalTo(view.safeAreaLayoutGuide).inset(16)
      make.height.greaterThanOrEqualTo(120)  // expect: raw-height 120
    }
    avatar.snp.makeConstraints { make in
      make.width.height.equalTo(40)  // expect: icon-size 40
      make.top.equalTo(summary.snp.bottom).offset(24)
    }
    field.snp.makeConstraints { make in
      make.height.equalTo(44)  // expect: raw-height 44
      make.width.lessThanOrEqualTo(280)  // expect: raw-width 280
      make.centerY.equalTo(avatar)
    }
    bookButton.snp.makeConstraints { make in
      make.height.equalTo(buttonHeight)
      make.height.lessThanOrEqualTo(view.snp.height).multipliedBy(0.2)
      make.bottom.equalToSuperview().offset(-20)
    }
    field.snp.updateConstraints { $0.height.equalTo(isEditing ? 52 : 44) }  // expect: raw-height 52, raw-height 44
  }
}
