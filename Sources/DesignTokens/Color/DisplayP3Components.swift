/// A colour's components in the Display P3 space, as written; usually 0…1.
package struct DisplayP3Components: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// The components that show an sRGB colour.
  package init(_ color: ColorValue) {
    let light = LinearRGB(color)
    red = LinearRGB.encode(0.8224619687143623 * light.red + 0.17753803128563764 * light.green)
    green = LinearRGB.encode(0.03319419885096157 * light.red + 0.9668058011490384 * light.green)
    blue = LinearRGB.encode(
      0.017082630721120005 * light.red + 0.07239744066396346 * light.green + 0.9105199286149165 * light.blue
    )
  }
}
