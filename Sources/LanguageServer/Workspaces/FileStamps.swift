import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How files and folders of the disk looked at one moment, to tell later which changed.
struct FileStamps: Sendable {
  private struct Stamp: Hashable {
    let device: UInt64
    let inode: UInt64
    let size: Int64
    let seconds: Int
    let nanoseconds: Int
  }

  /// Without what doesn't exist.
  private let stamps: [FilePath: Stamp]
  private let paths: Set<FilePath>

  init(of paths: [FilePath]) {
    self.paths = Set(paths)
    stamps = self.paths.reduce(into: [:]) { $0[$1] = Self.stamp(of: $1) }
  }

  /// What differs between two moments, sorted. A path that only one of them looked at doesn't count.
  func changes(since earlier: FileStamps) -> [FilePath] {
    paths.intersection(earlier.paths).filter { stamps[$0] != earlier.stamps[$0] }.sorted()
  }

  private static func stamp(of path: FilePath) -> Stamp? {
    var status = stat()
    guard stat(path.string, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size),
      seconds: time.tv_sec,
      nanoseconds: time.tv_nsec
    )
  }
}
