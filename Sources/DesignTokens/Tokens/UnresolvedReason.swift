/// Why a value isn't known, in words for the reader: "depends on the parameter 'width'".
package struct UnresolvedReason: Hashable, Sendable {
  package let message: String

  package init(_ message: String) {
    self.message = message
  }
}

extension UnresolvedReason: CustomStringConvertible {
  package var description: String { message }
}
