/// A protocol of appearances.
extension CompletionTable {
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
}
