/// Finds the folders and files that a design system lies in, by how thick its definitions stand.
///
/// A folder is part of it when most of its Swift files define something that the vocabulary offers; the outermost such
/// folder is named. Elsewhere single files are named that define several tokens.
struct DesignSystemFolders {
  /// A folder or file of the design system.
  struct Found: Equatable, Sendable {
    /// Relative to the root.
    var path: String
    var tokens: Int
  }

  /// The share of a folder's Swift files that define something.
  private static let leastShare = 0.6
  /// Tokens in a folder or file; fewer are no design system.
  private static let leastTokens = 5
  /// The share of all tokens.
  private static let leastPart = 0.02
  private static let most = 12

  private var root = Folder()

  private struct Folder {
    var folders: [String: Folder] = [:]
    var files: [String: Int] = [:]
    var swiftFiles = 0
    var definingFiles = 0
    var tokens = 0

    mutating func add(_ path: ArraySlice<Substring>, _ tokens: Int, isDefining: Bool) {
      swiftFiles += 1
      definingFiles += isDefining ? 1 : 0
      self.tokens += tokens
      guard let first = path.first else { return }
      if path.count == 1 {
        files[String(first)] = tokens
      } else {
        folders[String(first), default: Folder()].add(path.dropFirst(), tokens, isDefining: isDefining)
      }
    }
  }

  /// - Parameters:
  ///   - file: relative to the root.
  ///   - tokens: how many it offers.
  ///   - components: how many components it offers.
  mutating func add(_ file: String, tokens: Int, components: Int) {
    root.add(file.split(separator: "/")[...], tokens, isDefining: tokens + components > 0)
  }

  /// By path.
  func found() -> [Found] {
    var found: [Found] = []
    collect(root, "", &found)
    let least = max(Self.leastTokens, Int(Double(root.tokens) * Self.leastPart))
    return found.filter { $0.tokens >= least }
      .sorted { ($1.tokens, $0.path) < ($0.tokens, $1.path) }.prefix(Self.most)
      .sorted { $0.path < $1.path }
  }

  private func collect(_ folder: Folder, _ path: String, _ found: inout [Found]) {
    guard folder.tokens >= Self.leastTokens else { return }
    let share = Double(folder.definingFiles) / Double(max(folder.swiftFiles, 1))
    if !path.isEmpty, share >= Self.leastShare, folder.swiftFiles > 1 {
      return found.append(Found(path: path, tokens: folder.tokens))
    }
    let prefix = path.isEmpty ? "" : path + "/"
    for (name, inner) in folder.folders { collect(inner, prefix + name, &found) }
    for (name, tokens) in folder.files where tokens >= Self.leastTokens {
      found.append(Found(path: prefix + name, tokens: tokens))
    }
  }
}
