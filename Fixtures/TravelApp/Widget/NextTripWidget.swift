import SwiftUI
import WidgetKit

struct NextTripEntry: TimelineEntry {
  let date: Date
  let name: String
  let days: Int
}

struct NextTripView: View {
  let entry: NextTripEntry
  @Environment(\.widgetFamily) private var family

  var body: some View {
    VStack(alignment: .leading, spacing: 6) {
      Text(entry.name)
        .font(family == .systemSmall ? .system(size: 15, weight: .bold) : .brandTitle)  // expect: raw-font 15/bold
        .foregroundStyle(entry.days < 3 ? Color(.displayP3, red: 1, green: 0.5, blue: 0) : .primary)  // expect: raw-color, system-color
      Text("\(entry.days) days")
        .font(.system(size: 11).monospacedDigit())  // expect: raw-font 11
        .foregroundStyle(tone)
      Gauge(value: Double(entry.days), in: 0...30) { EmptyView() }
        .tint(Gradient(colors: [.green, .yellow, .brand]))  // expect: palette-color, palette-color
        .frame(height: 14)  // expect: raw-height 14
    }
    .padding(14)
    .containerBackground(.black, for: .widget)  // expect: palette-color
  }

  private var tone: some ShapeStyle { entry.days < 3 ? Color.orange : Color.secondary }  // expect: palette-color, system-color
}

struct NextTripWidget_Previews: PreviewProvider {
  static var previews: some View {
    NextTripView(entry: NextTripEntry(date: .now, name: "Lisbon", days: 2))
      .background(Color(hex: "#FF00FF"))  // expect(preview): raw-color #FF00FFFF
  }
}
