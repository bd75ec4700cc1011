/// A piece of code that a rule flags or accepts. Markers stand before (`1️⃣`) and behind (`2️⃣`) each flagged value.
package struct Example: Sendable {
  /// The code with its markers.
  package var marked: String
  package var isFlagged: Bool
  /// The code after the fix, where the rule offers one.
  package var fixed: String?
  /// Further files that the example needs, by name.
  package var files: [String: String]
  package var fileID: String
  package var filePath: String
  package var line: Int
  package var column: Int

  package static func flagged(
    _ marked: String,
    fixed: String? = nil,
    with files: [String: String] = [:],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Example {
    Example(
      marked: marked,
      isFlagged: true,
      fixed: fixed,
      files: files,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  package static func accepted(
    _ code: String,
    with files: [String: String] = [:],
    fileID: String = #fileID,
    filePath: String = #filePath,
    line: Int = #line,
    column: Int = #column
  ) -> Example {
    Example(
      marked: code,
      isFlagged: false,
      fixed: nil,
      files: files,
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }

  /// The code without its markers.
  package var code: String { String(marked.filter { $0 != "1️⃣" && $0 != "2️⃣" }) }
}
