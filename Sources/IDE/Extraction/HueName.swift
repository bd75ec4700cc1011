import DesignTokens

/// What people call a colour, roughly.
enum HueName {
  static func of(_ color: ColorValue) -> String {
    let (most, least) = (max(color.red, color.green, color.blue), min(color.red, color.green, color.blue))
    let spread = most - least
    if spread < 0.08 {
      if most < 0.1 { return "black" }
      return least > 0.95 ? "white" : "gray"
    }
    let third: Double
    if most == color.red {
      third = (color.green - color.blue) / spread
    } else if most == color.green {
      third = 2 + (color.blue - color.red) / spread
    } else {
      third = 4 + (color.red - color.green) / spread
    }
    let degrees = (third * 60).truncatingRemainder(dividingBy: 360)
    let hue = degrees < 0 ? degrees + 360 : degrees
    return names.first { hue < $0.below }?.name ?? "red"
  }

  /// By the hue's angle, in degrees.
  private static let names: [(below: Double, name: String)] = [
    (15, "red"), (40, "orange"), (66, "yellow"), (160, "green"), (190, "teal"), (250, "blue"), (290, "purple"),
    (340, "pink"), (361, "red"),
  ]
}
