import DesignTokens
import Linting
import TestSupport
import Testing
import Usages
import Workspace

/// Findings that need the vocabulary, or what the workspace's own readers do.
@Suite struct DetectionTests {
  private static let scale = """
    import SwiftUI
    enum Spacing {
      static let s: CGFloat = 8
      static let m: CGFloat = 16
      static let l: CGFloat = 24
    }
    enum RowHeight { static let base: CGFloat = 44 }
    """

  private func found(_ kit: String, _ use: String) -> [String] {
    let workspace = AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use])
    return workspace.findings(in: "App/Use.swift").map { "\($0.rule) \(workspace.text($0.range, in: "App/Use.swift"))" }
  }

  private func view(_ modifiers: String) -> String {
    "import SwiftUI\nstruct Card: View { let on: Bool; var body: some View { Text(\"a\")\(modifiers) } }\n"
  }

  @Test(
    arguments: [
      (".padding(Spacing.s + 3)", ["raw-spacing 3"]), (".padding(Spacing.s * 1.5)", []),
      (".padding(7 * Spacing.s)", []),
      (".padding(Spacing.s + Spacing.m)", []), (".frame(height: RowHeight.base + 12)", ["raw-height 12"]),
      (".padding(max(Spacing.s, 4))", ["raw-spacing 4"]),
      (".frame(minHeight: max(RowHeight.base, 60))", ["raw-height 60"]),
      (".padding(on ? Spacing.s : 0)", []), (".padding(on ? 6 : Spacing.m)", ["raw-spacing 6"]),
      (".padding(CGFloat(Spacing.s + 3))", ["raw-spacing 3"]),
    ] as [(String, [String])]
  ) func aNumberBesideATokenIsRaw(_ modifier: String, _ expected: [String]) {
    #expect(found(Self.scale, view(modifier)) == expected)
  }

  @Test func inASumOnlyWhatIsExactIsSuggested() {
    func tokens(_ number: Int) -> [String] {
      AuditedWorkspace(["Kit/Kit.swift": Self.scale, "App/Use.swift": view(".padding(Spacing.m + \(number))")])
        .findings(in: "App/Use.swift").flatMap(\.suggestions).map(\.token)
    }
    #expect(tokens(8) == ["Spacing.s"])
    #expect(tokens(17).isEmpty)
  }

  // MARK: Alpha

  @Test func anAlphaThatIsNotKnownIsNone() {
    let use = """
      import UIKit
      func set(_ v: UIView, _ dim: CGFloat) {
        v.backgroundColor = UIColor(white: 0, alpha: dim)
        v.tintColor = UIColor.red.withAlphaComponent(dim)
        v.backgroundColor = UIColor(white: 0, alpha: 0.5)
      }
      """
    let kit = "import UIKit\nextension UIColor { static let ink = UIColor(white: 0, alpha: 1) }"
    let findings = AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift")
    #expect(findings.map(\.hasUnknownAlpha) == [true, true, false])
    #expect(findings.first?.message.contains("#000000??") == true)
    // What took its place would lose the alpha.
    #expect(findings.first?.suggestions.isEmpty == true)
  }

  @Test func anAlphaOnATokenIsSeenWhereverItStands() {
    let kit =
      "import UIKit\nextension UIColor { static let brand = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) }"
    let use = """
      import UIKit
      func set(_ v: UIView, _ on: Bool) {
        let faded = UIColor.brand.withAlphaComponent(0.5)
        let faint = [UIColor.brand.withAlphaComponent(0.8).cgColor]
        let some = on ? UIColor.brand : UIColor.brand.withAlphaComponent(0.3)
        let full = UIColor.brand.withAlphaComponent(1)
      }
      """
    #expect(
      found(kit, use) == [
        "token-alpha withAlphaComponent(0.5)", "token-alpha withAlphaComponent(0.8)",
        "token-alpha withAlphaComponent(0.3)",
      ]
    )
  }

  // MARK: Readers

  private static let readers = """
    import UIKit
    extension UIColor {
      convenience init(argb: String) {
        var v: UInt64 = 0
        Scanner(string: String(argb.dropFirst())).scanHexInt64(&v)
        self.init(
          red: CGFloat(v >> 16 & 0xFF) / 255, green: CGFloat(v >> 8 & 0xFF) / 255, blue: CGFloat(v & 0xFF) / 255,
          alpha: CGFloat(v >> 24 & 0xFF) / 255)
      }
      convenience init(r: Int, g: Int, b: Int) {
        self.init(red: CGFloat(r) / 255, green: CGFloat(g) / 255, blue: CGFloat(b) / 255, alpha: 1)
      }
      static func rgb(_ r: CGFloat, _ g: CGFloat, _ b: CGFloat) -> UIColor {
        UIColor(red: r / 255, green: g / 255, blue: b / 255, alpha: 1)
      }
      static func level(_ r: Int, _ g: Int, _ b: Int) -> UIColor { Store.color(r, g, b) }
    }
    """

  @Test(arguments: [
    ("UIColor(argb: \"#80336699\")", "#33669980"), ("UIColor(argb: \"#FF336699\")", "#336699FF"),
    ("UIColor(r: 51, g: 102, b: 204)", "#3366CCFF"), (".rgb(51, 102, 204)", "#3366CCFF"),
    (".init(r: 51, g: 102, b: 204)", "#3366CCFF"), (".level(1, 2, 3)", nil),
  ]) func aReaderIsReadByItsBody(_ value: String, _ expected: String?) {
    let use = "import UIKit\nfunc set(_ v: UIView) { v.backgroundColor = \(value) }\n"
    let findings = AuditedWorkspace(["Kit/Kit.swift": Self.readers, "App/Use.swift": use]).findings(in: "App/Use.swift")
    let colors = findings.map { finding -> String in
      guard case .color(let color)? = finding.value else { return "?" }
      return color.resolved(in: .light)?.hexText ?? "?"
    }
    #expect(colors == (expected.map { [$0] } ?? []))
  }

  @Test func bothSidesOfAPairAreKept() {
    let kit = """
      import UIKit
      extension UIColor {
        convenience init(hex: Int) {
          self.init(
            red: CGFloat(hex >> 16 & 0xFF) / 255, green: CGFloat(hex >> 8 & 0xFF) / 255, blue: CGFloat(hex & 0xFF) / 255,
            alpha: 1)
        }
        static func dynamic(light: Int, dark: Int) -> UIColor {
          UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: dark) : UIColor(hex: light) }
        }
      }
      """
    let use = "import UIKit\nfunc set(_ v: UIView) { v.tintColor = .dynamic(light: 0x336699, dark: 0x336699) }\n"
    let findings = AuditedWorkspace(["Kit/Kit.swift": kit, "App/Use.swift": use]).findings(in: "App/Use.swift")
    let dark = findings.map { finding -> String? in
      guard case .color(let color)? = finding.value else { return nil }
      return color[.dark] == nil ? nil : color.resolved(in: .dark)?.hexText
    }
    #expect(dark == ["#336699FF"])
  }

  @Test func equalConstantsOfTwoFilesAreTwoFindings() {
    let code = "import UIKit\nprivate enum Metrics { static let boxSize = CGSize(width: 30, height: 30) }\n"
    let workspace = AuditedWorkspace(["App/A.swift": code, "App/B.swift": code])
    let prints = ["App/A.swift", "App/B.swift"].flatMap { workspace.findings(in: $0).map(\.fingerprint) }
    #expect(prints.count == 2)
    #expect(Set(prints).count == 2)
  }
}
