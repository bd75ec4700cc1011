/// Payload enums, button types, states, heights.
extension CompletionTable {
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
}
