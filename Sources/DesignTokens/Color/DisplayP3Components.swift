/// A colour's components in the Display P3 space, as written; usually 0…1.
package struct DisplayP3Components: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double

  package init(red: Double, green: Double, blue: Double) {
    self.red = red
    self.green = green
    self.blue = blue
  }
}
