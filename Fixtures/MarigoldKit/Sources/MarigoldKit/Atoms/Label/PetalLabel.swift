import UIKit

/// A label that knows its typography.
open class PetalLabel: UILabel {
  public var type: Typography { didSet { font = type.font } }

  /// - Parameters:
  ///   - type: the style of the text
  ///   - text: what it says
  public init(withType type: Typography, text: String? = nil) {
    self.type = type
    super.init(frame: .zero)
    self.text = text
    font = type.font
    textColor = Color.ink
  }

  required public init?(coder: NSCoder) { fatalError("init(coder:) is not used") }
}
