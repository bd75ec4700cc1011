import IDE
import Testing

/// Single places beside the table: what decides there, and what doesn't belong there.
@Suite struct CompletionPlacesTests {
  private func texts(_ files: KeyValuePairs<String, String>, in name: String) throws -> [String] {
    try EditedProject(files).document(name).completions()?.offers.map(\.text) ?? []
  }

  private static let lengths = """
    import SwiftUI
    enum Space { static let small: CGFloat = 4; static let large: CGFloat = 16 }
    extension CGFloat { static let rowHeight: CGFloat = 44 }
    extension CGFloat { static let gutterPadding: CGFloat = 12 }

    """

  private func view(_ code: String) throws -> [String] {
    try texts(
      [
        "Kit.swift": Self.lengths,
        "View.swift": "import SwiftUI\nstruct V: View {\n  var body: some View {\n    \(code)\n  }\n}\n",
      ],
      in: "View.swift"
    )
  }

  @Test func aDotInAPaddingMayMeanItsEdges() throws {
    #expect(try view("Text(\"a\").padding(.1️⃣)") == [".gutterPadding"])
    #expect(try view("Text(\"a\").padding(1️⃣)") == [".gutterPadding", "Space.small", "Space.large"])
  }

  @Test func aDetentIsNoLength() throws {
    #expect(try view("Text(\"a\").presentationDetents([.1️⃣])") == [])
    #expect(try view("Text(\"a\").presentationDetents([.height(.1️⃣)])") == [".rowHeight"])
  }

  @Test func aFrameTakesHeightsOnly() throws {
    #expect(try view("Text(\"a\").frame(height: .1️⃣)") == [".rowHeight"])
  }

  /// Of several functions of one name, those whose argument fits what is being written count.
  @Test func everyOverloadCounts() throws {
    let kit = """
      import UIKit
      public final class Card: UIView {
        public enum Tone { case calm, loud; public var color: UIColor { self == .calm ? .gray : .red } }
        public enum Fill {
          case tone(Tone), none
          public var color: UIColor { switch self { case .tone(let tone): return tone.color; case .none: return .clear } }
        }
        public var tone: Tone = .calm
        public init(_ color: UIColor) { super.init(frame: .zero); backgroundColor = color }
        public init(_ fill: Fill) { super.init(frame: .zero); backgroundColor = fill.color }
      }
      """
    let app = "import Kit\nimport UIKit\nfunc make() -> Card { Card(.tone(.1️⃣)) }\n"
    let files: KeyValuePairs = [
      "Package.swift": KitSources.package, "Sources/Kit/Kit.swift": kit, "App/Screen.swift": app,
    ]
    #expect(try texts(files, in: "App/Screen.swift") == [".calm", ".loud"])
  }

  /// An enum that carries values of all kinds is no set of looks, even where a component takes it.
  @Test func casesThatMostlyCarryValuesAreNoChoice() throws {
    let kit = """
      import SwiftUI
      struct Row: View {
        enum Kind { case plain, button(() -> Void), link(URL), toggle(Bool) }
        let kind: Kind
        var body: some View { Text("a").foregroundColor(.red) }
      }
      func make() -> Row { Row(kind: .1️⃣) }
      """
    #expect(try texts(["Kit.swift": kit], in: "Kit.swift") == [])
  }

  /// A theme's own code names its parts without a base.
  @Test func aThemesOwnPropertiesLeadOn() throws {
    let kit = """
      import UIKit
      struct Surface { var background: UIColor; var text: UIColor }
      class NightTheme {
        var surface = Surface(background: .black, text: .white)
        func apply(to view: UIView) { view.backgroundColor = surface.1️⃣ }
      }
      """
    #expect(try texts(["Theme.swift": kit], in: "Theme.swift") == ["background", "text"])
  }

  @Test func namesWithAnUnderscoreAreNotOffered() throws {
    let kit = """
      import UIKit
      enum Palette { static let _raw = UIColor.red; static let ink = UIColor.black }
      func paint(_ view: UIView) { view.backgroundColor = Palette.1️⃣ }
      """
    #expect(try texts(["Kit.swift": kit], in: "Kit.swift") == ["ink"])
  }

  @Test func whatIsBeingDefinedIsNotOfferedToItself() throws {
    let kit = """
      import UIKit
      extension UIColor {
        static let ink = UIColor.black
        static let title: UIColor = .1️⃣ink
      }
      """
    #expect(try texts(["Kit.swift": kit], in: "Kit.swift") == [".ink"])
  }

  @Test(arguments: ["if button.kind == .1️⃣ {", "guard button.kind != .1️⃣ else { return }", "if case .1️⃣ = button.kind {"])
  func whatIsComparedIsOfTheSameType(_ code: String) throws {
    #expect(try KitSources.document(code).completions()?.offers.map(\.text) == [".primary", ".plain"])
  }

  /// Code behind the caret that isn't closed, and code before it.
  @Test(arguments: [
    "button.kind = .1️⃣\n      label.text = \"a",
    "if true {\n      button.kind = .1️⃣",
    "label.text = \"a\n      button.kind = .1️⃣",
    "foo(\n      button.kind = .1️⃣",
    "button.kind = (.1️⃣",
    "let later = { self.button.kind = .1️⃣",
    "#if DEBUG\n      button.kind = .1️⃣\n      #endif",
    "let a = [1, 2].map { $0 * 2 }; button.kind = .1️⃣",
  ])
  func brokenCodeAroundTheCaretDoesNotMatter(_ code: String) throws {
    #expect(try KitSources.document(code).completions()?.offers.map(\.text) == [".primary", ".plain"])
  }
}
