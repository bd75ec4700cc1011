/// An absolute path, lexically normalised: no `.`, no `..`, no doubled or trailing slash.
///
/// Paths compare by their bytes, as file systems do: two spellings of one character are two names.
package struct FilePath: Sendable {
  /// `/` or `/a/b`.
  package let string: String

  package static let fileSystemRoot = FilePath(normalized: "/")

  private init(normalized string: String) {
    self.string = string
  }

  /// - Parameter base: what a text that doesn't begin with `/` is relative to.
  package init(_ text: String, relativeTo base: FilePath = .fileSystemRoot) {
    var names: [Substring] = text.utf8.first == UInt8(ascii: "/") ? [] : base.string.split(separator: "/")
    for name in text.split(separator: "/") {
      switch name {
      case ".": continue
      case "..": _ = names.popLast()
      default: names.append(name)
      }
    }
    self.init(normalized: "/" + names.joined(separator: "/"))
  }

  /// - Parameter name: of one file or folder, without a slash; anything else is what `init(_:relativeTo:)` is for.
  package func appending(_ name: String) -> FilePath {
    FilePath(normalized: isFileSystemRoot ? "/" + name : string + "/" + name)
  }

  package var isFileSystemRoot: Bool {
    string.utf8.count == 1
  }

  /// What stands behind the last slash; empty for the file system's root.
  package var name: Substring {
    string[nameStart...]
  }

  /// nil for the file system's root.
  package var parent: FilePath? {
    guard !isFileSystemRoot else { return nil }
    let slash = string.utf8.index(before: nameStart)
    return slash == string.startIndex ? .fileSystemRoot : FilePath(normalized: String(string[..<slash]))
  }

  /// This folder, its parent and so on up to the file system's root.
  package var ancestry: some Sequence<FilePath> {
    sequence(first: self) { $0.parent }
  }

  /// Whether the other path is this one or lies in it.
  package func contains(_ other: FilePath) -> Bool {
    if isFileSystemRoot { return true }
    guard other.string.utf8.starts(with: string.utf8) else { return false }
    let count = string.utf8.count
    return other.string.utf8.count == count
      || other.string.utf8[other.string.utf8.index(other.string.utf8.startIndex, offsetBy: count)]
        == UInt8(ascii: "/")
  }

  /// The path as it is printed for a folder: with `..` where it lies outside, `.` for the folder itself.
  package func relative(to folder: FilePath) -> String {
    if folder.contains(self) {
      if self == folder { return "." }
      let skipped = folder.isFileSystemRoot ? 1 : folder.string.utf8.count + 1
      return String(string.utf8.dropFirst(skipped)) ?? string
    }
    guard let outer = folder.parent else { return string }
    let rest = relative(to: outer)
    return rest == "." ? ".." : "../" + rest
  }

  private var nameStart: String.Index {
    guard let slash = string.utf8.lastIndex(of: UInt8(ascii: "/")) else { return string.startIndex }
    return string.utf8.index(after: slash)
  }
}

extension FilePath: Hashable {
  package static func == (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.count == right.string.utf8.count && left.string.utf8.elementsEqual(right.string.utf8)
  }

  package func hash(into hasher: inout Hasher) {
    var string = string
    string.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
  }
}

extension FilePath: Comparable {
  package static func < (left: FilePath, right: FilePath) -> Bool {
    left.string.utf8.lexicographicallyPrecedes(right.string.utf8)
  }
}

extension FilePath: CustomStringConvertible {
  package var description: String {
    string
  }
}
