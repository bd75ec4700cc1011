import SwiftUI

/// The first tab: a search field, moods, and the destinations that fit.
struct ExploreView: View {
  enum Field { case title, body }

  @EnvironmentObject private var session: Session
  @FocusState private var field: Field?
  @State private var query = ""
  @State private var mood: Mood?

  private let waves: [Color] = [.blue, .teal]  // expect: palette-color, palette-color
  private let headerFont = Font.title2  // expect: text-style

  var body: some View {
    NavigationStack {
      ScrollView {
        LazyVStack(alignment: .leading, spacing: 24) {  // expect: raw-spacing 24
          searchField
          moods
          Text("Near you").font(headerFont)
          ForEach(session.destinations) { destination in
            DestinationCard(
              destination: destination,
              accent: destination.isSoldOut ? .gray : .brand  // expect: palette-color
            )
          }
        }
        .padding(.horizontal, 16)  // expect: raw-spacing 16
        .padding(.bottom, Metrics.gutter)
      }
      .background(Color.surface)
      .navigationTitle("Explore")
    }
    .onAppear { field = .title }
    .transition(.opacity)
  }

  private var searchField: some View {
    HStack(spacing: Metrics.gap) {
      Image(systemName: "magnifyingglass")
        .font(.system(size: 18, weight: .medium))  // expect: icon-size 18/medium
        .foregroundStyle(.secondary)  // expect: system-color
      TextField("Where to?", text: $query)
        .font(.body)  // expect: text-style
        .focused($field, equals: .title)
      if !query.isEmpty {
        Button {
          query = ""
        } label: {
          Image(systemName: "xmark.circle.fill").frame(width: 24, height: 24)  // expect: icon-size 24
        }
        .foregroundColor(.brand).opacity(query.count > 2 ? 1 : 0.4)
      }
    }
    .frame(height: 48)  // expect: raw-height 48
    .background(.white.opacity(0.9), in: RoundedRectangle(cornerRadius: 12))  // expect: palette-color #FFFFFFE6, raw-radius 12
    .shadow(color: Color.black.opacity(0.12), radius: 6, y: 2)  // expect: palette-color #0000001F, raw-shadow 6
  }

  private var moods: some View {
    ScrollView(.horizontal, showsIndicators: false) {
      HStack(spacing: 0) {
        ForEach(Mood.allCases) { mood in
          MoodChip(mood: mood, isOn: mood == self.mood)
            .onTapGesture { withAnimation(.easeIn(duration: 0.2)) { self.mood = mood } }
        }
      }
      .frame(maxHeight: .infinity)
    }
    .frame(minHeight: 40, maxHeight: 64)  // expect: raw-height 40, raw-height 64
    .overlay(alignment: .bottom) {
      LinearGradient(
        colors: [
          Color(hex: "#FFB347"),  // expect: raw-color #FFB347FF
          .sunrise,
          .pink.opacity(0.4),  // expect: palette-color
        ],
        startPoint: .leading,
        endPoint: .trailing
      )
      .frame(height: 2)
    }
  }
}

struct MoodChip: View {
  let mood: Mood
  let isOn: Bool

  var body: some View {
    Text(mood.title)
      .font(.system(size: isOn ? 15 : 14, weight: .medium, design: .rounded))  // expect: raw-font
      .fontWeight(isOn ? .bold : .regular)
      .foregroundStyle(isOn ? .white : Color.brandInk)  // expect: palette-color
      .padding(EdgeInsets(top: 6, leading: 12, bottom: 6, trailing: 12))  // expect: raw-spacing 6, raw-spacing 12, raw-spacing 6, raw-spacing 12
      .background(Capsule().fill(isOn ? Color.brand : Color.brand.opacity(0.15)))  // expect: token-alpha
  }
}

#Preview("Chips") {
  HStack {
    MoodChip(mood: .beach, isOn: true)
    MoodChip(mood: .city, isOn: false)
  }
  .frame(height: 120)  // expect(preview): raw-height 120
  .background(.yellow)  // expect(preview): palette-color
}
