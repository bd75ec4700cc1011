#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// A colour in CIELAB under D65: lightness 0…100 and two opponent axes, without alpha.
package struct LabColor: Hashable, Sendable {
  package let lightness: Double
  /// Green (negative) to red.
  package let a: Double
  /// Blue (negative) to yellow.
  package let b: Double

  package init(lightness: Double, a: Double, b: Double) {
    self.lightness = lightness
    self.a = a
    self.b = b
  }

  package init(_ color: ColorValue) {
    let light = LinearRGB(color)
    let x = 0.4123907992659595 * light.red + 0.357584339383878 * light.green + 0.1804807884018343 * light.blue
    let y = 0.2126390058715103 * light.red + 0.7151686787677559 * light.green + 0.0721923153607337 * light.blue
    let z = 0.0193308187155918 * light.red + 0.119194779794626 * light.green + 0.9505321522496607 * light.blue
    let (fx, fy, fz) = (Self.response(x / Self.whiteX), Self.response(y), Self.response(z / Self.whiteZ))
    self.init(lightness: 116 * fy - 16, a: 500 * (fx - fy), b: 200 * (fy - fz))
  }

  /// The CIEDE2000 colour difference, weights 1.
  ///
  /// About 1 is the least that an eye sees; 100 lies between black and white. Formula and order of operations:
  /// Sharma, Wu, Dalal, "The CIEDE2000 Color-Difference Formula", Color Research and Application 30 (2005).
  package func difference(to other: LabColor) -> Double {
    let meanChroma = (hypotenuse(a, b) + hypotenuse(other.a, other.b)) / 2
    let axisScale = 1 + (1 - Self.chromaFalloff(meanChroma)) / 2
    let (a1, a2) = (a * axisScale, other.a * axisScale)
    let (chroma1, chroma2) = (hypotenuse(a1, b), hypotenuse(a2, other.b))
    let (hue1, hue2) = (Self.hue(a1, b), Self.hue(a2, other.b))
    let isNeutral = chroma1 * chroma2 == 0

    var hueStep = isNeutral ? 0 : hue2 - hue1
    if hueStep > 180 { hueStep -= 360 } else if hueStep < -180 { hueStep += 360 }
    let lightnessDelta = other.lightness - lightness
    let chromaDelta = chroma2 - chroma1
    let hueDelta = 2 * (chroma1 * chroma2).squareRoot() * sin(Self.radians(hueStep / 2))

    var hueMean = hue1 + hue2
    if !isNeutral {
      if abs(hue1 - hue2) > 180 { hueMean += hueMean < 360 ? 360 : -360 }
      hueMean /= 2
    }
    let lightnessOffset = ((lightness + other.lightness) / 2 - 50) * ((lightness + other.lightness) / 2 - 50)
    let chromaMean = (chroma1 + chroma2) / 2
    let hueWeight =
      1 - 0.17 * cos(Self.radians(hueMean - 30)) + 0.24 * cos(Self.radians(2 * hueMean))
      + 0.32 * cos(Self.radians(3 * hueMean + 6)) - 0.20 * cos(Self.radians(4 * hueMean - 63))
    let lightnessTerm = lightnessDelta / (1 + 0.015 * lightnessOffset / (20 + lightnessOffset).squareRoot())
    let chromaTerm = chromaDelta / (1 + 0.045 * chromaMean)
    let hueTerm = hueDelta / (1 + 0.015 * chromaMean * hueWeight)
    let blueOffset = (hueMean - 275) / 25
    let rotation = -sin(Self.radians(60 * exp(-blueOffset * blueOffset))) * 2 * Self.chromaFalloff(chromaMean)
    let sum =
      lightnessTerm * lightnessTerm + chromaTerm * chromaTerm + hueTerm * hueTerm + rotation * chromaTerm * hueTerm
    return max(sum, 0).squareRoot()
  }

  /// D65 white, from sRGB's own primaries so that greys have no hue at all.
  private static let whiteX = 0.9504559270516718
  private static let whiteZ = 1.0890577507598784

  private static func response(_ t: Double) -> Double {
    t > 216.0 / 24389 ? cbrt(t) : (24389.0 / 27 * t + 16) / 116
  }

  /// √(C⁷ / (C⁷ + 25⁷)), 0…1.
  private static func chromaFalloff(_ chroma: Double) -> Double {
    let seventh = pow(chroma, 7)
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Degrees, 0..<360; 0 for a neutral colour.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    guard a != 0 || b != 0 else { return 0 }
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

  private func hypotenuse(_ x: Double, _ y: Double) -> Double { (x * x + y * y).squareRoot() }
}
