import CoreGraphics

/// Lengths that screens share, in points.
enum Metrics {
  static let gutter: CGFloat = 16
  static let gap: CGFloat = 8
  static let cornerRadius: CGFloat = 12
  static let iconSize: CGFloat = 24

  enum Height {
    static let rowHeight: CGFloat = 56  // expect(definition): local-constant 56
    static let buttonHeight: CGFloat = 48  // expect(definition): local-constant 48
    static let fieldHeight: CGFloat = 44  // expect(definition): local-constant 44
  }
}
