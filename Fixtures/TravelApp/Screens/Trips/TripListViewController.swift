import UIKit

/// The traveller's trips in a table.
final class TripListViewController: UITableViewController {
  private enum Constants {
    static let headerHeight: CGFloat = 36  // expect: local-constant 36
    static let estimatedRowHeight: CGFloat = 80
    static let badgeFontSize: CGFloat = 11  // expect: local-constant 11
    static let pageSize = 50
    static let headerHeightRatio: CGFloat = 0.4
  }

  private var trips: [Trip] = []
  private let spinner = UIActivityIndicatorView(style: .medium)

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Trips"
    tableView.register(TripCell.self, forCellReuseIdentifier: "trip")
    tableView.rowHeight = 88  // expect: raw-height 88
    tableView.estimatedRowHeight = 88
    tableView.sectionHeaderHeight = Constants.headerHeight
    tableView.sectionFooterHeight = 0
    tableView.separatorColor = UIColor(white: 0.9, alpha: 1)  // expect: raw-color #E6E6E6FF
    tableView.backgroundColor = .systemGroupedBackground  // expect: system-color
    tableView.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 120))  // expect: raw-height 120, raw-width 320
    tableView.refreshControl?.tintColor = .brand
    spinner.color = .darkGray  // expect: palette-color #555555FF
    navigationItem.rightBarButtonItem?.tintColor = UIColor.systemRed  // expect: palette-color systemRed
  }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    if trips.isEmpty { return 120 }  // expect: raw-height 120
    return trips[indexPath.row].isPast ? 64 : UITableView.automaticDimension  // expect: raw-height 64
  }

  override func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 40 }  // expect: raw-height 40

  override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    let label = UILabel()
    label.font = UIFont.boldSystemFont(ofSize: 13)  // expect: raw-font 13/bold
    label.textColor = UIColor.secondaryLabel  // expect: system-color
    label.attributedText = NSAttributedString(
      string: "PAST",
      attributes: [
        .font: UIFont.monospacedDigitSystemFont(ofSize: Constants.badgeFontSize, weight: .regular),
        .foregroundColor: UIColor(named: "Sunrsie") as Any,  // expect: named-asset
        .kern: 1.2,
      ]
    )
    return label
  }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "trip", for: indexPath)
    (cell as? TripCell)?.show(trips[indexPath.row])
    cell.selectedBackgroundView?.backgroundColor = trips[indexPath.row].tone ?? .black  // expect: palette-color #000000FF
    cell.contentView.alpha = trips[indexPath.row].isPast ? 0.6 : 1
    return cell
  }
}
