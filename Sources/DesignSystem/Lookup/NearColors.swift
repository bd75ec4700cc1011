import DesignTokens

/// The colours of a vocabulary, to be looked through for those near another one.
///
/// By alpha a tree of boxes in CIELAB. Nobody looks into a box before all that is nearer than the box can be.
struct NearColors: Sendable {
  private var trees: [UInt8: ColorTree] = [:]

  init() {}

  init(_ colors: some Sequence<RGBA8>) {
    var entries: [UInt8: [ColorTree.Entry]] = [:]
    for bytes in colors {
      entries[bytes.alpha, default: []].append(ColorTree.Entry(bytes: bytes, lab: LabColor(ColorValue(bytes))))
    }
    trees = entries.mapValues { ColorTree($0) }
  }

  /// The colours of the same alpha that differ by at most `distance` (CIEDE2000), the nearest first.
  func nearest(to color: ColorValue, within distance: Double, skippingEqual: Bool = false) -> NearestColors {
    NearestColors(trees[color.bytes.alpha] ?? ColorTree([]), color, within: distance, skippingEqual: skippingEqual)
  }
}

/// Colours in boxes of boxes.
struct ColorTree: Sendable {
  struct Entry: Sendable {
    let bytes: RGBA8
    let lab: LabColor
  }

  struct Box: Sendable {
    /// The least and the greatest of each coordinate.
    var lower: SIMD3<Double>
    var upper: SIMD3<Double>
    let entries: Range<Int>
    /// The two boxes in it; `nil` where the entries themselves are looked at.
    var halves: (Int, Int)?
  }

  private(set) var entries: [Entry]
  /// The first holds all.
  private(set) var boxes: [Box] = []

  private static let leafSize = 8

  init(_ entries: [Entry]) {
    self.entries = entries
    if !entries.isEmpty { _ = add(entries.indices) }
  }

  /// Halves are of equal size, so that boxes nest no deeper than the logarithm of the number of colours.
  private mutating func add(_ range: Range<Int>) -> Int {
    var lower = entries[range.lowerBound].lab.coordinates
    var upper = lower
    for entry in entries[range] {
      lower = pointwiseMin(lower, entry.lab.coordinates)
      upper = pointwiseMax(upper, entry.lab.coordinates)
    }
    let place = boxes.count
    boxes.append(Box(lower: lower, upper: upper, entries: range, halves: nil))
    guard range.count > Self.leafSize else { return place }
    let size = upper - lower
    let axis = size[0] >= size[1] && size[0] >= size[2] ? 0 : size[1] >= size[2] ? 1 : 2
    entries[range].sort { $0.lab.coordinates[axis] < $1.lab.coordinates[axis] }
    let middle = range.lowerBound + range.count / 2
    boxes[place].halves = (add(range.lowerBound..<middle), add(middle..<range.upperBound))
    return place
  }
}

extension LabColor {
  var coordinates: SIMD3<Double> { SIMD3(lightness, a, b) }
}
