#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The machine's file system.
package struct DiskFileSystem: FileSystem {
  package init() {}

  /// The folder that relative paths of the command line start from; nil where it was deleted or can't be reached.
  package static var currentFolder: FilePath? {
    guard let path = getcwd(nil, 0) else { return nil }
    defer { free(path) }
    return FilePath(String(cString: path))
  }

  package func read(_ path: FilePath, limit: Int) throws(FileError) -> [UInt8] {
    // Without O_NONBLOCK opening a FIFO would wait for a writer.
    let descriptor = open(path.string, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw error(path) }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw error(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileError(path: path, reason: .notAFile) }
    guard status.st_size <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }

    var content: [UInt8] = []
    // One byte more than the size, so that the end is seen without growing; generated files have size 0.
    var room = Int(status.st_size) + 1
    while true {
      var failed = false
      let start = content.count
      let chunk = [UInt8](unsafeUninitializedCapacity: room) { buffer, count in
        while count < buffer.count {
          let got = Self.read(
            descriptor,
            UnsafeMutableRawBufferPointer(UnsafeMutableBufferPointer(rebasing: buffer[count...]))
          )
          failed = got < 0
          if got <= 0 { return }
          count += got
        }
      }
      if failed { throw error(path) }
      if start == 0 { content = chunk } else { content += chunk }
      guard content.count <= limit else { throw FileError(path: path, reason: .tooLarge(limit: limit)) }
      if chunk.count < room { return content }
      room = max(content.count, 64 << 10)
    }
  }

  package func status(of path: FilePath) throws(FileError) -> FileStatus {
    var status = stat()
    guard stat(path.string, &status) == 0 else { throw error(path) }
    return FileStatus(
      kind: kind(status),
      identity: FileIdentity(
        device: UInt64(truncatingIfNeeded: status.st_dev),
        inode: UInt64(truncatingIfNeeded: status.st_ino)
      ),
      size: Int(status.st_size)
    )
  }

  package func entries(of folder: FilePath) throws(FileError) -> [FolderEntry] {
    guard let stream = opendir(folder.string) else { throw error(folder) }
    defer { closedir(stream) }
    var entries: [FolderEntry] = []
    while true {
      errno = 0
      guard let entry = readdir(stream) else { break }
      if let entry = self.entry(entry, of: folder) { entries.append(entry) }
    }
    guard errno == 0 else { throw error(folder) }
    return entries
  }

  package func realPath(of path: FilePath) throws(FileError) -> FilePath {
    guard let real = realpath(path.string, nil) else { throw error(path) }
    defer { free(real) }
    return FilePath(String(cString: real))
  }

  /// nil for `.` and `..`.
  private func entry(_ entry: UnsafeMutablePointer<dirent>, of folder: FilePath) -> FolderEntry? {
    // The record may be shorter than the structure: the name must not be copied as a whole tuple.
    guard let nameOffset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
    let name = UnsafeRawPointer(entry).advanced(by: nameOffset).assumingMemoryBound(to: CChar.self)
    if strcmp(name, ".") == 0 || strcmp(name, "..") == 0 { return nil }
    let exact = String(validatingCString: name)
    let text = exact ?? String(cString: name)
    let kind: FileKind =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      case Int32(DT_LNK): .link
      case Int32(DT_UNKNOWN): linkKind(of: folder, name)
      default: .special
      }
    return FolderEntry(name: text, kind: kind, isNameExact: exact != nil)
  }

  /// For file systems that don't keep the kind in their folders.
  private func linkKind(of folder: FilePath, _ name: UnsafePointer<CChar>) -> FileKind {
    var path = Array((folder.string + "/").utf8CString.dropLast())
    path.append(contentsOf: UnsafeBufferPointer(start: name, count: strlen(name) + 1))
    var status = stat()
    return lstat(path, &status) == 0 ? kind(status) : .special
  }

  private func kind(_ status: stat) -> FileKind {
    switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }

  private func error(_ path: FilePath) -> FileError {
    FileError(path: path, reason: .system(errno))
  }

  /// Reads on where a signal interrupted.
  private static func read(_ descriptor: Int32, _ buffer: UnsafeMutableRawBufferPointer) -> Int {
    while true {
      #if canImport(Glibc)
      let got = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      #else
      let got = Darwin.read(descriptor, buffer.baseAddress, buffer.count)
      #endif
      if got >= 0 || errno != EINTR { return got }
    }
  }
}
