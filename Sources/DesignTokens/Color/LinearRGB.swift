#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Red, green and blue proportional to light, with the sRGB primaries and D65 white; not limited to 0…1.
package struct LinearRGB: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// Of sRGB components (IEC 61966-2-1).
  package init(_ color: ColorValue) {
    red = Self.decode(color.red)
    green = Self.decode(color.green)
    blue = Self.decode(color.blue)
  }

  /// Of Display P3 components, which use sRGB's transfer curve and white with wider primaries (SMPTE EG 432-1).
  ///
  /// The matrix is P3 → XYZ → sRGB for D65; both sides share the white, so greys stay as they are.
  package init(_ color: DisplayP3Components) {
    let (red, green, blue) = (Self.decode(color.red), Self.decode(color.green), Self.decode(color.blue))
    self.red = 1.2249401762805598 * red - 0.2249401762805598 * green
    self.green = -0.0420569547096881 * red + 1.0420569547096881 * green
    self.blue = -0.0196375545903344 * red - 0.0786360455506319 * green + 1.0982736001409663 * blue
  }

  /// WCAG's relative luminance: 0 (black) … 1 (white).
  package var luminance: Double { 0.2126 * red + 0.7152 * green + 0.0722 * blue }

  /// Light of an sRGB component; negative components mirror positive ones, as extended sRGB defines it.
  package static func decode(_ component: Double) -> Double {
    if component < 0 { return -decode(-component) }
    return component <= 0.04045 ? component / 12.92 : pow((component + 0.055) / 1.055, 2.4)
  }

  /// The sRGB component of an amount of light.
  package static func encode(_ light: Double) -> Double {
    if light < 0 { return -encode(-light) }
    return light <= 0.0031308 ? light * 12.92 : 1.055 * pow(light, 1 / 2.4) - 0.055
  }

  /// Light of a grey stored with a plain gamma of 2.2 (Interface Builder's generic gray).
  package static func decodeGamma22(_ component: Double) -> Double {
    component > 0 ? pow(component, 2.2) : 0
  }
}
