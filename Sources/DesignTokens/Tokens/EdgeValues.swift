/// Insets in points. Left and right also stand for leading and trailing.
package struct EdgeValues: Hashable, Sendable {
  package var top: Double
  package var left: Double
  package var bottom: Double
  package var right: Double

  package init(top: Double, left: Double, bottom: Double, right: Double) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  package init(all value: Double) {
    self.init(top: value, left: value, bottom: value, right: value)
  }
}
