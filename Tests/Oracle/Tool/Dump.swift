import Foundation
import SwiftSource
import SwiftSyntaxOracle

/// Prints what a file is read as.
enum Dump {
  static func run(_ path: String, byOracle: Bool) -> Bool {
    guard let bytes = SwiftFiles.bytes(path) else {
      FileHandle.standardError.write(Data("oracle: can't read '\(path)'\n".utf8))
      return false
    }
    let text = BigStack.run {
      CrashNote.note(path, thread: 0)
      return (byOracle ? SyntaxOracle.unit(bytes) : SourceUnit.lower(bytes)).dump
    }
    print(text ?? "", terminator: "")
    return true
  }
}
