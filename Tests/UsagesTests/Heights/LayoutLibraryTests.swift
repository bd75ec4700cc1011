import Testing

@testable import Usages

/// Heights that layout libraries and the workspace's own constraint helpers take.
@Suite struct LayoutLibraryTests {
  @Test(arguments: libraries) func readsLayoutLibraries(_ sample: UsageCase) { sample.check() }

  static let libraries: [UsageCase] = [
    UsageCase(
      """
      import SnapKit
      func layout(_ view: UIView, _ other: UIView) {
        view.snp.makeConstraints { make in
          make.height.equalTo(1️⃣442️⃣)
          make.height.greaterThanOrEqualTo(1️⃣402️⃣)
          make.height.lessThanOrEqualTo(1️⃣502️⃣).priority(750)
          make.height.equalTo(other).offset(10)
          make.height.equalTo(other.snp.height)
          make.top.equalToSuperview().inset(16)
          make.leading.equalTo(20)
          make.width.equalTo(1️⃣442️⃣)
          make.size.equalTo(1️⃣242️⃣)
          make.width.height.equalTo(1️⃣242️⃣)
          make.height.equalTo(isOn ? 1️⃣442️⃣ : 1️⃣562️⃣)
          make.height.equalTo(1️⃣0.52️⃣)
          make.height.equalToSuperview().multipliedBy(0.5)
          make.size.equalTo(CGSize(width: side, height: 1️⃣402️⃣))
        }
        view.snp.updateConstraints { $0.height.equalTo(1️⃣442️⃣) }
        view.snp.makeConstraints { $0.height.equalTo(Tokens.row) }
      }
      """,
      "height 44.0 view",
      "height 40.0 view",
      "height 50.0 view",
      "width 44.0 view",
      "icon height 24.0 icon",
      "icon height 24.0 icon",
      "height 44.0 view",
      "height 56.0 view",
      "hairline height 0.5 view",
      "height 40.0 view",
      "height 44.0 view"
    ),
    UsageCase(
      """
      import Stevia
      func layout(_ view: UIView, _ side: CGFloat) {
        view.height(1️⃣442️⃣).fillHorizontally()
        |view.centerVertically().height(1️⃣1602️⃣)|
        view.height(1️⃣12️⃣)
        view.height(side)
        view.height(50%)
        view.width(44)
        view.top(16)
      }
      """,
      "height 44.0 view",
      "height 160.0 view",
      "hairline height 1.0 view"
    ),
    UsageCase(
      """
      import EasyPeasy
      func layout(_ view: UIView) { view.easy.layout(Height(1️⃣442️⃣), Width(20)) }
      """,
      "height 44.0 view"
    ),
    UsageCase(
      """
      import Cartography
      func layout(_ view: UIView, _ other: UIView) {
        constrain(view) { view in
          view.height == 1️⃣442️⃣
          view.height >= 1️⃣402️⃣
          view.height == other.height
          view.width == 44
        }
      }
      """,
      "height 44.0 view",
      "height 40.0 view"
    ),
    UsageCase(
      """
      import Anchorage
      func layout(_ view: UIView) { view.heightAnchor == 1️⃣442️⃣ }
      """,
      "height 44.0 view"
    ),
    // Without the library the words are anything: a method of a model, a comparison.
    UsageCase(
      """
      import UIKit
      func read(_ box: Box, _ view: UIView) {
        box.height(44)
        box.minHeight(44)
        if view.height == 44 { return }
        if view.heightAnchor == 44 { return }
        _ = Height(44)
      }
      """
    ),
    UsageCase(
      """
      import UIKit
      func layout(_ row: UIView, _ card: Card, _ isOn: Bool) {
        row.pin(width: 20, height: 1️⃣442️⃣, priority: .required)
        row.pinned(height: isOn ? 1️⃣442️⃣ : 1️⃣562️⃣)
        row.pin(height: 0)
        row.pin(height: side)
        row.pinAtLeast(minHeight: 1️⃣12️⃣)
        row.remember(height: 44)
        row.stretch(heightRatio: 2)
        card.pin(maxHeight: 1️⃣442️⃣)
        card.keep(maxHeight: 44)
      }
      """,
      "height 44.0 view",
      "height 44.0 view",
      "height 56.0 view",
      "hairline height 1.0 view",
      "height 44.0 view",
      with: [
        "App/Layout.swift": """
        import UIKit
        extension UIView {
          func pin(width: CGFloat? = nil, height: CGFloat? = nil, priority: UILayoutPriority? = nil) {
            if let height = height {
              let constraint = self.heightAnchor.constraint(equalToConstant: height)
              constraint.isActive = true
            }
          }
          func pinned(height: CGFloat) -> UIView {
            pin(width: nil, height: height)
            return self
          }
          func pinAtLeast(minHeight: CGFloat) {
            NSLayoutConstraint.activate([heightAnchor.constraint(greaterThanOrEqualToConstant: minHeight)])
          }
          func remember(height: CGFloat) { Cache.height = height }
          func stretch(heightRatio: CGFloat) {
            heightAnchor.constraint(equalTo: widthAnchor, multiplier: heightRatio).isActive = true
          }
        }
        final class Card {
          let view = UIView()
          private var most: CGFloat = 0
          func pin(maxHeight: CGFloat) { view.heightAnchor.constraint(equalToConstant: maxHeight).isActive = true }
          func keep(maxHeight: CGFloat) { most = maxHeight }
        }
        """
      ]
    ),
    UsageCase(
      """
      import PureLayout
      func layout(_ view: UIView) {
        view.autoSetDimension(.height, toSize: 1️⃣442️⃣)
        view.autoSetDimension(.height, toSize: 1️⃣442️⃣, relation: .greaterThanOrEqual)
        view.autoSetDimension(.width, toSize: 1️⃣442️⃣)
        view.autoSetDimensions(to: CGSize(width: side, height: 1️⃣402️⃣))
        view.autoSetDimension(.height, toSize: height)
      }
      """,
      "height 44.0 view",
      "height 44.0 view",
      "width 44.0 view",
      "height 40.0 view"
    ),
  ]
}
