/// A difference in which the oracle is wrong, or coarser than the program's reader. `Tests/Oracle/EXCEPTIONS.md` says
/// why, under the same reason.
package struct KnownDifference: Sendable {
  /// The heading in `EXCEPTIONS.md`.
  package let reason: String
  package let matches: @Sendable (Difference) -> Bool

  package init(reason: String, matches: @escaping @Sendable (Difference) -> Bool) {
    self.reason = reason
    self.matches = matches
  }

  package static let all: [KnownDifference] = [
    KnownDifference(reason: "Accessors called mutate") {
      $0.aspect == "number of accessors" && $0.got.contains("name=mutate")
    }
  ]

  /// The heading in `EXCEPTIONS.md` of the files that `UnitComparison` leaves out.
  package static let tooDeep = "Code that nests too deep for the oracle"
}
