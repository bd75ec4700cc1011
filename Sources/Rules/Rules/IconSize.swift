import Linting
import Usages

/// `icon-size`: the literal size of an icon.
enum IconSize: Rule {
  static let description = RuleDescription(
    id: "icon-size",
    summary: "the literal size of an icon",
    rationale: """
      Icons come in a few sizes that the design system names. A square frame, a symbol's point size or its \
      font size is one of them or a stray.
      """,
    defaultSeverity: .info,
    options: [RuleDescription.Option.allow],
    examples: [
      .flagged(
        """
        import SwiftUI
        struct Icon: View {
          var body: some View { Image("bolt").frame(width: 24, height: 1️⃣242️⃣) }
        }
        """
      ),
      .flagged(
        """
        import SwiftUI
        struct Icon: View {
          var body: some View { Image(systemName: "bolt").font(1️⃣.system(size: 20)2️⃣) }
        }
        """
      ),
      .flagged(
        """
        import UIKit
        let configuration = UIImage.SymbolConfiguration(pointSize: 1️⃣282️⃣)
        """
      ),
      .accepted(
        """
        import SwiftUI
        struct Icon: View {
          let side: CGFloat
          var body: some View { Image("bolt").frame(width: side, height: side) }
        }
        """
      ),
    ]
  )

  static func verdict(on usage: Usage, _ settings: RuleSettings) -> RuleVerdict? {
    guard usage.form == .iconSize else { return nil }
    return RuleVerdict("icon size\(LengthWords.size(usage)) is written by hand")
  }
}
