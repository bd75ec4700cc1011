import UIKit

/// A trip's row: a bar in the trip's colour, its name, its dates.
final class TripCell: UITableViewCell {
  private let bar = UIView()
  private let nameLabel = UILabel()
  private let dateLabel = UILabel()
  private let stack = UIStackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  func show(_ trip: Trip) {
    nameLabel.text = trip.name
    dateLabel.text = trip.dates
    nameLabel.textColor = trip.isPast ? .lightGray : .brandInk  // expect: palette-color #AAAAAAFF
    bar.backgroundColor = trip.tone
  }

  private func setUp() {
    nameLabel.font = .brandBody
    dateLabel.font = UIFontMetrics(forTextStyle: .footnote)
      .scaledFont(for: .systemFont(ofSize: 13, weight: .medium), maximumPointSize: 20)  // expect: raw-font 13/medium
    dateLabel.textColor = UIColor(red: 110 / 255, green: 118.0 / 255.0, blue: 130 / 255, alpha: 1)  // expect: raw-color #6E7682FF
    dateLabel.font = UIFont.preferredFont(forTextStyle: .caption1)  // expect: text-style
    nameLabel.font = UIFont.brandBody.withSize(18)  // expect: raw-font 18
    stack.axis = .vertical
    stack.spacing = 4  // expect: raw-spacing 4
    stack.setCustomSpacing(10, after: nameLabel)  // expect: raw-spacing 10
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 16)  // expect: raw-spacing 8, raw-spacing 8, raw-spacing 16
    stack.addArrangedSubview(nameLabel)
    stack.addArrangedSubview(dateLabel)
    bar.layer.cornerRadius = 2  // expect: raw-radius 2
    bar.layer.borderColor = UIColor.black.cgColor  // expect: palette-color #000000FF
    bar.layer.borderWidth = 1 / UIScreen.main.scale
    contentView.addSubview(bar)
    contentView.addSubview(stack)

    NSLayoutConstraint.activate([
      bar.widthAnchor.constraint(equalToConstant: 4),  // expect: raw-width 4
      bar.heightAnchor.constraint(equalToConstant: 52).priority(.required - 1),  // expect: raw-height 52
      bar.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 16),  // expect: raw-spacing 16
      stack.leadingAnchor.constraint(equalTo: bar.trailingAnchor, constant: Metrics.gap),
      stack.heightAnchor.constraint(greaterThanOrEqualToConstant: 44),  // expect: raw-height 44
      stack.heightAnchor.constraint(equalTo: contentView.heightAnchor, multiplier: 1.0),
      stack.centerYAnchor.constraint(equalTo: contentView.centerYAnchor, constant: -2),  // expect: raw-spacing -2
    ])
  }
}

extension NSLayoutConstraint {
  func priority(_ priority: UILayoutPriority) -> NSLayoutConstraint {
    self.priority = priority
    return self
  }
}
