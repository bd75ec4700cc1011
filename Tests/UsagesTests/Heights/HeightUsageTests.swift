import Symbols
import Testing

@testable import Usages

/// Heights in SwiftUI and UIKit.
@Suite struct HeightUsageTests {
  @Test(arguments: frames) func readsFrames(_ sample: UsageCase) { sample.check() }
  @Test(arguments: anchors) func readsAnchors(_ sample: UsageCase) { sample.check() }
  @Test(arguments: tables) func readsTables(_ sample: UsageCase) { sample.check() }
  @Test(arguments: geometry) func readsGeometry(_ sample: UsageCase) { sample.check() }
  @Test(arguments: properties) func readsPropertiesOfOthers(_ sample: UsageCase) { sample.check() }
  @Test(arguments: constants) func readsConstants(_ sample: UsageCase) { sample.check() }
  @Test(arguments: modifiers) func readsConfiguredModifiers(_ sample: UsageCase) { sample.check() }
  @Test(arguments: others) func leavesOthersAlone(_ sample: UsageCase) { sample.check() }

  static let frames: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        let isOn: Bool
        var body: some View {
          Row().frame(height: 1️⃣442️⃣)
          Row().frame(minHeight: 1️⃣1252️⃣, idealHeight: 1️⃣2002️⃣, maxHeight: 1️⃣10242️⃣)
          Row().frame(height: isOn ? 1️⃣282️⃣ : 1️⃣202️⃣)
          Row().frame(height: isOn ? 1️⃣282️⃣ : nil)
          Row().frame(height: isOn ? Tokens.row : 1️⃣202️⃣)
          Row().frame(height: CGFloat(1️⃣442️⃣))
          Row().frame(height: 1️⃣40 + 42️⃣)
          Row().frame(
            maxWidth: .infinity,
            minHeight: 1️⃣48.52️⃣
          )
          Row().frame(width: 1️⃣1002️⃣, height: 1️⃣442️⃣)
          Row().frame(width: 24, height: 1️⃣242️⃣)
          Row().frame(minWidth: 1️⃣102️⃣, maxWidth: .infinity)
          Row().presentationDetents([.height(1️⃣2302️⃣), .large])
          Row().presentationDetents([.height(height), .fraction(0.3)])
          Row().environment(\\.defaultMinListRowHeight, 1️⃣502️⃣)
          Row().environment(\\.defaultMinListHeaderHeight, 0)
          Row().frame(height: (1️⃣442️⃣))
        }
      }
      """,
      "height 44.0 view",
      "height 125.0 view",
      "height 200.0 view",
      "height 1024.0 view",
      "height 28.0 view",
      "height 20.0 view",
      "height 28.0 view",
      "height 20.0 view",
      "height 44.0 view",
      "height 44.0 view",
      "height 48.5 view",
      "width 100.0 view",
      "height 44.0 view",
      "icon height 24.0 icon",
      "width 10.0 view",
      "height 230.0 sheet",
      "height 50.0 row",
      "height 44.0 view"
    ),
    UsageCase(
      """
      import SwiftUI
      struct Line: View {
        var body: some View {
          Divider().frame(height: 1️⃣12️⃣)
          Divider().frame(height: 1️⃣0.52️⃣)
          Divider().frame(height: 1 / UIScreen.main.scale)
          Divider().frame(height: 0)
          Divider().frame(width: 1️⃣12️⃣, height: 1️⃣202️⃣)
        }
      }
      """,
      "hairline height 1.0 view",
      "hairline height 0.5 view",
      "hairline width 1.0 view",
      "height 20.0 view"
    ),
  ]

  static let anchors: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      func layout(_ bar: UIView, _ line: UIView, _ other: UIView, _ isOn: Bool) {
        bar.heightAnchor.constraint(equalToConstant: 1️⃣362️⃣).isActive = true
        bar.heightAnchor.constraint(greaterThanOrEqualToConstant: 1️⃣442️⃣)
        bar.heightAnchor.constraint(lessThanOrEqualToConstant: 1️⃣882️⃣)
        bar.heightAnchor.constraint(equalToConstant: 1️⃣122️⃣).priority(.required - 1)
        bar.heightAnchor.constraint(equalToConstant: isOn ? 1️⃣122️⃣ : 1️⃣242️⃣)
        bar.heightAnchor.constraint(equalToConstant: height)
        bar.heightAnchor.constraint(equalToConstant: 0)
        bar.heightAnchor.constraint(equalTo: other.heightAnchor, multiplier: 0.5)
        bar.widthAnchor.constraint(equalToConstant: 1️⃣362️⃣)
        line.heightAnchor.constraint(equalToConstant: 1️⃣12️⃣)
        self.bar?.heightAnchor.constraint(equalToConstant: 1️⃣362️⃣)
        bar.topAnchor.constraint(equalTo: other.topAnchor, constant: 1️⃣162️⃣)
        bar.leadingAnchor.constraint(equalTo: other.leadingAnchor, constant: 1️⃣-162️⃣)
        bar.centerYAnchor.constraint(greaterThanOrEqualTo: other.centerYAnchor, constant: 1️⃣42️⃣)
        bar.bottomAnchor.constraint(equalTo: other.bottomAnchor, constant: 0)
        heightConstraint.constant = 1️⃣1002️⃣
        headerHeightConstraint?.constant = isOn ? 1️⃣1002️⃣ : 1️⃣202️⃣
        self.constraints.barHeightConstraint.constant = 1️⃣502️⃣
        heightConstraint.constant = base + 20
        topConstraint.constant = 20
      }
      """,
      "height 36.0 view",
      "height 44.0 view",
      "height 88.0 view",
      "height 12.0 view",
      "height 12.0 view",
      "height 24.0 view",
      "width 36.0 view",
      "hairline height 1.0 view",
      "height 36.0 view",
      "spacing 16.0 padding",
      "spacing -16.0 padding",
      "spacing 4.0 padding",
      "height 100.0 view",
      "height 100.0 view",
      "height 20.0 view",
      "height 50.0 view"
    ),
    UsageCase(
      """
      import UIKit
      func layout(_ line: UIView) {
        _ = NSLayoutConstraint(
          item: line, attribute: .height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1️⃣322️⃣)
        _ = NSLayoutConstraint(
          item: line, attribute: NSLayoutConstraint.Attribute.height, relatedBy: .equal, toItem: nil,
          attribute: .notAnAttribute, multiplier: 1, constant: 1️⃣0.52️⃣)
        _ = NSLayoutConstraint(
          item: line, attribute: .top, relatedBy: .equal, toItem: line, attribute: .height, multiplier: 1, constant: 32)
        _ = NSLayoutConstraint(
          item: line, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .height, multiplier: 2,
          constant: 1️⃣322️⃣)
        _ = NSLayoutConstraint.constraints(withVisualFormat: "V:[v(1️⃣442️⃣)]", options: [], metrics: nil, views: [:])
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-8-[a(1️⃣442️⃣)]-[b(==1️⃣202️⃣)]-|", options: [], metrics: nil, views: [:])
        _ = NSLayoutConstraint.constraints(
          withVisualFormat: "V:[a(>=1️⃣442️⃣@750)]", options: [], metrics: nil, views: [:])
        _ = NSLayoutConstraint.constraints(withVisualFormat: "H:[v(44)]", options: [], metrics: nil, views: [:])
        _ = NSLayoutConstraint.constraints(withVisualFormat: "V:[v(height)]", options: [], metrics: nil, views: [:])
      }
      """,
      "height 32.0 view",
      "hairline height 0.5 view",
      "width 32.0 view",
      "height 44.0 view",
      "height 44.0 view",
      "height 20.0 view",
      "height 44.0 view"
    ),
  ]

  static let tables: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      final class List: UITableViewController {
        override func viewDidLoad() {
          tableView.rowHeight = 1️⃣562️⃣
          tableView.sectionHeaderHeight = 1️⃣322️⃣
          tableView.sectionFooterHeight = 0
          tableView.estimatedRowHeight = 80
          tableView.rowHeight = UITableView.automaticDimension
          tableView.rowHeight = isOn ? 1️⃣562️⃣ : UITableView.automaticDimension
        }
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 1️⃣442️⃣ }
        override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat {
          return section == 0 ? 1️⃣442️⃣ : 1️⃣562️⃣
        }
        override func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat {
          if section == 0 { return 1️⃣82️⃣ }
          guard section == 1 else { return .leastNormalMagnitude }
          switch section {
          case 1: return 1️⃣162️⃣
          default: return 0
          }
        }
        override func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat {
          100
        }
      }
      func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { 1️⃣242️⃣ }
      func layout() {
        _ = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(1️⃣442️⃣))
        _ = NSCollectionLayoutSize(widthDimension: .absolute(1️⃣1002️⃣), heightDimension: .estimated(44))
        _ = NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(0.5))
      }
      """,
      "height 56.0 row",
      "height 32.0 row",
      "height 56.0 row",
      "height 44.0 row",
      "height 44.0 row",
      "height 56.0 row",
      "height 8.0 row",
      "height 16.0 row",
      "height 24.0 row",
      "height 44.0 row",
      "width 100.0 row"
    )
  ]

  static let geometry: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      final class Badge: UIView {
        override var intrinsicContentSize: CGSize { CGSize(width: side, height: 1️⃣402️⃣) }
        override func sizeThatFits(_ size: CGSize) -> CGSize { return .init(width: size.width, height: 1️⃣322️⃣) }
        func make() {
          _ = UIView(frame: CGRect(x: 0, y: 0, width: side, height: 1️⃣202️⃣))
          _ = NSView(frame: NSRect(x: 0, y: 0, width: side, height: 1️⃣202️⃣))
          _ = UIView(frame: .init(x: 0, y: 0, width: side, height: 1️⃣202️⃣))
          header.frame.size.height = 1️⃣202️⃣
          header.frame.size = CGSize(width: side, height: 1️⃣202️⃣)
          header.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 1️⃣202️⃣)
          header.bounds.size.height = 1️⃣202️⃣
          layout.itemSize = CGSize(width: side, height: 1️⃣1202️⃣)
          layout.headerReferenceSize = CGSize(width: side, height: 1️⃣402️⃣)
          preferredContentSize = CGSize(width: side, height: 1️⃣4802️⃣)
          layout.itemSize = .init(width: side, height: 1️⃣1202️⃣)
          icon.setFrameSize(NSSize(width: side, height: 1️⃣442️⃣))
          window.setFrame(NSRect(x: 0, y: 0, width: side, height: 1️⃣4002️⃣), display: true)
          _ = UIView(frame: CGRect(origin: .zero, size: CGSize(width: side, height: 1️⃣142️⃣)))
          _ = UIView(frame: CGRect(x: 0, y: 0, width: side, height: isTall ? rows * 16 : 1️⃣162️⃣))
          _ = UIView(frame: CGRect(x: 0, y: 0, width: 1, height: 1))
        }
        func make(frame: CGRect = CGRect(x: 0, y: 0, width: side, height: 1️⃣182️⃣)) {}
        func collectionView(
          _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt index: IndexPath
        ) -> CGSize {
          CGSize(width: view.bounds.width, height: 1️⃣1202️⃣)
        }
      }
      """,
      "height 40.0 view",
      "height 32.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 20.0 view",
      "height 120.0 view",
      "height 40.0 view",
      "height 480.0 view",
      "height 120.0 view",
      "height 44.0 view",
      "height 400.0 view",
      "height 14.0 view",
      "height 16.0 view",
      "height 18.0 view",
      "height 120.0 view"
    )
  ]

  static let properties: [UsageCase] = [
    UsageCase(
      """
      import UIKit
      final class Pager: UIView {
        var headerHeight: CGFloat = 0
        func layout() {
          settings.style.buttonBarHeight = 1️⃣442️⃣
          settings.style.barHeight = isOn ? 1️⃣442️⃣ : other
          settings.style.lineHeight = 20
          grid.row(at: 1).height = 1️⃣222️⃣
          cell.height = { 1️⃣672️⃣ }
          cell.height = { [weak self] in self?.headerHeight ?? 0 }
          config.preferredSize = CGSize(width: 1️⃣1462️⃣, height: 1️⃣1142️⃣)
          style.iconSize = .init(width: side, height: 1️⃣242️⃣)
          config.preferredSize = CGSize(width: side, height: side)
          layout.estimatedItemSize = CGSize(width: 100, height: 50)
          request.targetSize = CGSize(width: 100, height: 50)
          asset.imageSize = CGSize(width: 100, height: 50)
          event.size = CGSize(width: 100, height: 50)
          icon.size = NSSize(width: side, height: 1️⃣162️⃣)
          self.headerHeight = 44
          unknownHeight = 44
          card.headerHeight = 44
          style.maximumLineHeight = 20
          table.estimatedRowHeight = 44
          model.height = 44
          bar.barHeight = other
        }
      }
      """,
      "height 44.0 view",
      "height 44.0 view",
      "height 22.0 row",
      "height 67.0 row",
      "width 146.0 view",
      "height 114.0 view",
      "height 24.0 view",
      "height 16.0 view"
    ),
    UsageCase(
      """
      import UIKit
      final class Sizes: CellSizes {
        override func sizeForItem(at index: IndexPath) -> CGSize { CGSize(width: side, height: 1️⃣442️⃣) }
      }
      """,
      "height 44.0 view"
    ),
  ]

  static let constants: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      final class Screen {
        private let rowHeight: CGFloat = 1️⃣442️⃣
        static let HEADER_HEIGHT = 1️⃣56.02️⃣
        @ScaledMetric private var barHeight = 1️⃣442️⃣
        @ScaledMetric(relativeTo: .body) var otherBarHeight: CGFloat = 1️⃣442️⃣
        static var barHeight: CGFloat { 1️⃣482️⃣ }
        func preferredHeight() -> CGFloat { return 1️⃣502️⃣ }
        var cellHeight: CGFloat {
          switch style {
          case .small: return 1️⃣322️⃣
          default: return 1️⃣482️⃣
          }
        }
        var stateHeight: CGFloat { isOn ? 1️⃣322️⃣ : 1️⃣482️⃣ }
        init(height: CGFloat = 1️⃣242️⃣) {}
        static let avatarSize = CGSize(width: side, height: 1️⃣402️⃣)
        let lineHeightMultiple: CGFloat = 1.2
        let heightRatio = 0.6
        let heightFactor: CGFloat = 0.5
        let estimatedRowHeight: CGFloat = 80
        let zeroHeight: CGFloat = 0
        let isHeight = true
        var height: Int? { isWide ? 9 : 3 }
        static let overlayHeight: Int = 1️⃣562️⃣
        let heightText = "44"
        let heightConstraint: NSLayoutConstraint
        let shadowOffsetSize = CGSize(width: 0, height: 8)
        let heights: [CGFloat] = [10, 20]
      }
      """,
      "constant rowHeight height 44.0",
      "constant HEADER_HEIGHT height 56.0",
      "constant barHeight height 44.0",
      "constant otherBarHeight height 44.0",
      "constant barHeight height 48.0",
      "constant preferredHeight height 50.0",
      "constant cellHeight height 32.0",
      "constant cellHeight height 48.0",
      "constant stateHeight height 32.0",
      "constant stateHeight height 48.0",
      "constant height height 24.0",
      "constant avatarSize height 40.0 view",
      "constant overlayHeight height 56.0"
    )
  ]

  static let modifiers: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Icon().scaledFrame(size: 1️⃣402️⃣)
          Icon().gap(1️⃣82️⃣)
          Icon().scaledFrame(width: 40)
          Icon().other(size: 40)
        }
      }
      """,
      "height 40.0 view",
      "spacing 8.0 view",
      options: UsageOptions(modifiers: ["scaledFrame(size:)": .height, "gap(_:)": .spacing])
    ),
    // Further labels tell overloads apart; what has a default may be missing.
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Icon().card(radius: 1️⃣122️⃣, padding: 1️⃣162️⃣)
          Icon().card(radius: 1️⃣122️⃣) { Text("A") }
          Icon().card(radius: 12, width: 16)
          Icon().card(radius: 12, width: 16, padding: 1️⃣202️⃣)
          Icon().card(padding: 1️⃣162️⃣, title: "A", action: {})
        }
      }
      """,
      "radius 12.0 view",
      "spacing 16.0 view",
      "radius 12.0 view",
      "spacing 20.0 view",
      "spacing 16.0 view",
      options: UsageOptions(modifiers: ["card(radius:padding:)": .radius, "View.card(padding:)": .spacing])
    ),
  ]

  static let others: [UsageCase] = [
    UsageCase(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          Row().frame(maxWidth: .infinity, maxHeight: .infinity)
          Row().frame(height: proxy.size.height * 0.6)
          Row().frame(height: proxy.size.height - 14)
          Row().frame(height: max(52, height))
          Row().frame(height: height ?? 300)
          Row().frame(height: height / 2)
          Row().frame(height: -1)
          Row().frame(height: nil)
          Row().scaleEffect(CGSize(width: 1, height: -1))
          Row().previewLayout(.fixed(width: 375, height: 66))
          Row().aspectRatio(CGSize(width: 3, height: 1), contentMode: .fit)
          Row().offset(CGSize(width: 3, height: 10))
          if proxy.size.height == 300 { Row() }
          Card(height: 40)
          Icon(size: 20).dsHeight(35)
        }
      }
      func make(_ layer: CALayer) {
        layer.shadowOffset = CGSize(width: 0, height: 8)
        _ = UIBezierPath(
          roundedRect: rect, byRoundingCorners: .allCorners, cornerRadii: CGSize(width: 8, height: 8))
        _ = UIGraphicsImageRenderer(size: CGSize(width: 1, height: 1))
        _ = Media(imageInfo: .init(width: 2730, height: 2048))
        UIView.animate(withDuration: 0.3) {}
      }
      """
    )
  ]
}
