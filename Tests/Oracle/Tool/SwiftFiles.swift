import Foundation

/// The Swift files of folders.
enum SwiftFiles {
  /// Paths of all `*.swift` below the folders, and of files named themselves, sorted, each once. What a tool made or
  /// fetched there is left out.
  static func paths(in folders: [String]) -> [String] {
    var found: Set<String> = []
    for folder in folders {
      var isFolder: ObjCBool = false
      guard FileManager.default.fileExists(atPath: folder, isDirectory: &isFolder) else {
        FileHandle.standardError.write(Data("oracle: no file or folder '\(folder)'\n".utf8))
        continue
      }
      if !isFolder.boolValue {
        found.insert(folder)
        continue
      }
      let root = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      guard let walk = FileManager.default.enumerator(atPath: root) else { continue }
      for case let path as String in walk {
        if path.hasSuffix(".build") || path.hasSuffix(".git") {
          walk.skipDescendants()
        } else if path.hasSuffix(".swift") {
          found.insert(root + "/" + path)
        }
      }
    }
    return found.sorted()
  }

  /// Those of them that the options ask for.
  static func paths(in folders: [String], _ options: Options) -> [String] {
    let asked = paths(in: folders).filter { path in options.only.map { path.contains($0) } ?? true }
    return stride(from: 0, to: asked.count, by: options.sample).map { asked[$0] }
  }

  /// The bytes of a file, `nil` where it can't be read as one.
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
