import Foundation

/// Figures go to standard output, all else to standard error; each line at once.
enum Console {
  static func print(_ text: String) { FileHandle.standardOutput.write(Data((text + "\n").utf8)) }

  static func note(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }
}
