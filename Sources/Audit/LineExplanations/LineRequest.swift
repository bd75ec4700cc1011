/// Which line `parlance explain` is asked about, as the command line says it.
package struct LineRequest: Sendable, Equatable {
  /// Relative to the working directory.
  package var file: String
  /// From 1.
  package var line: Int
  /// UTF-8 bytes, from 1; `nil`: the whole line.
  package var column: Int?
  /// A configuration file to use instead of those that discovery finds.
  package var configuration: String?
  /// Whether files that git ignores are left out unless they are named.
  package var skipsIgnoredFiles: Bool
  /// Threads; `nil`: as many as there are processors.
  package var jobs: Int?

  package init(
    file: String,
    line: Int,
    column: Int? = nil,
    configuration: String? = nil,
    skipsIgnoredFiles: Bool = true,
    jobs: Int? = nil
  ) {
    self.file = file
    self.line = line
    self.column = column
    self.configuration = configuration
    self.skipsIgnoredFiles = skipsIgnoredFiles
    self.jobs = jobs
  }

  /// Reads `FILE:LINE` or `FILE:LINE:COLUMN`, as compilers and the audit print it, what follows a further colon left
  /// out; `nil` where the text doesn't end in a number.
  package init?(_ text: String) {
    var parts = text.split(separator: ":", omittingEmptySubsequences: false)[...]
    if parts.count > 1, parts.last == "" { parts.removeLast() }
    var numbers: [Int] = []
    while parts.count > 1, numbers.count < 2, let last = parts.last, let number = Self.number(last) {
      numbers.insert(number, at: 0)
      parts.removeLast()
    }
    guard let line = numbers.first else { return nil }
    self.init(file: parts.joined(separator: ":"), line: line, column: numbers.dropFirst().first)
  }

  /// Digits alone: no sign.
  private static func number(_ text: Substring) -> Int? {
    text.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) } ? Int(text) : nil
  }
}
