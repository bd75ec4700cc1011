/// A text style of the platform, whose size follows the reader's setting.
package enum TextStyle: String, CaseIterable, Hashable, Sendable {
  case extraLargeTitle2
  case extraLargeTitle
  case largeTitle
  case title
  case title2
  case title3
  case headline
  case body
  case callout
  case subheadline
  case footnote
  case caption
  case caption2

  /// Of a name in SwiftUI or UIKit (`title1`, `caption1`), with or without the dot, or of a constant
  /// (`UICTFontTextStyleBody`).
  package init?(name: some StringProtocol) {
    var text = name.hasPrefix(".") ? String(name.dropFirst()) : String(name)
    if text.hasPrefix(Self.constantPrefix) {
      let rest = text.dropFirst(Self.constantPrefix.count)
      text = rest.prefix(1).lowercased() + rest.dropFirst()
    }
    switch text {
    case "title0": self = .largeTitle
    case "title1": self = .title
    case "caption1": self = .caption
    case "subhead": self = .subheadline
    default: self.init(rawValue: text)
    }
  }

  /// What the style is at the default reading size (Large): points, weight, and the distance of lines in points,
  /// from Apple's Human Interface Guidelines ("Typography", specifications).
  package func metrics(on platform: Platform = .iOS) -> TextStyleMetrics {
    platform == .macOS ? macMetrics : phoneMetrics
  }

  private static let constantPrefix = "UICTFontTextStyle"

  private var phoneMetrics: TextStyleMetrics {
    switch self {
    case .extraLargeTitle2: TextStyleMetrics(size: 28, weight: .bold, lineHeight: 34)
    case .extraLargeTitle: TextStyleMetrics(size: 36, weight: .bold, lineHeight: 43)
    case .largeTitle: TextStyleMetrics(size: 34, lineHeight: 41)
    case .title: TextStyleMetrics(size: 28, lineHeight: 34)
    case .title2: TextStyleMetrics(size: 22, lineHeight: 28)
    case .title3: TextStyleMetrics(size: 20, lineHeight: 25)
    case .headline: TextStyleMetrics(size: 17, weight: .semibold, lineHeight: 22)
    case .body: TextStyleMetrics(size: 17, lineHeight: 22)
    case .callout: TextStyleMetrics(size: 16, lineHeight: 21)
    case .subheadline: TextStyleMetrics(size: 15, lineHeight: 20)
    case .footnote: TextStyleMetrics(size: 13, lineHeight: 18)
    case .caption: TextStyleMetrics(size: 12, lineHeight: 16)
    case .caption2: TextStyleMetrics(size: 11, lineHeight: 13)
    }
  }

  private var macMetrics: TextStyleMetrics {
    switch self {
    case .extraLargeTitle2, .extraLargeTitle: phoneMetrics
    case .largeTitle: TextStyleMetrics(size: 26, lineHeight: 32)
    case .title: TextStyleMetrics(size: 22, lineHeight: 26)
    case .title2: TextStyleMetrics(size: 17, lineHeight: 22)
    case .title3: TextStyleMetrics(size: 15, lineHeight: 20)
    case .headline: TextStyleMetrics(size: 13, weight: .bold, lineHeight: 16)
    case .body: TextStyleMetrics(size: 13, lineHeight: 16)
    case .callout: TextStyleMetrics(size: 12, lineHeight: 15)
    case .subheadline: TextStyleMetrics(size: 11, lineHeight: 14)
    case .footnote, .caption: TextStyleMetrics(size: 10, lineHeight: 13)
    case .caption2: TextStyleMetrics(size: 10, weight: .medium, lineHeight: 13)
    }
  }
}
