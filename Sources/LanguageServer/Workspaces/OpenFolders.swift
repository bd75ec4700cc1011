import LanguageServerProtocol
import Workspace

/// The folders that the client has open; they may nest.
struct OpenFolders: Sendable {
  struct Folder: Sendable, Equatable {
    let uri: DocumentURI
    /// As the client names it.
    let path: FilePath
    /// Without symbolic links.
    let real: FilePath
  }

  /// Where a document stands.
  enum Scope: Sendable {
    case inFolder
    /// There is no folder at all: each file is served by itself.
    case singleFile
    /// No file: a text of its own.
    case standalone
    /// A file in none of the folders; nothing is said about it.
    case outside
  }

  private(set) var folders: [Folder] = []

  init(_ folders: [WorkspaceFolder] = [], files: any FileSystem) {
    for folder in folders { add(folder, files: files) }
  }

  /// What `initialize` says: folders, else the root's URI, else the root's path.
  init(_ params: InitializeParams, files: any FileSystem) {
    if let folders = params.workspaceFolders, !folders.isEmpty {
      self.init(folders, files: files)
    } else if params.workspaceFolders == nil, let uri = params.rootURI {
      self.init([WorkspaceFolder(uri: uri, name: "")], files: files)
    } else if params.workspaceFolders == nil, let path = params.rootPath, !path.isEmpty {
      self.init([WorkspaceFolder(uri: FileURI.uri(of: FilePath(path)), name: "")], files: files)
    } else {
      self.init(files: files)
    }
  }

  /// Folders of other schemes have no files to look at and are left out.
  mutating func add(_ folder: WorkspaceFolder, files: any FileSystem) {
    guard let path = FileURI.path(of: folder.uri) else { return }
    let real = RealPath.of(path, in: files)
    guard !folders.contains(where: { $0.real == real }) else { return }
    folders.append(Folder(uri: folder.uri, path: path, real: real))
  }

  mutating func remove(_ folder: WorkspaceFolder) {
    let key = DocumentKey(folder.uri)
    folders.removeAll { DocumentKey($0.uri) == key }
  }

  /// - Parameter path: a real one; nil for what is no file.
  func scope(of path: FilePath?) -> Scope {
    guard let path else { return .standalone }
    if folders.isEmpty { return .singleFile }
    return folders.contains { $0.real.contains(path) } ? .inFolder : .outside
  }

  /// The innermost folder that holds a real path.
  func folder(of path: FilePath) -> Folder? {
    folders.filter { $0.real.contains(path) }.max { $0.real.string.utf8.count < $1.real.string.utf8.count }
  }

  /// A file's URI as the client would spell it: by way of its own folder.
  func uri(of path: FilePath) -> DocumentURI {
    guard let folder = folder(of: path), folder.path != folder.real else { return FileURI.uri(of: path) }
    return FileURI.uri(of: FilePath(path.relative(to: folder.real), relativeTo: folder.path))
  }
}
