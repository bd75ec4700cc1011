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

  /// The bytes of a file, `nil` where it can't be read as one.
  static func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: path).map { [UInt8]($0) }
  }
}
