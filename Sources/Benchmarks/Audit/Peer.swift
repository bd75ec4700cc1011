/// A program that is compared with the audit.
enum Peer: String, CaseIterable {
  case astGrep = "ast-grep"
  case ripgrep = "rg"
  case swiftFormat = "swift-format"

  /// What it runs on a folder.
  /// - Parameters:
  ///   - program: its path.
  ///   - rules: a file of ast-grep's rules.
  func command(_ program: String, _ folder: String, rules: String?) -> [String] {
    switch self {
    case .astGrep: [program, "scan", "-r", rules ?? "", folder, "--json=stream"]
    case .ripgrep:
      [program, "--glob", "*.swift", "--line-number", #"UIColor\(|Color\(|systemFont\(|\.system\(size|height"#, folder]
    case .swiftFormat: [program, "lint", "--recursive", "--parallel", folder]
    }
  }
}
