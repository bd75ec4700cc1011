import DefinitionSources
package import DesignSystem
package import SwiftSource

extension LiveWorkspace {
  /// The files that findings are asked for.
  package var auditedPaths: [FilePath] { workspace.files.filter(\.isAudited).map(\.path) }

  /// Where a rule is explained, for a file's findings; `{rule}` stands for its id.
  package func documentationURL(for file: FilePath) -> String? {
    workspace.configurations.effective(for: file.parent ?? file).documentationURL
  }

  /// A definition's file, and where in it the name stands.
  package func filePlace(of definition: DefinitionPlace) -> (file: FilePath, range: SourceRange)? {
    let path = FilePath(definition.path, relativeTo: workspace.root)
    guard let position = definition.position else { return (path, definition.range) }
    guard position.line > 1 || position.column > 1, let bytes = definitionText(at: path) else {
      return (path, SourceRange(at: 0))
    }
    let table = LineTable(of: bytes)
    let offset = table.offset(of: LinePosition(line: position.line - 1, column: position.column - 1), in: .utf8)
    return (path, SourceRange(at: offset))
  }

  private func definitionText(at path: FilePath) -> [UInt8]? {
    place(of: path).map { workspace.files[$0].bytes } ?? (try? DiskFileSystem().read(path, limit: 1 << 24))
  }

  /// The files and folders whose changes matter.
  package var watchedPaths: [FilePath] {
    let found = workspace.discovered
    var paths = Set(workspace.files.map(\.path))
    paths.formUnion(found.tokenFiles)
    paths.formUnion(found.configurations)
    paths.formUnion(found.assetCatalogs)
    let colors = workspace.definitions.catalogs.flatMap(\.colors)
    paths.formUnion(colors.map { FilePath($0.path, relativeTo: workspace.root) })
    paths.formUnion(paths.compactMap(\.parent))
    paths.insert(workspace.root.appending(ConfigurationFile.name))
    return paths.sorted()
  }
}
