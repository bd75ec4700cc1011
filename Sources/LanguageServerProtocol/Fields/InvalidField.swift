/// A field of a message that isn't what the specification wants there.
package struct InvalidField: Error, Sendable, Equatable {
  package let path: FieldPath
  package let reason: String

  package init(path: FieldPath, reason: String) {
    self.path = path
    self.reason = reason
  }
}

extension InvalidField: CustomStringConvertible {
  package var description: String {
    "'\(path)': \(reason)"
  }
}

extension ResponseError {
  package init(_ problem: InvalidField) {
    self.init(.invalidParams, problem.description)
  }
}
