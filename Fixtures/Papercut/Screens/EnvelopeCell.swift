import UIKit

final class EnvelopeCell: UICollectionViewCell {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.backgroundColor = isSelected ? .confetti() : .white  // expect: palette-color #FFFFFFFF
    contentView.layer.shadowColor = UIColor.shadowInk.cgColor
    contentView.layer.shadowRadius = 5  // expect: raw-shadow 5
    let flap = CAShapeLayer()
    flap.fillColor = UIColor(red: 61 / 255, green: 64 / 255, blue: 91 / 255, alpha: 1).cgColor  // expect: raw-color #3D405BFF
    flap.strokeColor = UIColor.crease().cgColor
    flap.lineWidth = 2  // expect: raw-border 2
    contentView.layer.addSublayer(flap)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
