#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// What CIEDE2000 gives at least between one colour and all of a box in CIELAB: what lets boxes be passed over.
///
/// Each term of the difference is bounded by itself: the step of chroma and that of hue as far as the box's sector is
/// from the colour, both together by the distance on the two axes, each divided by the most that it can be divided by.
/// In blue, a rotation takes part of the two.
package struct DifferenceBound: Sendable {
  private let lab: LabColor
  private let chroma: Double

  package init(from lab: LabColor) {
    self.lab = lab
    chroma = (lab.a * lab.a + lab.b * lab.b).squareRoot()
  }

  /// The most that a step of hue weighs, whatever the hue.
  private static let hueWeight = 1.5725

  /// - Parameters:
  ///   - lower: the least lightness and values on the two axes of the box.
  ///   - upper: the greatest.
  package func least(from lower: SIMD3<Double>, to upper: SIMD3<Double>) -> Double {
    // The first axis is stretched by the less the greater the chroma.
    let chromas = Sector.radii(lower[1], upper[1], lower[2], upper[2])
    let stretch = (Self.stretch((chroma + chromas.most) / 2), Self.stretch((chroma + chromas.least) / 2))
    let own = (lab.a * stretch.0, lab.a * stretch.1)
    let box = Sector(
      a: min(lower[1] * stretch.0, lower[1] * stretch.1)...max(upper[1] * stretch.0, upper[1] * stretch.1),
      b: lower[2]...upper[2]
    )
    let ownChroma = (
      least: (own.0 * own.0 + lab.b * lab.b).squareRoot(), most: (own.1 * own.1 + lab.b * lab.b).squareRoot()
    )
    let meanChroma = (ownChroma.most + box.radii.most) / 2
    let turns = box.turns(from: own, lab.b)

    let chromaStep = max(0, box.radii.least - ownChroma.most, ownChroma.least - box.radii.most)
    let hueStep = 2 * (ownChroma.least * box.radii.least).squareRoot() * sin(turns.least / 2)
    let axes = SIMD2(
      stretch.0 * max(0, lower[1] - lab.a, lab.a - upper[1]),
      max(0, lower[2] - lab.b, lab.b - upper[2])
    )
    let distance = (axes * axes).sum()
    let scales = (chroma: 1 + 0.045 * meanChroma, hue: 1 + 0.015 * Self.hueWeight * meanChroma)
    // The two steps make up the distance; what more it asks for goes to that which is divided by more.
    let chromaTerm = max(chromaStep * chromaStep, distance - hueStep * hueStep) / (scales.chroma * scales.chroma)
    let hueTerm = hueStep * hueStep / (scales.hue * scales.hue)
    let light = lightness(lower[0], upper[0])
    let other = (1 - rotation(turns.most, meanChroma)) * (chromaTerm + hueTerm)
    return 0.9999 * (light * light + other).squareRoot()
  }

  private func lightness(_ lower: Double, _ upper: Double) -> Double {
    let step = max(0, lower - lab.lightness, lab.lightness - upper)
    let offset = max(abs((lab.lightness + lower) / 2 - 50), abs((lab.lightness + upper) / 2 - 50))
    let square = offset * offset
    return step / (1 + 0.015 * square / (20 + square).squareRoot())
  }

  /// The most that the rotation takes of the squares of chroma and hue.
  /// - Parameter turn: how far the others' hues are at most.
  private func rotation(_ turn: Double, _ meanChroma: Double) -> Double {
    // The hue lies somewhere between these two.
    let hues = (Self.hue(lab.a, lab.b), Self.hue(1.5 * lab.a, lab.b))
    let nearest = min(Self.blueDistance(hues.0), Self.blueDistance(hues.1)) - abs(hues.0 - hues.1)
    let gap = max(0, nearest - turn * 90 / .pi) / 25
    // Farther away nothing is left of it.
    guard gap < 3 else { return 0.0002 }
    return sin(.pi / 3 * exp(-gap * gap)) * Self.chromaFalloff(meanChroma)
  }

  private static func stretch(_ meanChroma: Double) -> Double { 1 + (1 - chromaFalloff(meanChroma)) / 2 }

  private static func chromaFalloff(_ chroma: Double) -> Double {
    let square = chroma * chroma
    let seventh = square * square * square * chroma
    return (seventh / (seventh + 6_103_515_625)).squareRoot()
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

  /// A rectangle on the two axes as it is seen from where they cross.
  private struct Sector {
    let a: ClosedRange<Double>
    let b: ClosedRange<Double>
    let radii: (least: Double, most: Double)

    init(a: ClosedRange<Double>, b: ClosedRange<Double>) {
      (self.a, self.b) = (a, b)
      radii = Self.radii(a.lowerBound, a.upperBound, b.lowerBound, b.upperBound)
    }

    static func radii(_ left: Double, _ right: Double, _ low: Double, _ high: Double) -> (least: Double, most: Double) {
      let near = SIMD2(max(0, left, -right), max(0, low, -high))
      let far = SIMD2(max(abs(left), abs(right)), max(abs(low), abs(high)))
      return ((near * near).sum().squareRoot(), (far * far).sum().squareRoot())
    }

    /// How far, in radians, the sector's hues are at least and at most from those of (`own.0`, `b`) to (`own.1`, `b`).
    func turns(from own: (Double, Double), _ ownB: Double) -> (least: Double, most: Double) {
      guard radii.least > 0, ownB != 0 || own.0 != 0 else { return (0, .pi) }
      let center = SIMD2((a.lowerBound + a.upperBound) / 2, (b.lowerBound + b.upperBound) / 2)
      func turn(_ x: Double, _ y: Double) -> Double {
        atan2(center[0] * y - center[1] * x, center[0] * x + center[1] * y)
      }
      let corners = SIMD4(
        turn(a.lowerBound, b.lowerBound),
        turn(a.lowerBound, b.upperBound),
        turn(a.upperBound, b.lowerBound),
        turn(a.upperBound, b.upperBound)
      )
      let (low, high) = (corners.min(), corners.max())
      let ends = (turn(own.0, ownB), turn(own.1, ownB))
      let sweep = Self.apart(ends.0, ends.1)
      func gap(_ end: Double) -> Double {
        (low...high).contains(end) ? 0 : min(Self.apart(end, low), Self.apart(end, high))
      }
      let least = max(0, min(gap(ends.0), gap(ends.1)) - sweep)
      return (least, min(.pi, least + high - low + 2 * sweep))
    }

    private static func apart(_ one: Double, _ other: Double) -> Double {
      let apart = abs(one - other)
      return min(apart, 2 * .pi - apart)
    }
  }
}
