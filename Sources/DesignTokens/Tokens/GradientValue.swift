/// A gradient's colours in order.
package struct GradientValue: Hashable, Sendable {
  package struct Stop: Hashable, Sendable {
    /// `nil` where it isn't known.
    package var color: AppearanceColor?
    /// The token that the colour was stated through.
    package var reference: TokenName?
    /// 0…1; `nil` where the stops are spread evenly.
    package var location: Double?

    package init(color: AppearanceColor?, reference: TokenName? = nil, location: Double? = nil) {
      self.color = color
      self.reference = reference
      self.location = location
    }
  }

  package var stops: [Stop]

  package init(stops: [Stop]) {
    self.stops = stops
  }
}
