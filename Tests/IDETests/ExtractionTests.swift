import DesignTokens
import IDE
import Linting
import SwiftSource
import TestSupport
import Testing

/// A value that no token has made one, beside its siblings.
@Suite struct ExtractionTests {
  /// The kit and the document with the first finding extracted.
  private func extracted(_ kit: String, _ use: String, name: String? = nil) throws -> (kit: String, use: String)? {
    let findings = AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift")
    let document = try EditedProject(["Kit/Kit.swift": kit, "App/Use.swift": use]).document("App/Use.swift")
    let finding = try #require(findings.first)
    guard
      let found = document.context.extraction(of: finding, among: findings, name: name, text: { _ in Array(kit.utf8) })
    else { return nil }
    return (edited(kit, [found.declaration]), edited(use, found.replacements))
  }

  private func edited(_ text: String, _ edits: [TextReplacement]) -> String {
    var bytes = Array(text.utf8)
    for edit in edits.sorted(by: { $0.range.lowerBound > $1.range.lowerBound }) {
      bytes.replaceSubrange(edit.range.indices, with: edit.text.utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private func view(_ modifiers: String...) -> String {
    "import SwiftUI\nstruct Card: View { var body: some View { Text(\"a\")\(modifiers.joined()) } }\n"
  }

  private let scale = """
    import SwiftUI
    public enum Spacing {
      public static let small: CGFloat = 8
      public static let medium: CGFloat = 16 // the usual one
      public static let large: CGFloat = 32
    }
    """

  @Test func aStepIsPutWhereItBelongs() throws {
    let found = try #require(try extracted(scale, view(".padding(24)", ".padding(.top, 24)", ".padding(7)")))
    #expect(found.use == view(".padding(Spacing.spacing24)", ".padding(.top, Spacing.spacing24)", ".padding(7)"))
    let line = "  public static let spacing24: CGFloat = 24\n  public static let large"
    #expect(found.kit == scale.replacing("  public static let large", with: line))
  }

  @Test func theSmallestStandsBesideTheFirst() throws {
    let found = try #require(try extracted(scale, view(".padding(3)")))
    #expect(found.kit.contains("small: CGFloat = 8\n  public static let spacing3: CGFloat = 3\n"))
  }

  @Test func aNameIsTakenAsGiven() throws {
    let found = try #require(try extracted(scale, view(".padding(24)"), name: "roomy"))
    #expect(found.use == view(".padding(Spacing.roomy)"))
    #expect(found.kit.contains("  public static let roomy: CGFloat = 24\n"))
  }

  @Test(arguments: [
    // By the number behind the siblings' names; by the word that all begin with.
    ("static let gap8: CGFloat = 8\n  static let gap16: CGFloat = 16", "Spacing.gap24"),
    ("static let stepSmall: CGFloat = 8\n  static let stepBig: CGFloat = 16", "Spacing.step24"),
    ("static let spacing24: CGFloat = 8\n  static let spacingBig: CGFloat = 16", "Spacing.spacing24_2"),
  ]) func aNameFollowsItsSiblings(_ members: String, _ expected: String) throws {
    let kit = "import SwiftUI\nenum Spacing {\n  \(members)\n}\n"
    #expect(try extracted(kit, view(".padding(24)"))?.use == view(".padding(\(expected))"))
  }

  @Test(arguments: [
    ("static let s: CGFloat = 8.0\n  static let m: CGFloat = 16.0", "spacing24: CGFloat = 24.0"),
    ("static let s = CGFloat(8)\n  static let m = CGFloat(16)", "spacing24 = CGFloat(24)"),
    ("static var s: CGFloat { 8 }\n  static var m: CGFloat { 16 }", "spacing24: CGFloat { 24 }"),
    ("static let s: CGFloat = 8\n  static let m: CGFloat = s * 2", "spacing24: CGFloat = 24"),
  ]) func aDeclarationIsWrittenLikeItsSibling(_ members: String, _ expected: String) throws {
    let kit = "import SwiftUI\nenum Spacing {\n  \(members)\n}\n"
    let found = try #require(try extracted(kit, view(".padding(24)")))
    #expect(found.kit.contains(expected))
  }

  @Test(arguments: [
    (
      "UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)",
      "static let blueText = UIColor(red: 0, green: 0.502, blue: 1, alpha: 1)"
    ),
    ("UIColor(hex: \"#102030\")", "static let blueText = UIColor(hex: \"#0080FF\")"),
    ("UIColor(hex: 0x102030)", "static let blueText = UIColor(hex: 0x0080FF)"),
  ]) func aColourIsWrittenLikeItsSibling(_ sibling: String, _ expected: String) throws {
    let kit = """
      import UIKit
      enum Palette {
        static let ink = UIColor(red: 0.1, green: 0.1, blue: 0.1, alpha: 1)
        static let rust = \(sibling)
      }
      """
    let use =
      "import UIKit\nfunc set(_ v: UILabel) { v.textColor = UIColor(red: 0, green: 0.502, blue: 1, alpha: 1) }\n"
    let found = try #require(try extracted(kit, use))
    #expect(found.kit.contains("\n  \(expected)\n}"))
    #expect(found.use == "import UIKit\nfunc set(_ v: UILabel) { v.textColor = Palette.blueText }\n")
  }

  @Test func aFontIsWrittenAsItStands() throws {
    let kit = """
      import SwiftUI
      extension Font {
        static let kitBody = Font.system(size: 16)
        static let kitTitle = Font.system(size: 28, weight: .bold)
      }
      """
    let found = try #require(try extracted(kit, view(".font(.system(size: 13, weight: .semibold))")))
    #expect(found.use == view(".font(Font.semibold13)"))
    #expect(found.kit.contains("static let semibold13 = Font.system(size: 13, weight: .semibold)\n"))
    // What only the document knows can't be written elsewhere.
    #expect(try extracted(kit, view(".font(.custom(face, size: 13))")) == nil)
  }

  @Test(arguments: [
    // A token has it; there is none of the kind; it isn't known; one alone is no family.
    ("static let a: CGFloat = 8\n  static let b: CGFloat = 16", ".padding(8)"),
    ("static let a: CGFloat = 8\n  static let b: CGFloat = 16", ".cornerRadius(5)"),
    ("static let a: CGFloat = 8\n  static let b: CGFloat = 16", ".background(Color.red.opacity(share))"),
    ("static let a: CGFloat = 8", ".padding(24)"),
  ]) func thereIsNothingToExtractElsewhere(_ members: String, _ modifier: String) throws {
    let kit = "import SwiftUI\nenum Spacing {\n  \(members)\n}\n"
    #expect(try extracted(kit, view(modifier)) == nil)
  }

  @Test func aNameOfThePlatformsIsTaken() throws {
    let kit = """
      import SwiftUI
      extension Color {
        static let sea = Color(red: 0.1, green: 0.4, blue: 0.6)
        static let moss = Color(red: 0.2, green: 0.5, blue: 0.2)
      }
      """
    let use = "import SwiftUI\nfunc fill() { let tone: Color = Color(red: 0.5, green: 0.5, blue: 0.5); use(tone) }\n"
    #expect(try extracted(kit, use)?.kit.contains("static let grayColor = Color(red: 0.5") == true)
  }

  @Test func whatTokensAreMadeOfStays() throws {
    let kit = """
      import SwiftUI
      extension Color {
        static let sea = Color(red: 0.1, green: 0.4, blue: 0.6)
        static let moss = Color(red: 0.2, green: 0.5, blue: 0.2)
      }
      """
    let use = """
      import SwiftUI
      extension Color { static let night = pick(Color(red: 0.1, green: 0.1, blue: 0.2)) }
      func pick(_ color: Color) -> Color { color }
      """
    let files = ["Kit/Kit.swift": kit, "App/Use.swift": use]
    let findings = AuditedWorkspace(files).findings(in: "App/Use.swift")
    let document = try EditedProject(["Kit/Kit.swift": kit, "App/Use.swift": use]).document("App/Use.swift")
    for finding in findings {
      #expect(document.context.extraction(of: finding, among: findings, text: { _ in Array(kit.utf8) }) == nil)
    }
  }

  @Test func aScreensMeasuresAreNoScale() throws {
    let kit = """
      import SwiftUI
      enum ComposerConstant {
        static let draftHeight: CGFloat = 44
        static let handleHeight: CGFloat = 12
      }
      """
    #expect(try extracted(kit, view(".frame(height: 31)")) == nil)
    #expect(
      try extracted(
        kit.replacing("draft", with: "small").replacing("handle", with: "mini").replacing(
          "ComposerConstant",
          with: "Height"
        ),
        view(".frame(height: 31)")
      )
        != nil
    )
  }
}
