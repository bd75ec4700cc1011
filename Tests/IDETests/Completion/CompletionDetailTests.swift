import IDE
import SwiftSource
import TestSupport
import Testing

/// What an offer says besides its text.
@Suite struct CompletionDetailTests {
  private func offer(_ text: String, _ code: String, imports: [String] = ["Kit", "UIKit"]) throws -> Completion {
    let offers = try KitSources.document(code, imports: imports).completions()?.offers ?? []
    return try #require(offers.first { $0.text == text }, "\(offers.map(\.text))")
  }

  @Test func aColorHasItsValueInLightAndDark() throws {
    let surface = try offer("surface", "label.textColor = Palette.1️⃣")
    #expect(surface.kind == .color)
    #expect(surface.hex == "#FFFFFF")
    #expect(surface.value == "#FFFFFF / #000000")
  }

  @Test func aDeprecatedTokenIsMarkedAndLast() throws {
    let offers = try #require(try KitSources.document("label.textColor = Palette.1️⃣").completions()).offers
    #expect(offers.filter(\.isDeprecated).map(\.text) == ["azure"])
    #expect(offers.last?.text == "azure")
  }

  @Test func semanticTokensComeBeforePrimitiveOnes() throws {
    let texts = try #require(try KitSources.document("button.tintColor = Palette.1️⃣").completions()).offers.map(\.text)
    let link = try #require(texts.firstIndex(of: "textLink"))
    let sky = try #require(texts.firstIndex(of: "sky"))
    #expect(link < sky)
  }

  @Test func theRoleOfThePlaceDecidesTheOrder() throws {
    let background = try #require(try KitSources.document("spacer.backgroundColor = Palette.1️⃣").completions())
    #expect(background.offers.first?.text == "surface")
    let text = try #require(try KitSources.document("label.textColor = Palette.1️⃣").completions())
    #expect(text.offers.first?.text == "textLink")
  }

  @Test func aMissingImportIsAdded() throws {
    let offer = try offer("Palette.ink", "label.textColor = in1️⃣", imports: ["UIKit"])
    #expect(offer.additional.map(\.text) == ["import Kit\n"])
    #expect(offer.additional.first?.range.lowerBound == UInt32("import UIKit\n".utf8.count))
  }

  @Test func nothingIsImportedTwice() throws {
    #expect(try offer("Palette.ink", "label.textColor = in1️⃣").additional == [])
  }

  @Test func documentationIsFoundByKey() throws {
    let document = try KitSources.document("label.textColor = Palette.1️⃣")
    let ink = try #require(document.completions()?.offers.first { $0.text == "ink" })
    let text = try #require(ink.key.flatMap { document.context.documentation(for: $0) })
    #expect(text.plain.contains("Headings and text."))
    #expect(text.markdown.contains("`#1A1A1A`"))
    #expect(document.context.documentation(for: "token:Nothing") == nil)
    #expect(document.context.documentation(for: "nonsense") == nil)
  }

  @Test func aComponentIsOfferedByItsNameOrThePlatforms() throws {
    #expect(try offer("KitButton", "let save = KitB1️⃣").kind == .type)
    #expect(try offer("KitButton", "let save = UIBut1️⃣").kind == .type)
  }

  @Test func placesToFillInNeedTheClientsLeave() throws {
    let project = EditedProject([
      "Height.swift": """
      import UIKit
      enum BarHeight {
        case small, large, custom(points: CGFloat)
        var height: CGFloat {
          switch self {
          case .small: return 20
          case .large: return 40
          case .custom(let points): return points
          }
        }
      }
      final class Bar: UIView { var height: BarHeight = .1️⃣ }
      """
    ])
    let document = try project.document("Height.swift")
    #expect(document.completions()?.offers.map(\.text) == [".small", ".large"])
    let offers = document.completions(options: CompletionOptions(allowsSnippets: true))?.offers ?? []
    #expect(offers.map(\.text) == [".small", ".large", ".custom"])
    #expect(offers.last?.snippet == ".custom(points: ${1:points})")
  }

  @Test func imagesAreNamedInStrings() throws {
    let document = try KitSources.document("spacer.image = UIImage(named: \"l1️⃣\")")
    let context = document.context.with(images: ["logo", "map"])
    let caret = try #require(document.text[1])
    let completions = try #require(context.completions(at: caret))
    #expect(completions.offers.map(\.text) == ["logo"])
    #expect(document.text(completions.replaced) == "l")
  }
}
