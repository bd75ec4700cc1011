import IDE
import Testing

/// What an offer replaces, wherever in the name the caret is.
@Suite struct CompletionRangeTests {
  @Test(arguments: [
    ("label.textColor = 1️⃣ink", "ink", "Palette.ink"),
    ("label.textColor = i1️⃣nk", "ink", "Palette.ink"),
    ("label.textColor = ink1️⃣", "ink", "Palette.ink"),
    ("label.font = .1️⃣kitBody", ".kitBody", ".kitBody"),
    ("label.font = .kit1️⃣Body", ".kitBody", ".kitBody"),
    ("label.font = .kitBody1️⃣", ".kitBody", ".kitBody"),
    ("label.font = .kitB1️⃣", ".kitB", ".kitBody"),
    ("label.textColor = Palette.1️⃣", "", "ink"),
    ("label.textColor = Palette.1️⃣ink", "ink", "ink"),
    ("label.textColor = Palette.i1️⃣nk", "ink", "ink"),
    ("button.kind = .1️⃣", ".", ".primary"),
    ("button.kind = \n      .pr1️⃣", ".pr", ".primary"),
    ("label.textColor = Palette.in1️⃣ // é", "in", "ink"),
    ("print(\"é\"); label.textColor = Palette.in1️⃣", "in", "ink"),
    ("print(\"\\(label.font = .kitB1️⃣)\")", ".kitB", ".kitBody"),
  ])
  func theNameAroundTheCaretIsReplaced(_ code: String, _ replaced: String, _ offered: String) throws {
    let document = try KitSources.document(code)
    let completions = try #require(document.completions())
    #expect(document.text(completions.replaced) == replaced)
    #expect(completions.offers.contains { $0.text == offered })
  }

  @Test(arguments: [
    ("label.textColor = UIColor(red: 0.2, green: 0.41️⃣", "UIColor(red: 0.2, green: 0.4"),
    ("label.textColor = UIColor(red: 0.2, green: 0.41️⃣)", "UIColor(red: 0.2, green: 0.4)"),
    (
      "label.textColor = UIColor(red: 0.2, green: 0.41️⃣, blue: 0.8, alpha: 1)",
      "UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)"
    ),
    (##"label.textColor = UIColor(hex: "#3361️⃣")"##, ##"UIColor(hex: "#336")"##),
    (##"label.textColor = UIColor(hex: "#3361️⃣"##, ##"UIColor(hex: "#336"##),
    ("label.textColor = UIColor(hex: 0x3361️⃣)", "UIColor(hex: 0x336)"),
  ])
  func aRawColorIsReplacedWhole(_ code: String, _ replaced: String) throws {
    let document = try KitSources.document(code)
    let completions = try #require(document.completions())
    #expect(document.text(completions.replaced) == replaced)
    #expect(completions.offers.first?.text == "Palette.textLink")
    // Clients compare what is offered with what stands before the caret.
    let before = document.text(completions.replaced).prefix(while: { $0 != "\n" })
    #expect(completions.offers.allSatisfy { before.hasPrefix($0.filterText ?? "?") })
    #expect(!completions.isComplete)
  }

  @Test func aRawFontIsReplacedWhole() throws {
    let document = try KitSources.document("label.font = .systemFont(ofSize: 171️⃣)")
    let completions = try #require(document.completions())
    #expect(document.text(completions.replaced) == ".systemFont(ofSize: 17)")
    #expect(completions.offers.map(\.text) == [".kitBody"])
    #expect(completions.offers.first?.isPreselected == true)
  }

  @Test func aLengthIsReplacedAlone() throws {
    let document = try KitSources.document("let stack = UIStackView(); stack.spacing = 11️⃣")
    let completions = try #require(document.completions())
    #expect(document.text(completions.replaced) == "1")
    #expect(completions.offers.map(\.text) == ["Space.large"])
    #expect(completions.offers.first?.isPreselected == false)
  }

  @Test func argumentsThatAreThereStay() throws {
    let project = EditedProject([
      "Text.swift": """
      import UIKit
      enum Typography {
        enum Voice { case story, tool }
        case title(Voice), note
        var font: UIFont { UIFont.systemFont(ofSize: self.size) }
        var size: CGFloat {
          switch self {
          case .title(.story): return 30
          case .title(.tool): return 24
          case .note: return 12
          }
        }
      }
      final class Heading: UILabel {
        init(_ style: Typography) { super.init(frame: .zero); font = style.font }
      }
      func make() { _ = Heading(.ti1️⃣(.tool)) }
      """
    ])
    let document = try project.document("Text.swift")
    let completions = try #require(document.completions())
    #expect(document.text(completions.replaced) == ".ti")
    #expect(completions.offers.map(\.text) == [".title"])
  }
}
