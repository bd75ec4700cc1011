/// Extensions of UIColor and UIFont, style classes.
extension CompletionTable {
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
}
