import SwiftUI

struct Badge: Identifiable {
  /// The badge's own colours: `Badge.Tone.red` is no colour of the platform.
  enum Tone { case red, green, gray }

  let tone: Tone
  let title: String
  var id: String { title }
}

extension Badge.Tone {
  var color: Color {
    switch self {
    case .red: return Color.red
    case .green: return .green  // expect: palette-color
    case .gray: return Color(UIColor.systemGray3)  // expect: palette-color
    }
  }
}

extension Tag {
  var color: Color {
    switch self {
    case .red: .red
    case .gold: Color(hex: "#E0B400")  // expect: raw-color #E0B400FF
    case .gray: .black.opacity(0.45)  // expect: palette-color #00000073
    }
  }
}
