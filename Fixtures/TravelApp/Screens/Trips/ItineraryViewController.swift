import UIKit

/// The days of one trip in a compositional layout, under a header that shrinks.
final class ItineraryViewController: UIViewController {
  private let header = UIView()
  private let rule = UIView()
  private let days: UICollectionView
  private var headerHeightConstraint: NSLayoutConstraint?
  var isCompact = false { didSet { headerHeightConstraint?.constant = isCompact ? 64 : 140 } }  // expect: raw-height 64, raw-height 140

  init() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 160, height: 96)  // expect: raw-height 96, raw-width 160
    flow.headerReferenceSize = CGSize(width: 0, height: 40)  // expect: raw-height 40
    flow.minimumLineSpacing = Metrics.gap
    days = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(nibName: nil, bundle: nil)
    preferredContentSize = CGSize(width: 320, height: 480)  // expect: raw-height 480, raw-width 320
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) is not used") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .surface
    header.backgroundColor = UIColor.black.withAlphaComponent(0.4)  // expect: palette-color #00000066
    header.tintColor = .clear
    rule.backgroundColor = .hairlineGray
    view.addSubview(header)
    header.addSubview(rule)
    layOut()
  }

  private func layOut() {
    let height = NSLayoutConstraint(
      item: header,
      attribute: .height,
      relatedBy: .equal,
      toItem: nil,
      attribute: .notAnAttribute,
      multiplier: 1,
      constant: 140  // expect: raw-height 140
    )
    headerHeightConstraint = height
    let gap = NSLayoutConstraint(
      item: header, attribute: .top, relatedBy: .equal, toItem: view, attribute: .height, multiplier: 0.5, constant: 30)
    let line = NSLayoutConstraint(
      item: rule, attribute: .height, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
      constant: 0.5)  // expect: hairline 0.5
    NSLayoutConstraint.activate([height, gap, line])
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:|-12-[header]-[rule(24)]",  // expect: raw-height 24
        metrics: nil,
        views: ["header": header, "rule": rule]
      )
    )
    header.frame.size.height = 140  // expect: raw-height 140
    rule.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 3)  // expect: raw-height 3
    rule.layer.shadowOffset = CGSize(width: 0, height: 8)
    rule.layer.shadowOpacity = 0.2  // expect: raw-shadow 0.2
    rule.layer.shadowRadius = 4  // expect: raw-shadow 4
    rule.layer.shadowColor = UIColor(red: 0, green: 0, blue: 0, alpha: 0.5).cgColor  // expect: raw-color #00000080
  }

  private func section() -> NSCollectionLayoutSection {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(60))
    )
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(72)),  // expect: raw-height 72
      subitems: [item]
    )
    let section = NSCollectionLayoutSection(group: group)
    section.contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 16, bottom: 24, trailing: 16)  // expect: raw-spacing 16, raw-spacing 24, raw-spacing 16
    section.interGroupSpacing = Metrics.gap
    return section
  }
}

extension ItineraryViewController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    if isCompact { return .zero }
    return CGSize(width: collectionView.bounds.width, height: 104)  // expect: raw-height 104
  }
}
