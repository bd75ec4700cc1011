// parlance:ignore-file raw-color, palette-color -- seasonal artwork, drawn once a year

import UIKit

final class Banner: UIView {
  static let bannerHeight: CGFloat = 72  // expect: local-constant 72
  let sky = UIColor(red: 0.35, green: 0.6, blue: 0.9, alpha: 1)
  let snow = UIColor.white
  let label = UILabel()

  func style() {
    label.font = .systemFont(ofSize: 22, weight: .heavy)  // expect: raw-font 22/heavy
    frame.size.height = Self.bannerHeight
  }
}
