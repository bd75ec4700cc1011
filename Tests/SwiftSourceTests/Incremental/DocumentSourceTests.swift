import SwiftSource
import TestSupport
import Testing

/// What an edited document says to other files.
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
