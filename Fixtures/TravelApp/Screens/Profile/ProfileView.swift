import SwiftUI

/// Who travels, what was earned, and the settings.
struct ProfileView: View {
  @EnvironmentObject private var session: Session
  @AppStorage("accent") private var accentHex = "#128A6B"  // expect: hex-string
  @State private var tone: Badge.Tone = .green

  private let badges: [Badge] = [Badge(tone: .red, title: "First flight"), Badge(tone: .gray, title: "Night owl")]
  private let toneNames: [String: Badge.Tone] = ["alert": .red, "calm": .green]
  private let shades: [String: Color] = ["dusk": .purple, "dawn": .sunrise]  // expect: palette-color

  var body: some View {
    Form {
      Section {
        HStack(spacing: 12) {  // expect: raw-spacing 12
          Image("avatar").resizable().frame(width: 64, height: 64).clipShape(Circle())  // expect: icon-size 64
          VStack(alignment: .leading) {
            Text(session.name).font(.brandTitle)
            Text(session.email).font(.caption).foregroundStyle(.tertiary)  // expect: text-style, system-color
          }
        }
      }
      Section("Badges") {
        ForEach(badges) { badge in
          BadgeView(badge: badge, halo: .yellow)  // expect: palette-color
            .onTapGesture { tone = badge.tone == .red ? .green : .gray }
        }
      }
      Section("Look") {
        NavigationLink("Theme") { ThemePicker(hex: $accentHex) }
        Toggle("Large text", isOn: $session.isLargeText).tint(Color.accentColor)
        Text("Sign out").foregroundStyle(Color(hex: 0xD7263D))  // expect: raw-color #D7263DFF
        Text("Version 4.2").font(session.isLargeText ? .title : .brandCaption)  // expect: text-style
      }
    }
    .scrollContentBackground(.hidden)
    .background(Color(hex: accentHex))
    .preferredColorScheme(.dark)
  }
}

struct BadgeView: View {
  let badge: Badge
  let halo: Color
  @ScaledMetric private var iconSize: CGFloat = 20

  var body: some View {
    Label {
      Text(badge.title)
    } icon: {
      Circle()
        .fill(badge.tone.color)
        .strokeBorder(halo, lineWidth: 2)  // expect: raw-border 2
        .frame(width: iconSize, height: iconSize)
    }
    .listRowSeparatorTint(.cyan)  // expect: palette-color
    .padding(.vertical, -2)  // expect: raw-spacing -2
  }
}
