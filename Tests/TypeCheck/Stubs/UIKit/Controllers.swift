// swift-format-ignore-file

import Layers

// MARK: Tables and collections

open class UIScrollView: UIView {
  open var refreshControl: UIControl?
}

open class UITableViewCell: UIView {
  public enum CellStyle { case `default`, subtitle }
  public init(style: CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { fatalError() }
  open var selectedBackgroundView: UIView?
}

open class UITableView: UIScrollView {
  public class var automaticDimension: CGFloat { -1 }
  open var rowHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var sectionHeaderHeight: CGFloat = 0
  open var sectionFooterHeight: CGFloat = 0
  open var separatorColor: UIColor?
  open var tableFooterView: UIView?
  open func register(_ type: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    fatalError()
  }
}

open class UICollectionViewLayout: NSObject {}

open class UICollectionViewFlowLayout: UICollectionViewLayout {
  open var itemSize = CGSize.zero
  open var headerReferenceSize = CGSize.zero
  open var minimumLineSpacing: CGFloat = 0
}

open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout: UICollectionViewLayout) { super.init(frame: frame) }
}

open class UICollectionViewCell: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required override init?(coder: NSCoder) { super.init(coder: coder) }
  open var contentView: UIView { fatalError() }
  open var isSelected = false
}

public protocol UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView,
    layout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

public class NSCollectionLayoutDimension: NSObject {
  public class func fractionalWidth(_ part: CGFloat) -> Self { fatalError() }
  public class func estimated(_ value: CGFloat) -> Self { fatalError() }
  public class func absolute(_ value: CGFloat) -> Self { fatalError() }
}

public class NSCollectionLayoutSize: NSObject {
  public init(widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension) {}
}

public class NSCollectionLayoutItem: NSObject {
  public init(layoutSize: NSCollectionLayoutSize) {}
}

public class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  public class func horizontal(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    fatalError()
  }
}

public class NSCollectionLayoutSection: NSObject {
  public init(group: NSCollectionLayoutGroup) {}
  public var contentInsets = NSDirectionalEdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 0)
  public var interGroupSpacing: CGFloat = 0
}

// MARK: Controllers

open class UIViewController: UIResponder {
  public init(nibName: String?, bundle: Bundle?) {}
  public required init?(coder: NSCoder) {}
  public convenience override init() { self.init(nibName: nil, bundle: nil) }
  open var view: UIView!
  open var title: String?
  open var isEditing = false
  open var preferredContentSize = CGSize.zero
  open var traitCollection: UITraitCollection { fatalError() }
  open var navigationItem: UINavigationItem { fatalError() }
  open func viewDidLoad() {}
  open func viewDidLayoutSubviews() {}
}

open class UINavigationController: UIViewController {
  public init(rootViewController: UIViewController) { super.init(nibName: nil, bundle: nil) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

open class UITableViewController: UIViewController {
  open var tableView: UITableView!
  open func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 0 }
  open func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { nil }
  open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell { fatalError() }
}
