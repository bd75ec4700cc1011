/// An option of a benchmark, as its help teaches it.
struct BenchmarkOption {
  /// With the dashes.
  let name: String
  /// What stands behind it; `nil` where nothing does.
  let placeholder: String?
  let help: String

  static func value(_ name: String, _ placeholder: String, _ help: String) -> BenchmarkOption {
    BenchmarkOption(name: name, placeholder: placeholder, help: help)
  }

  static func flag(_ name: String, _ help: String) -> BenchmarkOption {
    BenchmarkOption(name: name, placeholder: nil, help: help)
  }

  static let json = flag("--json", "Print JSON in place of a table")

  static let program = value("--program", "FILE", "The parlance to measure, default the one built beside this program")
}
