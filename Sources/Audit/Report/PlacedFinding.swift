package import Linting

/// A finding and where it stands.
package struct PlacedFinding: Sendable {
  package var finding: Finding
  package var place: TextPlace

  package init(_ finding: Finding, at place: TextPlace) {
    self.finding = finding
    self.place = place
  }
}
