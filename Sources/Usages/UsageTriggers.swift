import DesignTokens
package import SwiftSource

/// The words without which no code can state a design value: what the sieve keeps blocks for.
package enum UsageTriggers {
  /// The words of all recognizers, of the platform's colours and text styles, and of the places that expect a value.
  package static let words: [TriggerWord] = {
    var words: [TriggerWord] = parts.map { .containing($0) }
    words += Recognizers.byCall.keys.filter { !ambiguous.contains($0) && !$0.hasPrefix("#") }.map { .identifier($0) }
    words += Recognizers.byProperty.keys.filter { !ambiguous.contains($0) }.map { .identifier($0) }
    words += Recognizers.byResult.keys.map { .identifier($0) }
    words += (PlatformPalette.paletteNames.union(PlatformPalette.semanticNames)).map { .member($0) }
    words += TextStyle.allCases.map { .member($0.rawValue) }
    // `.init(red: …)` makes whatever its place takes: the labels tell.
    words += valueLabels.map { .identifier($0) }
    // Scales of lengths: `var value: CGFloat { switch self { … } }`.
    words.append(.identifier("CGFloat"))
    words.append(.macro("colorLiteral"))
    return words
  }()

  /// Parts of identifiers, in any case.
  private static let parts = [
    "color", "colour", "tint", "fill", "font", "height", "spacing", "padding", "inset", "radius", "border", "shadow",
    "opacity", "linewidth",
  ]

  /// Labels of initialisers that make a design value wherever an implicit `.init` stands.
  private static let valueLabels =
    ["red", "white", "hue", "displayP3Red", "srgbRed", "ofSize", "pointSize", "leading", "trailing", "top"]
    + HexReading.labels

  /// Names that recognizers listen to and that stand everywhere: they count only beside another trigger.
  private static let ambiguous: Set<String> = ["init", "size", "system", "custom", "environment", "constant", "mask"]

  /// Whether strings are read as values too: then no block can be left out.
  package static func readsStrings(_ forms: some Sequence<String>) -> Bool { forms.contains("hex-string") }
}
