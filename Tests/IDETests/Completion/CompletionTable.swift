/// Fifty places over the sample projects of the four seed styles and SwiftUI: what must be offered there, and what must
/// come first.
enum CompletionTable {
  static let places = marigold + tidewater + papercut + loom + travel

  /// Places where something else than the most fitting comes first so far.
  static let misses: Set<String> = [
    // The colour's alias comes first, though a border is no pencil mark.
    "Papercut: send.layer.borderColor = UIColor.1️⃣"
  ]

  // MARK: Payload enums, button types, states, heights

  private static let marigoldMethod = CompletionPlace.Surroundings.method(
    imports: ["MarigoldKit", "UIKit"],
    properties: [
      #"private let heading = PetalLabel(withType: .display(.story), text: "Soup")"#,
      #"private let cook = PetalButton(title: "Cook", type: .primary)"#,
      "private let stray = UIButton(type: .system)",
      "private let amount = UILabel()",
      "private var isBusy = false",
    ]
  )
  private static let typographies = [
    ".display(.story)", ".display(.tool)", ".heading(.story)", ".heading(.tool)", ".body(.large)", ".body(.regular)",
    ".body(.small)", ".caption",
  ]
  private static let types = [".primary", ".secondary", ".destructive", ".outline"]
  private static let states = [".normal", ".highlighted", ".disabled", ".loading"]
  private static let heights = [".small", ".medium", ".large"]
  private static let colors = [
    "ink", "inkMuted", "marigold", "marigoldPressed", "paper", "line", "scrim", "success", "failure", "link", "saffron",
  ]

