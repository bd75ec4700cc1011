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
    /// When anything about the file changed last, by the system's clock; in seconds.
    let changed: Int
  }

  /// Without what doesn't exist.
  private let stamps: [FilePath: Stamp]
  private let paths: Set<FilePath>
  /// By the system's clock, in seconds.
  private let taken: Int

  init(of paths: [FilePath]) {
    taken = time(nil)
    self.paths = Set(paths)
    stamps = self.paths.reduce(into: [:]) { $0[$1] = Self.stamp(of: $1) }
  }

  /// What differs between two moments, sorted. A path that only the later one looked at counts if it may have changed
  /// since the earlier; one that is looked at no more doesn't count.
  func changes(since earlier: FileStamps) -> [FilePath] {
    paths.filter { path in
      earlier.paths.contains(path)
        ? stamps[path] != earlier.stamps[path]
        : stamps[path].map { $0.changed >= earlier.taken - 1 } ?? false
    }.sorted()
  }

  private static func stamp(of path: FilePath) -> Stamp? {
    var status = stat()
    guard stat(path.string, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    let changed = status.st_ctimespec.tv_sec
    #else
    let time = status.st_mtim
    let changed = status.st_ctim.tv_sec
    #endif
    return Stamp(
      device: UInt64(truncatingIfNeeded: status.st_dev),
      inode: UInt64(truncatingIfNeeded: status.st_ino),
      size: Int64(status.st_size),
      seconds: time.tv_sec,
      nanoseconds: time.tv_nsec,
      changed: changed
    )
  }
}
