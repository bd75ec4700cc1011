/// The version of a platform's system that code asks for or is sure of.
package struct SystemVersion: Hashable, Comparable, Sendable {
  private let numbers: [Int]

  /// Reads `17`, `17.2` or `10.15.4`; `nil` for anything else.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    var numbers = parts.compactMap { Int($0) }
    guard !parts.isEmpty, numbers.count == parts.count else { return nil }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    self.numbers = numbers
  }

  package static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    left.numbers.lexicographicallyPrecedes(right.numbers)
  }
}
