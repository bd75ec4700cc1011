#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// Why a file or folder could not be read.
package struct FileError: Error, Sendable, Equatable {
  package enum Reason: Sendable, Equatable {
    /// An `errno` of the system.
    case system(Int32)
    /// A folder, FIFO, socket or device where a file was expected.
    case notAFile
    /// More bytes than the limit.
    case tooLarge(limit: Int)
    /// Text in two-byte characters.
    case utf16
  }

  package let path: FilePath
  package let reason: Reason

  package init(path: FilePath, reason: Reason) {
    self.path = path
    self.reason = reason
  }

  package var isMissing: Bool {
    reason == .system(ENOENT) || reason == .system(ENOTDIR)
  }

  /// Without the path.
  package var message: String {
    switch reason {
    case .system(ENOENT): "no such file or folder"
    case .system(ENOTDIR): "a name on the way to it is not a folder"
    case .system(ENAMETOOLONG): "the name is too long"
    case .system(EACCES), .system(EPERM): "no permission to read it"
    case .system(ELOOP): "its symbolic links lead in a circle"
    case .system(let code): "can't be read (system error \(code))"
    case .notAFile: "not a file"
    case .utf16: "the text is UTF-16: convert it to UTF-8"
    case .tooLarge(let limit): "larger than \(Self.size(limit))"
    }
  }

  /// Bytes in words: as megabytes where they are whole ones.
  package static func size(_ bytes: Int) -> String {
    bytes > 0 && bytes % (1 << 20) == 0 ? "\(bytes >> 20) MB" : "\(bytes) bytes"
  }
}

extension FileError: CustomStringConvertible {
  package var description: String {
    "\(path): \(message)"
  }
}
