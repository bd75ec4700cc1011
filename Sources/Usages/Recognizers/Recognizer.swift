import SwiftSource

/// Knows one family of the platform's (or a library's) API: which calls and assignments state a design value.
///
/// A recognizer listens to names; adding one is its file and a line in `Recognizers.all`.
protocol Recognizer: Sendable {
  /// Base names of the functions, initialisers and modifiers it wants to see.
  static var calls: [String] { get }
  /// Names of the properties whose assignment it wants to see.
  static var properties: [String] { get }

  /// Names or first argument labels of the functions and properties whose result it knows.
  static var results: [String] { get }

  /// What a call says about its arguments and is by itself; `nil` where it is none of this family's.
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition?

  /// What `target.name = value` says about the value.
  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation?

  /// What a function or property of that name, or with that label, gives.
  static func expectation(ofResult name: String) -> Expectation?
}

extension Recognizer {
  static var calls: [String] { [] }
  static var properties: [String] { [] }
  static var results: [String] { [] }
  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? { nil }
  static func expectation(of assignment: AssignmentSite, _ scanner: UsageScanner) -> Expectation? { nil }
  static func expectation(ofResult name: String) -> Expectation? { nil }
}

/// A call as recognizers see it.
struct CallSite {
  let node: NodeID
  let callee: NodeID
  let name: String
  /// What the member is called on; `nil` for a plain function or an implicit member.
  let base: NodeID?
  let isImplicitMember: Bool
  let arguments: [ArgumentView]
  /// What the call's own place expects.
  let expectation: Expectation

  /// `_` where an argument has none. Trailing closures are left out: their labels needn't be the function's.
  var labels: [String] { arguments.lazy.filter { !$0.isTrailing }.map { $0.label ?? "_" } }

  func argument(_ label: String?) -> ArgumentView? { arguments.first { $0.label == label } }
  func index(_ label: String?) -> Int? { arguments.firstIndex { $0.label == label } }
}

/// An assignment as recognizers see it.
struct AssignmentSite {
  let target: NodeID
  /// The property's name: the last component of the target.
  let name: String
  let base: NodeID?
  let value: NodeID
}

/// What a recognizer makes of a call.
struct Recognition {
  /// The usages that the call is.
  var usages: [Usage] = []
  /// What it says of its arguments, by position.
  var expectations: [Int: Expectation] = [:]
  /// Arguments that are read already and must not be visited, by position.
  var consumed: Set<Int> = []
  /// Whether the base is read already.
  var consumesBase = false
  /// Whether nothing inside is a usage (masks).
  var silences = false

  static let nothing = Recognition()

  /// The call is a value; nothing of it is left to read.
  static func value(_ usage: Usage?, _ call: CallSite) -> Recognition {
    Recognition(
      usages: usage.map { [$0] } ?? [],
      consumed: Set(call.arguments.indices),
      consumesBase: true
    )
  }
}