  static let marigold: [CompletionPlace] = [
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "let label = PetalLabel(withType: .1️⃣)",
      first: ".display(.story)",
      all: typographies
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      #"let label = PetalLabel(withType: .bo1️⃣, text: "Soup")"#,
      first: ".body(.large)",
      all: [".body(.large)", ".body(.regular)", ".body(.small)"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "heading.type = .1️⃣",
      first: ".heading(.story)",
      all: typographies
    ),
    CompletionPlace("MarigoldKit", marigoldMethod, "cook.type = .1️⃣", first: ".primary", all: types),
    CompletionPlace("MarigoldKit", marigoldMethod, "cook.buttonState = .1️⃣", first: ".normal", all: states),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      #"let button = PetalButton(title: "Save", type: .1️⃣"#,
      first: ".primary",
      all: types
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      #"let button = PetalButton(title: "Save", type: .primary, height: .1️⃣)"#,
      first: ".small",
      all: heights
    ),
    CompletionPlace("MarigoldKit", marigoldMethod, "heading.textColor = Color.1️⃣", first: "ink", all: colors),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "view.backgroundColor = MarigoldKit.Color.1️⃣",
      first: "paper",
      all: colors
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "heading.textColor = in1️⃣",
      first: "Color.ink",
      all: ["Color.ink", "Color.inkMuted"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "view.tintColor = UIColor(red: 0.95, green: 0.61️⃣",
      first: "Color.marigold",
      has: ["Color.marigold"],
      lacks: ["Color.ink", "Color.failure"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      ##"view.tintColor = UIColor(hex: "#F2A1️⃣")"##,
      first: "Color.marigold",
      all: ["Color.marigold"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      #"amount.font = UIFont(name: "Karla-SemiBold", size: 31️⃣)"#,
      first: "Typography.display(.story).font",
      all: ["Typography.display(.story).font"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "stray.heightAnchor.constraint(equalToConstant: 51️⃣)",
      first: "CGFloat(PetalButtonHeight.large.value)",
      all: ["CGFloat(PetalButtonHeight.large.value)"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "let style: Typography = .he1️⃣",
      first: ".heading(.story)",
      all: [".heading(.story)", ".heading(.tool)"]
    ),
    CompletionPlace(
      "MarigoldKit",
      marigoldMethod,
      "switch cook.buttonState {\n    case .1️⃣:\n      break\n    }",
      first: ".normal",
      all: states
    ),
    CompletionPlace(
      "MarigoldKit",
      .members(imports: ["MarigoldKit", "UIKit"]),
      "func state(isBusy: Bool) -> PetalButtonState {\n    if isBusy { return .loading }\n    return .1️⃣\n  }",
      first: ".normal",
      all: states
    ),
  ]

  // MARK: A protocol of appearances

  private static let tideMethod = CompletionPlace.Surroundings.method(
    imports: ["Tidewater", "UIKit"],
    properties: [
      "private let appearance = Tidewater.shared.appearance",
      "private let name = UILabel()",
      "private let weigh = TideButton(\"Weigh\")",
      "private let stack = UIStackView()",
    ]
  )

  static let tidewater: [CompletionPlace] = [
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "name.textColor = appearance.1️⃣",
      first: "primaryView.text.body",
      has: ["primaryView.text.body", "primaryView.text.caption", "brandColor", "primaryView.background"],
      lacks: ["margins", "fonts.title"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "name.font = appearance.fonts.1️⃣",
      first: "title",
      all: ["title", "headline", "body", "caption"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "view.backgroundColor = appearance.primaryView.1️⃣",
      first: "background",
      has: ["background", "separator", "button.background", "text.body"],
      lacks: ["cornerRadius"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "weigh.heightAnchor.constraint(equalToConstant: appearance.1️⃣)",
      first: "buttonsHeight",
      has: ["buttonsHeight", "fieldHeight"],
      lacks: ["brandColor"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "view.backgroundColor = .1️⃣",
      first: "appearance.primaryView.background",
      has: ["appearance.primaryView.background", "appearance.secondaryView.background"],
      lacks: ["appearance.margins"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      #"let sell = TideButton("Sell", style: .1️⃣)"#,
      first: ".filled",
      all: [".filled", ".plain", ".solid"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "weigh.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 11️⃣)",
      first: "appearance.margins",
      all: ["appearance.margins"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "stack.spacing = appearance.1️⃣",
      first: "interItemSpacing",
      has: ["interItemSpacing", "margins", "groupMargins"],
      lacks: ["brandColor"]
    ),
    CompletionPlace(
      "Tidewater",
      tideMethod,
      "name.textColor = UIColor(0x1D21️⃣)",
      first: "appearance.primaryView.text.body",
      has: ["appearance.primaryView.text.body"],
      lacks: ["appearance.brandColor"]
    ),
  ]

  // MARK: Extensions of UIColor and UIFont, style classes

  private static let cardMethod = CompletionPlace.Surroundings.method(
    imports: ["UIKit"],
    properties: [
      "@IBOutlet private var headline: HeadlineLabel!",
      "@IBOutlet private var letter: LetterLabel!",
      "private let date = UILabel()",
      "private let send = UIButton(type: .custom)",
    ]
  )

  static let papercut: [CompletionPlace] = [
    CompletionPlace(
      "Papercut",
      cardMethod,
      "date.textColor = .1️⃣",
      first: ".pencil()",
      all: [".pencil()", ".crease()", ".confetti()", ".page()", ".shadowInk"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      "view.backgroundColor = .1️⃣",
      first: ".page()",
      all: [".pencil()", ".crease()", ".confetti()", ".page()", ".shadowInk"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      "letter.font = UIFont.1️⃣",
      first: "letter()",
      all: ["headline()", "letter()", "note()", "footnote()"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      #"view.backgroundColor = UIColor(named: "1️⃣")"#,
      first: "Shadow Ink",
      all: ["Shadow Ink"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      "date.font = UIFont.systemFont(ofSize: 11️⃣, weight: .medium)",
      first: ".note()",
      has: [".note()", ".letter()"],
      lacks: [".headline()"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      "send.layer.borderColor = UIColor.1️⃣",
      first: "crease().cgColor",
      has: ["crease().cgColor", "confetti().cgColor"],
      lacks: ["crease()"]
    ),
    CompletionPlace(
      "Papercut",
      cardMethod,
      "headline.color = UIColor(red: 0.878, green: 0.41️⃣",
      first: ".confetti()",
      all: [".confetti()"]
    ),
    CompletionPlace("Papercut", cardMethod, "let stamp = Stamp1️⃣", first: "StampButton", all: ["StampButton"]),
  ]

  // MARK: Stylesheets

  private static let rugMethod = CompletionPlace.Surroundings.method(
    imports: ["Loom", "UIKit"],
    properties: [
      #"private let buy = WeaveButton(title: "Buy")"#, #"private let name = WeaveLabel("Kilim")"#,
      "private let price = UILabel()",
    ]
  )

  static let loom: [CompletionPlace] = [
    CompletionPlace("Loom", rugMethod, "price.textColor = .1️⃣", first: ".warp", all: [".warp", ".weft"]),
    CompletionPlace(
      "Loom",
      rugMethod,
      "buy.layer.cornerRadius = Thread.1️⃣",
      first: "cornerRadius",
      has: ["cornerRadius"]
    ),
    CompletionPlace(
      "Loom",
      rugMethod,
      "name.heightAnchor.constraint(equalToConstant: Thread.1️⃣)",
      first: "rowHeight",
      has: ["rowHeight", "buttonHeight"]
    ),
    CompletionPlace(
      "Loom",
      rugMethod,
      "StyleSheet.shared.define(WeaveButton.Style(titleColor: .1️⃣",
      first: ".warp",
      all: [".warp", ".weft"]
    ),
    CompletionPlace(
      "Loom",
      rugMethod,
      "price.heightAnchor.constraint(equalToConstant: 41️⃣)",
      first: "Thread.rowHeight",
      all: ["Thread.rowHeight", "Thread.buttonHeight"]
    ),
  ]

  // MARK: SwiftUI

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
