import SwiftUI

/// Lets the traveller choose an accent: here colours are data.
struct ThemePicker: View {
  @Binding var hex: String

  // parlance:ignore palette-color -- the choices themselves
  private let choices: [Color] = [.blue, .purple, .pink, .brown]

  /// Names of the web's colours, for the search field.
  private let webNames = ["tomato": "FF6347", "gold": "FFD700"]

  var body: some View {
    VStack {
      ForEach(choices.indices, id: \.self) { index in
        Circle().fill(choices[index])
          .frame(width: 30, height: 30)  // parlance:ignore icon-size -- a swatch, not an icon
      }
      Slider(value: .constant(0.5))
        .tint(.init(hue: hue(of: hex), saturation: 1, brightness: 1))
      // parlance:ignore-begin raw-height, raw-font -- a specimen of every size
      Text("Aa").font(.system(size: 40)).frame(height: 90)
      Text("Aa").font(.system(size: 60)).frame(height: 120)
      // parlance:ignore-end
      Text(hex).foregroundStyle(Color(red: channel(0), green: channel(1), blue: channel(2)))
      /* expect: unused-suppression */ // parlance:ignore raw-color -- nothing here any more
      Text("#\(hex)").font(.brandCaption)
      Rectangle().fill(.teal) /* expect: unused-suppression */ // parlance:ignore palette-color
    }
  }

  private func channel(_ index: Int) -> Double { Double(index) / 3 }

  private func hue(of hex: String) -> Double { Double(hex.count) / 10 }
}
