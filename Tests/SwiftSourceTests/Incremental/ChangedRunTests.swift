import SwiftSource
import TestSupport
import Testing

/// What changes in an edited text is read by itself, and the unit is the one that a new reading of the text gives.
struct ChangedRunTests {
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
      static let night = "#101010"
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
      let lines = \"""
        { one
        \\(é) }
        \"""

      // parlance:ignore raw-color -- a reason
      var body: some View {
        VStack(spacing: 12) {
          let local = Color.red
          Text("Hello").font(.system(size: 14)).foregroundStyle(local)
          if isOn { Divider().frame(height: 1) } else { Spacer() }
          struct Inner { let size: CGFloat = 44 }
        }
      }
      var size: CGFloat { get { 3 } set { count = Int(newValue) } }
      init?(_ name: String) { nil }
    }

    #Preview { Card("") }
    #if DEBUG
    let level = 3
    extension Card { func debug() -> Int { level } }
    print(level)
    #endif
    protocol Toned { associatedtype Tone; var tone: Tone { get } }
    extension UIColor { convenience init(hex: Int) { self.init(white: 0, alpha: 1) } }
    func free(label x: Int..., other y: [String: (Int) -> Void] = [:]) throws -> some View { EmptyView() }

    """

  /// Makes edits one after the other.
  /// - Returns: the first difference from a new reading.
  private static func difference(after steps: Int, from base: [UInt8], seed: UInt64) -> String? {
    BigStack.run {
      var edits = RandomEdits(of: base, seed: seed)
      var source = DocumentSource(base)
      for step in 0..<steps {
        source.update(to: edits.next(source.text))
        var settled = source
        settled.settle()
        if source.isSettled != settled.isSettled, edits.flip() { source = settled }
        let anew = SourceUnit.lower(settled.text)
        if let difference = UnitComparison(left: settled.unit, right: anew).difference {
          return "step \(step): \(difference)\n\(String(decoding: settled.text, as: UTF8.self))"
        }
        if settled.unit.interfaceDigest != anew.interfaceDigest { return "step \(step): another digest" }
      }
      return nil
    }
  }

  @Test(arguments: 1...12 as ClosedRange<UInt64>)
  func anyEditsGiveWhatANewReadingGives(seed: UInt64) {
    #expect(Self.difference(after: 100, from: Array(Self.text.utf8), seed: seed) == nil)
  }

  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func linesMayEndWithTwoBytes(seed: UInt64) {
    let text = Self.text.replacing("\n", with: "\r\n")
    #expect(Self.difference(after: 100, from: Array(text.utf8), seed: seed) == nil)
  }

  /// Long enough for open brackets to be taken to end where they did, until the text is settled.
  @Test(arguments: 1...3 as ClosedRange<UInt64>)
  func anyEditsOfALongTextGiveWhatANewReadingGives(seed: UInt64) {
    let text = (0..<9).map { Self.text.replacing("Card", with: "Card\($0)") }.joined()
    #expect(Self.difference(after: 60, from: Array(text.utf8), seed: seed) == nil)
  }

  @Test func anOpenBraceInALongTextTakesInNothingUntilTheTextIsSettled() {
    let text = (0..<12).map { Self.text.replacing("Card", with: "Card\($0)") }.joined()
    let typed = text.replacing("struct Card3", with: "func f() {\nstruct Card3")
    var source = DocumentSource(Array(text.utf8))
    let count = source.unit.declarations.count
    source.update(to: Array(typed.utf8))
    #expect(!source.isSettled)
    #expect(source.unit.declarations.count == count + 1)
    source.settle()
    #expect(source.isSettled)
    #expect(UnitComparison(left: source.unit, right: SourceUnit.lower(typed)).difference == nil)
  }
}
