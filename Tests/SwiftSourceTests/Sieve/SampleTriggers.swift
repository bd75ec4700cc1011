import SwiftSource

extension TriggerSet {
  /// A set like the one that the recognizers hand in.
  static let sample: TriggerSet = {
    let parts = [
      "color", "colour", "font", "height", "tint", "spacing", "padding", "inset", "radius", "border", "shadow",
      "opacity", "alpha",
    ]
    let identifiers = [
      "UIButton", "UILabel", "UITextField", "UITextView", "UISwitch", "frame", "constraint", "constraints", "CGFloat",
      "CGSize", "CGRect", "ScaledMetric", "ShapeStyle", "PreviewProvider", "background", "foregroundStyle", "fill",
      "stroke", "offset", "lineWidth", "equalTo",
    ]
    let members = [
      "red", "green", "blue", "black", "white", "gray", "yellow", "orange", "purple", "pink", "cyan", "magenta",
      "brown", "indigo", "mint", "teal", "darkGray", "lightGray", "systemRed", "systemGray6", "label", "separator",
      "systemBackground", "custom", "system", "withSize",
    ]
    return TriggerSet(
      parts.map(TriggerWord.containing) + identifiers.map(TriggerWord.identifier) + members.map(TriggerWord.member)
        + [.macro("colorLiteral")]
    )
  }()
}
