/// The infix operators and precedence groups that a file declares.
package struct OperatorDeclarations: Sendable, Hashable {
  /// `infix operator |>: Group`
  package struct Infix: Sendable, Hashable {
    package var symbol: String
    /// The group's name; `nil` where none is written.
    package var group: String?
  }

  package struct Group: Sendable, Hashable {
    package enum Associativity: Sendable { case left, right, none }

    package var name: String
    /// Names of groups that bind less tightly, and of those that bind more.
    package var higherThan: [String] = []
    package var lowerThan: [String] = []
    package var associativity = Associativity.none
  }

  package var infix: [Infix] = []
  package var groups: [Group] = []

  package var isEmpty: Bool { infix.isEmpty && groups.isEmpty }

  package init() {}
}
