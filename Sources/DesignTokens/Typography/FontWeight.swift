/// A font weight of Apple's scale, light to heavy.
package enum FontWeight: String, CaseIterable, Hashable, Sendable {
  case ultraLight
  case thin
  case light
  case regular
  case medium
  case semibold
  case bold
  case heavy
  case black

  /// The place on the scale: 0 (ultraLight) … 8 (black).
  package var step: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  /// The OpenType and CSS number, 100…900.
  package var number: Int { (step + 1) * 100 }

  /// Of a name in Swift, CSS or a token file: `semibold`, `Semi-Bold`, `demi bold`, `extrabold`, `600`.
  package init?(name: some StringProtocol) {
    let letters = name.lowercased().filter { $0 != "-" && $0 != "_" && $0 != " " }
    if let number = Int(name) {
      guard 1...1000 ~= number else { return nil }
      self = Self.nearest(to: number)
    } else if let weight = Self.names[letters] {
      self = weight
    } else {
      return nil
    }
  }

  /// Of what a PostScript name says after its hyphen: `GraphikApp-SemiboldItalic` is semibold, `Futura-Medium` medium.
  package init?(postScriptName: some StringProtocol) {
    guard let hyphen = postScriptName.lastIndex(of: "-") else { return nil }
    var style = postScriptName[postScriptName.index(after: hyphen)...].lowercased()
    for slant in ["italic", "oblique"] where style.hasSuffix(slant) { style.removeLast(slant.count) }
    if style.isEmpty { self = .regular } else { self.init(name: style) }
  }

  /// The weight that an OpenType number stands for, rounded to the scale.
  package static func nearest(to number: Int) -> FontWeight {
    allCases[min(max((min(max(number, 0), 1000) + 50) / 100 - 1, 0), allCases.count - 1)]
  }

  private static let names: [String: FontWeight] = [
    "ultralight": .ultraLight, "extralight": .ultraLight, "thin": .thin, "hairline": .thin, "light": .light,
    "regular": .regular, "normal": .regular, "book": .regular, "roman": .regular, "medium": .medium,
    "semibold": .semibold, "demibold": .semibold, "bold": .bold, "heavy": .heavy, "extrabold": .heavy,
    "ultrabold": .heavy, "black": .black,
  ]
}

extension FontWeight: Comparable {
  package static func < (left: FontWeight, right: FontWeight) -> Bool { left.step < right.step }
}
