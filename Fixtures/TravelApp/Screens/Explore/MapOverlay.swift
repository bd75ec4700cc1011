import SwiftUI

/// What lies over the map: the route, the legend, a fade at the edges.
struct MapOverlay: View {
  let route: [CGPoint]
  let scale: CGFloat

  var body: some View {
    GeometryReader { proxy in
      ZStack(alignment: .bottom) {
        Path { path in path.addLines(route) }
          .stroke(Color("Map/route"), style: StrokeStyle(lineWidth: 3, lineCap: .round))  // expect: named-asset, raw-border 3
          .mask {
            LinearGradient(colors: [.black, .clear], startPoint: .center, endPoint: .bottom)
          }
        Color.clear
          .frame(maxWidth: .infinity, maxHeight: .infinity)
          .contentShape(Rectangle())
        Color.black.opacity(0.001)
          .frame(height: proxy.size.height * 0.6)
        legend
          .frame(height: 44 * scale)
          .background(.thinMaterial)
      }
      .frame(height: max(0, proxy.size.height - 14))
      .scaleEffect(CGSize(width: 1, height: -1))
    }
    .ignoresSafeArea()
  }

  private var legend: some View {
    HStack {
      Circle()
        .fill(.red)
        .frame(width: 10, height: 10)  // expect: icon-size 10
      Label("Route", systemImage: "point.topleft.down.to.point.bottomright.curvepath")
        .labelStyle(.iconGap(spacing: 4))  // expect: raw-spacing 4
      Divider()
        .frame(height: 1)  // expect: hairline 1
        .overlay(Color(.separator))  // expect: system-color
      Rectangle()
        .fill(Color(uiColor: .init(hex: "#1A1A1A")))  // expect: raw-color #1A1A1AFF
        .frame(width: 1, height: 20)  // expect: raw-height 20, hairline 1
      Text("3.2 km")
        .font(.system(size: UIFontMetrics.default.scaledValue(for: 12)))  // expect: raw-font 12
        .scaledBox(side: 36)  // expect: raw-height 36
        .gutters(10)  // expect: raw-spacing 10
    }
    .buttonStyle(.brand(.primary))
  }
}

struct IconGapLabelStyle: LabelStyle {
  let spacing: CGFloat

  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: spacing) {
      configuration.icon
      configuration.title
    }
  }
}

extension LabelStyle where Self == IconGapLabelStyle {
  static func iconGap(spacing: CGFloat) -> IconGapLabelStyle { IconGapLabelStyle(spacing: spacing) }
}
