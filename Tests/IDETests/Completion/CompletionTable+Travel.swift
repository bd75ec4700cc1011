/// SwiftUI.
extension CompletionTable {
  private static let swiftUI = CompletionPlace.Surroundings.body(imports: ["SwiftUI"])

  static let travel: [CompletionPlace] = [
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").foregroundStyle(.1️⃣)"#,
      first: ".brand",
      has: [".brand", ".sunrise", ".surface", "Color.brandInk"],
      lacks: [".brandInk", ".brandTitle"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").background(.1️⃣)"#,
      first: ".surface",
      has: [".surface", ".brand"],
      lacks: [".brandTitle"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").font(.1️⃣)"#,
      first: ".brandTitle",
      all: [".brandTitle", ".brandBody", ".brandCaption"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").frame(height: 1️⃣)"#,
      first: "Metrics.Height.rowHeight",
      has: ["Metrics.Height.rowHeight", "Metrics.Height.buttonHeight", "Metrics.Height.fieldHeight"],
      lacks: ["Metrics.gutter", "Metrics.cornerRadius"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").padding(1️⃣)"#,
      first: "Metrics.gutter",
      all: ["Metrics.gutter", "Metrics.gap"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").cornerRadius(1️⃣)"#,
      first: "Metrics.cornerRadius",
      all: ["Metrics.cornerRadius"]
    ),
    CompletionPlace("TravelApp", swiftUI, #"Button("Go") {}.buttonStyle(.1️⃣)"#, first: ".brand()", has: [".brand()"]),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Button("Go") {}.buttonStyle(.brand(.1️⃣))"#,
      first: ".primary",
      all: [".primary", ".secondary"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Color("1️⃣")"#,
      first: "Brand",
      all: ["Brand", "Map/route", "Surface"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      "VStack(spacing: 1️⃣) {\n      Text(\"Lisbon\")\n    }",
      first: "Metrics.gap",
      all: ["Metrics.gap", "Metrics.gutter"]
    ),
    CompletionPlace(
      "TravelApp",
      swiftUI,
      #"Text("Lisbon").font(.system(size: 11️⃣))"#,
      first: ".brandBody",
      has: [".brandBody", ".brandCaption"],
      lacks: [".brandTitle"]
    ),
  ]
}
