#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// A file system in memory, for tests. Folders exist through what lies in them.
package struct InMemoryFileSystem: FileSystem {
  private enum Node: Equatable {
    case file([UInt8])
    /// A symbolic link; the target is relative to the link's folder.
    case link(String)
    case folder
    case special
  }

  private struct Item: Equatable {
    var node: Node
    let inode: UInt64
    var isReadable = true
  }

  private var items: [FilePath: Item] = [:]
  private var nextInode: UInt64 = 1

  package init() {
    items[.fileSystemRoot] = Item(node: .folder, inode: 0)
  }

  /// - Parameter files: contents by path.
  package init(_ files: [String: String]) {
    self.init()
    for (path, content) in files.sorted(by: { $0.key < $1.key }) {
      write(content, to: FilePath(path))
    }
  }

  package mutating func write(_ content: String, to path: FilePath) {
    write(Array(content.utf8), to: path)
  }

  package mutating func write(_ content: [UInt8], to path: FilePath) {
    add(.file(content), at: path)
  }

  package mutating func addFolder(_ path: FilePath) {
    add(.folder, at: path)
  }

  package mutating func addLink(_ path: FilePath, to target: String) {
    add(.link(target), at: path)
  }

  /// A FIFO or socket.
  package mutating func addSpecial(_ path: FilePath) {
    add(.special, at: path)
  }

  /// Reading the file or folder will fail for lack of permission.
  package mutating func forbidReading(_ path: FilePath) {
    items[path]?.isReadable = false
  }

  /// Removes a file, or a folder with its content.
  package mutating func remove(_ path: FilePath) {
    items = items.filter { !path.contains($0.key) }
  }

  private mutating func add(_ node: Node, at path: FilePath) {
    if let folder = path.parent, items[folder] == nil { add(.folder, at: folder) }
    if items[path] != nil {
      items[path]?.node = node
    } else {
      items[path] = Item(node: node, inode: nextInode)
      nextInode += 1
    }
  }

  package func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    let item = try item(at: path)
    guard case .file(let content) = item.node else { throw FileError(path: path, reason: .notAFile) }
    guard item.isReadable else { throw FileError(path: path, reason: .system(EACCES)) }
    guard content.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
    return content
  }

  package func status(of path: FilePath) throws(FileError) -> FileStatus {
    let item = try item(at: path)
    let size = if case .file(let content) = item.node { content.count } else { 0 }
    return FileStatus(kind: kind(of: item), identity: FileIdentity(device: 1, inode: item.inode), size: size)
  }

  package func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    let real = try realPath(of: folder)
    guard let item = items[real], item.node == .folder else {
      throw FileError(path: folder, reason: .system(ENOTDIR))
    }
    guard item.isReadable else { throw FileError(path: folder, reason: .system(EACCES)) }
    return items.filter { $0.key.parent == real }.map {
      FolderEntry(name: String($0.key.name), kind: kind(of: $0.value))
    }
  }

  package func realPath(of path: FilePath) throws(FileError) -> FilePath {
    var real = FilePath.fileSystemRoot
    var rest = path.string.split(separator: "/").map(String.init)[...]
    var links = 0
    while let name = rest.popFirst() {
      let next =
        switch name {
        case ".": real
        case "..": real.parent ?? real
        default: real.appending(name)
        }
      guard let item = items[next] else { throw FileError(path: path, reason: .system(ENOENT)) }
      guard case .link(let target) = item.node else {
        real = next
        continue
      }
      links += 1
      guard links <= 40 else { throw FileError(path: path, reason: .system(ELOOP)) }
      if target.hasPrefix("/") { real = .fileSystemRoot }
      rest = target.split(separator: "/").map(String.init)[...] + rest
    }
    return real
  }

  private func item(at path: FilePath) throws(FileError) -> Item {
    guard let item = items[try realPath(of: path)] else { throw FileError(path: path, reason: .system(ENOENT)) }
    return item
  }

  private func kind(of item: Item) -> FileKind {
    switch item.node {
    case .file: .file
    case .folder: .folder
    case .link: .link
    case .special: .special
    }
  }
}
