#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The new text of a file, written beside it and not yet in its place.
///
/// Whoever changes several files makes all replacements first and puts them in place then: what can go wrong, a full
/// disk or a folder that may not be written, goes wrong before any file is changed. No reader sees half a file.
struct FileReplacement: Sendable {
  /// The file itself, where `path` was a link to it.
  private let target: String
  private let temporary: String

  /// Writes the text beside the file, with the file's permissions.
  ///
  /// - Throws: where the file isn't there, or it or its folder may not be written.
  init(of path: String, with bytes: [UInt8]) throws(SystemError) {
    guard let resolved = realpath(path, nil) else { throw SystemError(code: errno) }
    let target = String(cString: resolved)
    free(resolved)
    guard access(target, W_OK) == 0 else { throw SystemError(code: errno) }
    var status = stat()
    guard stat(target, &status) == 0 else { throw SystemError(code: errno) }
    let folder = target[..<(target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex)]
    var template = Array((folder + ".parlance-XXXXXX").utf8CString)
    self.target = target
    let number = mkstemp(&template)
    guard number >= 0 else { throw SystemError(code: errno) }
    temporary = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    do throws(SystemError) {
      guard fchmod(number, status.st_mode & 0o7777) == 0 else { throw SystemError(code: errno) }
      try FileDescriptor(number: number).write(bytes)
    } catch {
      close(number)
      discard()
      throw error
    }
    guard close(number) == 0 || errno == EINTR else {
      let failure = SystemError(code: errno)
      discard()
      throw failure
    }
  }

  /// Puts the text in the file's place.
  func commit() throws(SystemError) {
    guard rename(temporary, target) == 0 else { throw SystemError(code: errno) }
  }

  /// Removes what `init` wrote.
  func discard() { unlink(temporary) }
}
