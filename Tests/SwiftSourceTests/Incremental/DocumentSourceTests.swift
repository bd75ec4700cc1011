import SwiftSource
import TestSupport
import Testing

/// An edited document is read as if it were new.
struct DocumentSourceTests {
  private static let text = """
    // A palette, generously commented.
    import UIKit
    import struct SwiftUI.Color

    /// The colours of the app.
    public enum Palette {
      /// For text.
      public static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1) // parlance:ignore raw-color
      #if os(iOS)
      static let paper = UIColor { traits in traits.userInterfaceStyle == .dark ? .black : .white }
      #else
      static let paper: UIColor? = nil
      #endif
      enum Step: CGFloat, CaseIterable { case small = 4, large = 8 }
      static func spacing(_ step: Step = .small) -> CGFloat {
        switch step {
        case .small: return 4 * 2
        case .large: return step.rawValue
        }
      }
    }

    @available(*, deprecated, renamed: "Palette")
    struct Card<Content: View>: View where Content: Equatable {
      @State private var isOn = false, count = 3
      let é = "naïve \\(1 + 2) 🎨"
      var body: some View {
        VStack(spacing: 12) {
          let local = Color.red
          Text("Hello").font(.system(size: 14)).foregroundStyle(local)
          if isOn { Divider().frame(height: 1) } else { Spacer() }
          struct Inner { let size: CGFloat = 44 }
        }
        // parlance:ignore raw-color -- a reason
        .background(Color(red: 1, green: 0, blue: 0))
      }
      var size: CGFloat { get { 3 } set { count = Int(newValue) } }
    }

    #Preview { Card() }
    extension UIColor { convenience init(hex: Int) { self.init(white: 0, alpha: 1) } }
    func free(label x: Int..., other y: [String: (Int) -> Void] = [:]) throws -> some View { EmptyView() }
    """

  private static let snippets = [
    "x", " ", "\n", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "let a = 4\n", "case ", ".red", "#if DEBUG\n",
    "#endif\n", "é", "🎨", "// parlance:ignore-file raw-color\n", "import UIKit\n", "struct A { var b = 1 }\n", "func ",
    "[[", "]]", "<", "@objc ", ", c = 5", "\\(", "return ", "var body: some View { Text(\"\") }\n", "private ",
  ]

  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  @Test(arguments: [1, 2, 3, 4, 5, 6, 7, 8] as [UInt64])
  func anyEditsGiveWhatANewReadingGives(seed: UInt64) {
    let failures = BigStack.run { () -> [String] in
      var generator = Generator(state: seed)
      var source = DocumentSource(Array(Self.text.utf8))
      var failures: [String] = []
      for step in 0..<150 {
        var text = String(decoding: source.text, as: UTF8.self)
        let characters = Array(text)
        let lower = Int.random(in: 0...characters.count, using: &generator)
        let upper = min(characters.count, lower + (step % 3 == 0 ? Int.random(in: 0...30, using: &generator) : 0))
        let added = step % 5 == 4 ? "" : Self.snippets.randomElement(using: &generator) ?? ""
        // Every so often the text is whole again, so that not all is broken code.
        text =
          step % 20 == 19 ? Self.text : String(characters[..<lower]) + added + String(characters[upper...])
        source.update(to: Array(text.utf8))
        let anew = SourceUnit.lower(text)
        if let difference = UnitComparison(left: source.unit, right: anew).difference {
          failures.append("step \(step): \(difference)\n\(text)")
        }
        if source.unit.interfaceDigest != anew.interfaceDigest { failures.append("step \(step): another digest") }
      }
      return failures
    }
    #expect(failures.isEmpty, "\(failures.first ?? "")")
  }

  @Test func typingInABodySaysNothingNewToOtherFiles() {
    var source = DocumentSource(Array(Self.text.utf8))
    let before = source.unit.interfaceDigest
    source.update(
      to: Array(Self.text.replacing("let local = Color.red", with: "let local = Color.blue; let b = 1").utf8)
    )
    #expect(source.unit.interfaceDigest == before)
    source.update(to: Array(Self.text.replacing("red: 0.1", with: "red: 0.2").utf8))
    #expect(source.unit.interfaceDigest != before)
    source.update(to: Array(Self.text.replacing("return 4 * 2", with: "return 4 * 3").utf8))
    #expect(source.unit.interfaceDigest != before)
    source.update(to: Array(Self.text.utf8))
    #expect(source.unit.interfaceDigest == before)
  }
}
