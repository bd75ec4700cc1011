import SwiftUI

/// The look of a call to action.
struct BrandButtonStyle: ButtonStyle {
  enum Emphasis { case primary, secondary }

  var emphasis: Emphasis = .primary
  @Environment(\.isEnabled) private var isEnabled

  func makeBody(configuration: Configuration) -> some View {
    configuration.label
      .font(.brandBody.weight(.semibold))
      .foregroundStyle(emphasis == .primary ? .white : .brand)  // expect(definition): palette-color
      .frame(maxWidth: .infinity, minHeight: Metrics.Height.buttonHeight)
      .background(emphasis == .primary ? Color.brand : .surface)
      .clipShape(RoundedRectangle(cornerRadius: Metrics.cornerRadius))
      .opacity(isEnabled ? (configuration.isPressed ? 0.7 : 1) : 0.4)
  }
}

extension ButtonStyle where Self == BrandButtonStyle {
  static func brand(_ emphasis: BrandButtonStyle.Emphasis = .primary) -> BrandButtonStyle {
    BrandButtonStyle(emphasis: emphasis)
  }
}

extension View {
  /// A square box that grows with the reader's text size.
  func scaledBox(side: CGFloat) -> some View { frame(width: side, height: side) }

  func gutters(_ amount: CGFloat = Metrics.gutter) -> some View { padding(.horizontal, amount) }
}
