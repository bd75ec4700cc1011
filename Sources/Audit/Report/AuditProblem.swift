/// Something beside the findings that the user should know: about a file, a definition or the configuration.
package struct AuditProblem: Hashable, Sendable {
  /// Whether the audit did what was asked all the same.
  package enum Weight: Hashable, Sendable {
    /// It did; this is to be known.
    case note
    /// Something asked for was left undone (a file can't be read): the program ends with `ExitCode.failure`.
    case failure
  }

  /// Relative to the root, `/` between folders.
  package var file: String
  /// From 1.
  package var line: Int
  /// UTF-8 bytes, from 1.
  package var column: Int
  /// Lower case, no final stop.
  package var message: String
  package var weight: Weight

  package init(file: String, line: Int = 1, column: Int = 1, message: String, weight: Weight = .note) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message
    self.weight = weight
  }
}

extension AuditProblem: Comparable {
  /// By path, then by place.
  package static func < (left: AuditProblem, right: AuditProblem) -> Bool {
    (left.file, left.line, left.column, left.message) < (right.file, right.line, right.column, right.message)
  }
}
