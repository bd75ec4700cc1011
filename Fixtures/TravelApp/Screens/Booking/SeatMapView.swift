import UIKit

/// The cabin from above, drawn by hand.
final class SeatMapView: UIView {
  enum Seat { case free, taken, chosen }

  var rows: [[Seat]] = [] { didSet { setNeedsDisplay() } }
  private let glow = CAGradientLayer()

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    UIColor.white.setFill()  // expect: palette-color
    context.fill(rect)
    for (index, row) in rows.enumerated() {
      for (seat, state) in row.enumerated() {
        fill(of: state).setFill()
        let side = rect.width / CGFloat(row.count)
        let box = CGRect(x: CGFloat(seat) * side, y: CGFloat(index) * 28, width: side, height: 24)
        UIBezierPath(roundedRect: box, cornerRadius: 5).fill()  // expect: raw-radius 5
        if state == .chosen { context.setStrokeColor(UIColor(red: 1, green: 0.84, blue: 0, alpha: 0.9).cgColor) }  // expect: raw-color #FFD600E6
      }
    }
    let clip = UIBezierPath(roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
    clip.addClip()
  }

  private func fill(of seat: Seat) -> UIColor {
    switch seat {
    case .free: .systemGreen  // expect: palette-color
    case .taken: UIColor.darkGray.withAlphaComponent(0.5)  // expect: palette-color
    case .chosen: .brand
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    glow.colors = [UIColor.purple.cgColor, UIColor.brand.cgColor, CGColor(gray: 0.1, alpha: 1)]  // expect: palette-color, raw-color #1A1A1AFF
    glow.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 6)  // expect: raw-height 6
    glow.locations = [0, 0.5, 1]
    layer.borderWidth = 2  // expect: raw-border 2
  }
}
