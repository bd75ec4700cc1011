import SwiftSource

/// What an expression sees besides declarations: `self`, local variables and parameters.
package struct Environment: Sendable {
  /// `self`: an instance, an enum case, or a metatype in a static context; `nil` where it isn't known.
  package var receiver: Evaluated?
  /// Inner ones last.
  package var bindings: [LabelledValue]

  package init(receiver: Evaluated? = nil, bindings: [LabelledValue] = []) {
    self.receiver = receiver
    self.bindings = bindings
  }

  package static let empty = Environment()
}
