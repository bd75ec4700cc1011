import PureLayout
import UIKit

/// The fields of one passenger, stacked.
final class PassengerFormView: UIView {
  enum Mark { case black, gray, green }

  private let nameField = UITextField()
  private let birthday = UIDatePicker()
  private let note = UITextView()
  private let divider = UIView()
  private var mark = Mark.gray

  func layOut() {
    nameField.autoSetDimension(.height, toSize: 44)  // expect: raw-height 44
    nameField.autoPinEdge(toSuperviewEdge: .top, withInset: 12)
    birthday.autoSetDimension(.width, toSize: 160)  // expect: raw-width 160
    birthday.autoMatch(.height, to: .height, of: nameField, withMultiplier: 1.0)
    note.autoSetDimensions(to: CGSize(width: 280, height: 96))  // expect: raw-height 96, raw-width 280
    divider.autoSetDimension(.height, toSize: 1)  // expect: hairline 1
  }

  func style() {
    nameField.font = UIFont(descriptor: .init(name: "Avenir-Medium", size: 17), size: 17)  // expect: raw-font 17
    note.font = UIFont(descriptor: note.font!.fontDescriptor, size: note.font!.pointSize + 2)
    note.textColor = color(of: mark)
    divider.backgroundColor = #colorLiteral(red: 0.85, green: 0.23, blue: 0, alpha: 1)  // expect: raw-color #D93B00FF
    nameField.backgroundColor = .init(white: 0.96, alpha: 1)  // expect: raw-color #F5F5F5FF
    tint(.green)
    mark = .black
  }

  func tint(_ mark: Mark) { self.mark = mark }

  private func color(of mark: Mark) -> UIColor {
    switch mark {
    case .black: return .black  // expect: palette-color
    case .gray: return UIColor(named: "Surface", in: .main, compatibleWith: nil) ?? .gray  // expect: named-asset, palette-color #808080FF
    case .green: return .positive
    }
  }

  override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: 210)  // expect: raw-height 210
  }
}
