import MarigoldKit
import SwiftUI

/// The pantry in SwiftUI, where `Color` alone is SwiftUI's or MarigoldKit's.
struct PantryView: View {
  let items: [String]

  var body: some View {
    List(items, id: \.self) { item in
      Text(item)
        .font(Font(Typography.body(.small).font))
        .foregroundStyle(SwiftUI.Color(uiColor: MarigoldKit.Color.inkMuted))
        .frame(height: CGFloat(PetalButtonHeight.medium.value))
        .listRowBackground(SwiftUI.Color(red: 0.95, green: 0.64, blue: 0.11))  // expect: raw-color #F2A31CFF
        .padding(.vertical, 8)  // expect: raw-spacing 8
    }
    .environment(\.defaultMinListRowHeight, 36)  // expect: raw-height 36
  }
}
