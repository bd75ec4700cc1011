import DesignTokens

/// The colours of a vocabulary, to be looked through for those near another one.
///
/// In bands of lightness: a colour that is much lighter or darker is far, whatever its hue.
struct NearColors: Sendable {
  private struct Entry: Sendable {
    let bytes: RGBA8
    let lab: LabColor
  }

  /// By alpha, in ascending order of lightness.
  private var entries: [UInt8: [Entry]] = [:]

  init() {}

  init(_ colors: some Sequence<RGBA8>) {
    for bytes in colors {
      entries[bytes.alpha, default: []].append(Entry(bytes: bytes, lab: LabColor(ColorValue(bytes))))
    }
    for alpha in entries.keys { entries[alpha]?.sort { $0.lab.lightness < $1.lab.lightness } }
  }

  /// Calls `body` with the colours of the same alpha that differ by at most `distance` (CIEDE2000), in no order.
  func forEach(near color: ColorValue, within distance: Double, _ body: (RGBA8, Double) -> Void) {
    let bytes = color.bytes
    guard let entries = entries[bytes.alpha] else { return }
    let lab = LabColor(color)
    // CIEDE2000 divides a step of lightness by less than this, whatever lies between the two.
    let reach = distance * (1 + 0.015 * (abs(lab.lightness - 50) / 2 + 25))
    var (low, high) = (0, entries.count)
    while low < high {
      let middle = low + (high - low) / 2
      if entries[middle].lab.lightness < lab.lightness - reach { low = middle + 1 } else { high = middle }
    }
    for entry in entries[low...] {
      if entry.lab.lightness > lab.lightness + reach { break }
      let apart = entry.bytes == bytes ? 0 : entry.lab.difference(to: lab)
      if apart <= distance { body(entry.bytes, apart) }
    }
  }
}
