#if canImport(Darwin)
import Darwin
#elseif canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#endif

/// Colours of the spaces that CSS Color 4 and the design tokens format name beside sRGB, by the matrices published there.
/// What sRGB can't show is clamped.
extension ColorValue {
  /// - Parameters:
  ///   - space: as the format writes it: `hwb`, `lab`, `lch`, `oklab`, `oklch`, `a98-rgb`, `prophoto-rgb`, `rec2020`,
  ///     `xyz-d65`, `xyz-d50`.
  ///   - components: in the space's own order and scale; hues in degrees, shares of `hwb` in percent.
  /// - Returns: `nil` for another space.
  package init?(cssSpace space: String, _ components: SIMD3<Double>, alpha: Double) {
    let (first, second, third) = (components.x, components.y, components.z)
    switch space {
    case "hwb":
      let (white, black) = (second / 100, third / 100)
      let sum = white + black
      guard sum < 1 else {
        self.init(white: white / sum, alpha: alpha)
        return
      }
      let pure = ColorValue(hue: first / 360, saturation: 1, lightness: 0.5)
      self.init(
        red: pure.red * (1 - sum) + white,
        green: pure.green * (1 - sum) + white,
        blue: pure.blue * (1 - sum) + white,
        alpha: alpha
      )
    case "lab": self.init(d50: CSSSpace.xyz(lab: components), alpha: alpha)
    case "lch": self.init(d50: CSSSpace.xyz(lab: CSSSpace.rectangular(components)), alpha: alpha)
    case "oklab": self.init(linear: CSSSpace.linear(oklab: components), alpha: alpha)
    case "oklch": self.init(linear: CSSSpace.linear(oklab: CSSSpace.rectangular(components)), alpha: alpha)
    case "a98-rgb": self.init(d65: CSSSpace.a98.xyz(components) { CSSSpace.power($0, 563.0 / 256) }, alpha: alpha)
    case "rec2020": self.init(d65: CSSSpace.rec2020.xyz(components, CSSSpace.rec2020Linear), alpha: alpha)
    case "prophoto-rgb":
      let linear = CSSSpace.prophoto.xyz(components) { abs($0) <= 16.0 / 512 ? $0 / 16 : CSSSpace.power($0, 1.8) }
      self.init(d50: linear, alpha: alpha)
    case "xyz-d50": self.init(d50: components, alpha: alpha)
    case "xyz-d65", "xyz": self.init(d65: components, alpha: alpha)
    default: return nil
    }
  }

  private init(linear: SIMD3<Double>, alpha: Double) {
    self.init(linearRed: linear.x, green: linear.y, blue: linear.z, alpha: alpha)
  }

  private init(d65 xyz: SIMD3<Double>, alpha: Double) { self.init(linear: CSSSpace.toLinear * xyz, alpha: alpha) }

  private init(d50 xyz: SIMD3<Double>, alpha: Double) { self.init(d65: CSSSpace.d50ToD65 * xyz, alpha: alpha) }
}

private struct Matrix {
  let rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  init(_ first: SIMD3<Double>, _ second: SIMD3<Double>, _ third: SIMD3<Double>) { rows = (first, second, third) }

  static func * (matrix: Matrix, vector: SIMD3<Double>) -> SIMD3<Double> {
    SIMD3((matrix.rows.0 * vector).sum(), (matrix.rows.1 * vector).sum(), (matrix.rows.2 * vector).sum())
  }

  /// The colour in CIE XYZ, its components made linear.
  func xyz(_ components: SIMD3<Double>, _ linear: (Double) -> Double) -> SIMD3<Double> {
    self * SIMD3(linear(components.x), linear(components.y), linear(components.z))
  }
}

private enum CSSSpace {
  static let toLinear = Matrix(
    [3.2409699419045226, -1.537383177570094, -0.4986107602930034],
    [-0.9692436362808796, 1.8759675015077202, 0.04155505740717559],
    [0.05563007969699366, -0.20397695888897652, 1.0569715142428786]
  )
  static let d50ToD65 = Matrix(
    [0.955473421488075, -0.02309845494876471, 0.06325924320057072],
    [-0.0283697093338637, 1.0099953980813041, 0.021041441191917323],
    [0.012314014864481998, -0.020507649298898964, 1.330365926242124]
  )
  static let a98 = Matrix(
    [0.5766690429101305, 0.1855582379065463, 0.1882286462349947],
    [0.29734497525053605, 0.6273635662554661, 0.07529145849399788],
    [0.02703136138641234, 0.07068885253582723, 0.9913375368376388]
  )
  static let rec2020 = Matrix(
    [0.6369580483012914, 0.14461690358620832, 0.1688809751641721],
    [0.2627002120112671, 0.6779980715188708, 0.05930171646986196],
    [0, 0.028072693049087428, 1.060985057710791]
  )
  static let prophoto = Matrix(
    [0.7977666449006423, 0.13518129740053308, 0.0313477341283922],
    [0.2880748288194013, 0.711835234241873, 0.00008993693872564],
    [0, 0, 0.8251046025104602]
  )

  static func power(_ value: Double, _ exponent: Double) -> Double {
    value < 0 ? -pow(-value, exponent) : pow(value, exponent)
  }

  static func rec2020Linear(_ value: Double) -> Double {
    let (alpha, beta) = (1.09929682680944, 0.018053968510807)
    return abs(value) < beta * 4.5
      ? value / 4.5 : power((abs(value) + alpha - 1) / alpha, 1 / 0.45) * (value < 0 ? -1 : 1)
  }

  /// Lightness, chroma and hue as lightness and two axes.
  static func rectangular(_ polar: SIMD3<Double>) -> SIMD3<Double> {
    let angle = polar.z * .pi / 180
    return SIMD3(polar.x, polar.y * cos(angle), polar.y * sin(angle))
  }

  static func xyz(lab: SIMD3<Double>) -> SIMD3<Double> {
    let (kappa, epsilon) = (24389.0 / 27, 216.0 / 24389)
    let y = (lab.x + 16) / 116
    let (x, z) = (lab.y / 500 + y, y - lab.z / 200)
    func part(_ value: Double) -> Double {
      let cube = value * value * value
      return cube > epsilon ? cube : (116 * value - 16) / kappa
    }
    let white = SIMD3(0.3457 / 0.3585, 1, (1 - 0.3457 - 0.3585) / 0.3585)
    return SIMD3(part(x), lab.x > kappa * epsilon ? y * y * y : lab.x / kappa, part(z)) * white
  }

  static func linear(oklab: SIMD3<Double>) -> SIMD3<Double> {
    let roots =
      Matrix(
        [1, 0.3963377773761749, 0.2158037573099136],
        [1, -0.1055613458156586, -0.0638541728258133],
        [1, -0.0894841775298119, -1.2914855480194092]
      ) * oklab
    return Matrix(
      [4.0767416621, -3.3077115913, 0.2309699292],
      [-1.2684380046, 2.6097574011, -0.3413193965],
      [-0.0041960863, -0.7034186147, 1.7076147010]
    ) * (roots * roots * roots)
  }
}
