/// An asset catalog with what code may refer to by name.
package struct AssetCatalog: Hashable, Sendable {
  /// Of the `.xcassets` folder.
  package let path: String
  /// Sorted by name, then by path.
  package let assets: [Asset]
  package let problems: [DefinitionProblem]

  package init(path: String, assets: [Asset], problems: [DefinitionProblem] = []) {
    self.path = path
    self.assets = assets.sorted { ($0.name, $0.path) < ($1.name, $1.path) }
    self.problems = problems
  }

  /// The folder's name without its extension: `Colors` for `Design/Colors.xcassets`.
  package var name: String {
    let folder = path.split(separator: "/").last ?? ""
    return String(folder.dropLast(Self.folderExtension.count + 1))
  }

  package var colors: [Asset] { assets.filter { $0.kind == .color } }

  /// Images and symbols: both are found by `UIImage(named:)`.
  package var images: [Asset] { assets.filter { $0.kind == .image || $0.kind == .symbol } }

  static let folderExtension = "xcassets"
}
