#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What CIEDE2000 gives at least for colours that lie so far from one in CIELAB: what lets others be passed over.
///
/// A step of lightness is divided by less than 1 + 0.015 · |L − 50| for the mean lightness; steps of chroma and hue,
/// which make up the distance on the two axes, by less than 1 + 0.045 · C for the mean chroma. The axis may be stretched
/// by half. In blue, a rotation takes part of the two.
package struct DifferenceBound: Sendable {
  private let lightnessScale: Double
  private let chroma: Double
  /// How far the hue is from where the rotation is strongest, in degrees.
  private let blueDistance: Double

  package init(from lab: LabColor) {
    lightnessScale = 1 + 0.015 * (abs(lab.lightness - 50) / 2 + 25)
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
    // The hue lies somewhere between these two.
    let hues = (Self.hue(lab.a, lab.b), Self.hue(Self.stretch * lab.a, lab.b))
    blueDistance = max(0, min(Self.blueDistance(hues.0), Self.blueDistance(hues.1)) - abs(hues.0 - hues.1))
  }

  private static let stretch = 1.5

  /// - Parameters:
  ///   - lightness: how far the others are in lightness at least.
  ///   - axes: how far they are on the two axes together, at least and at most.
  package func least(lightness: Double, axes: ClosedRange<Double>) -> Double {
    let chromaScale = 1 + 0.045 * Self.stretch * (chroma + axes.lowerBound / 2)
    let light = lightness / lightnessScale
    let other = axes.lowerBound / chromaScale
    return 0.9999 * (light * light + (1 - rotation(within: axes.upperBound)) * other * other).squareRoot()
  }

  /// The most that the rotation takes of the squares of chroma and hue, for colours within a distance on the axes.
  private func rotation(within distance: Double) -> Double {
    let sine = chroma > 0 ? Self.stretch * distance / chroma : 1
    let turn = sine < 1 ? asin(sine) * 90 / .pi : 180
    let gap = max(0, blueDistance - turn) / 25
    let mean = Self.stretch * (chroma + distance / 2)
    let seventh = pow(mean, 7)
    return sin(.pi / 3 * exp(-gap * gap)) * (seventh / (seventh + 6_103_515_625)).squareRoot()
  }

  /// Degrees, 0..<360.
  private static func hue(_ a: Double, _ b: Double) -> Double {
    let degrees = atan2(b, a) * 180 / .pi
    return degrees < 0 ? degrees + 360 : degrees
  }

  private static func blueDistance(_ hue: Double) -> Double {
    let apart = abs(hue - 275)
    return min(apart, 360 - apart)
  }
}
