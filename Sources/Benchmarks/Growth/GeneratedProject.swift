import Foundation

/// A project made up to be measured.
struct GeneratedProject {
  /// Texts by their paths.
  private(set) var files: [(path: String, text: String)] = []

  init(_ row: GrowthRow, _ size: Int) {
    switch row {
    case .tokens: add("Palette", Self.palette(size))
    case .met: addMet(size)
    case .switches: add("Palette", Self.shades(size))
    case .cycle: add("Classes", Self.circle(size))
    case .files: addViews(size)
    case .dense: add("Dense", Self.dense(bytes: size * 1_000_000))
    case .lines: addScreens(size)
    }
  }

  func write(to folder: URL) throws {
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
  }

  private mutating func add(_ name: String, _ lines: [String]) {
    files.append(("Sources/\(name).swift", (["import UIKit", ""] + lines).joined(separator: "\n") + "\n"))
  }

  /// A colour of its own for each number below 2²⁴.
  private static func color(_ number: Int) -> String {
    "UIColor(red: \(number % 256)/255, green: \(number / 256 % 256)/255, blue: \(number / 65_536 % 256)/255, alpha: 1)"
  }

  private static func palette(_ count: Int) -> [String] {
    ["enum Palette {"] + (0..<count).map { "  static let color\($0) = \(color($0))" } + ["}"]
  }

  private static func view(_ number: Int, _ statements: some Sequence<String>) -> [String] {
    ["final class View\(number): UIView {", "  func setUp() {"] + statements.map { "    " + $0 } + ["  }", "}"]
  }

  private mutating func addMet(_ count: Int) {
    add("Palette", Self.palette(count))
    for start in stride(from: 0, to: count, by: 50) {
      let usages = (start..<min(start + 50, count)).map { "backgroundColor = \(Self.color($0))" }
      add("Views/View\(start)", Self.view(start, usages))
    }
  }

  private static func shades(_ count: Int) -> [String] {
    ["enum Palette {"] + (0..<count).map { "  case shade\($0)" } + ["  var color: UIColor {", "    switch self {"]
      + (0..<count).map { "    case .shade\($0): return \(color($0))" } + ["    }", "  }", "}"]
  }

  private static func circle(_ count: Int) -> [String] {
    (0..<count).map { number in
      """
      class Screen\(number): Screen\((number + 1) % count) {
        static let color\(number) = \(color(number))
        func paint\(number)() { backgroundColor = \(color(number)) }
      }
      """
    }
  }

  private mutating func addViews(_ count: Int) {
    add("Palette", Self.palette(40))
    for number in 0..<count {
      add("Views\(number / 100)/View\(number)", Self.view(number, ["backgroundColor = \(Self.color(number))"]))
    }
  }

  private static func dense(bytes: Int) -> [String] {
    var lines: [String] = []
    var count = 0
    while count < bytes {
      let line =
        "final class Item\(lines.count): UIView { func run() { b(x: 1, y: [2, 3], z: \"s\"); "
        + "let q = c.d(e).f { $0.g == 1 }; _ = q } }"
      lines.append(line)
      count += line.utf8.count + 1
    }
    return lines
  }

  private mutating func addScreens(_ count: Int) {
    add("Palette", Self.palette(40))
    for number in 0..<(count / 1_000) {
      let parts = (0..<100).map { part in
        """
          func layOut\(part)() {
            let label = UILabel()
            label.text = title(for: \(part))
            label.numberOfLines = 0
            label.translatesAutoresizingMaskIntoConstraints = false
            if isShown, let parent = label.superview {
              NSLayoutConstraint.activate([label.leadingAnchor.constraint(equalTo: parent.leadingAnchor)])
            }
            addSubview(label)
          }
        """
      }
      add("Screens\(number / 100)/Screen\(number)", ["final class Screen\(number): UIView {"] + parts + ["}"])
    }
  }
}
