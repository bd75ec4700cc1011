/// Stylesheets.
extension CompletionTable {
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
}
