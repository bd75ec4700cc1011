import UIKit

struct Trip {
  let name: String
  let dates: String
  let isPast: Bool
  let tone: UIColor?

  /// The size of the picture that the server renders, in pixels.
  static let pictureSize = (width: 2730, height: 2048)
  static let lineHeightMultiple: CGFloat = 1.2
  static let pageLimit = 50
  static let animationDuration = 0.35

  static let tones: [UIColor] = [.systemIndigo, .brand, UIColor(hex: "#F4A261")]  // expect: palette-color, raw-color #F4A261FF
}

enum Mood: String, CaseIterable, Identifiable {
  case beach, city, snow

  var id: String { rawValue }
  var title: String { rawValue.capitalized }

  /// The mood's own weight in the ranking.
  var weight: Int {
    switch self {
    case .beach: return 20
    case .city: return 30
    case .snow: return 10
    }
  }
}
