/// What `parlance extract` is asked for.
package struct ExtractionRequest: Sendable, Equatable {
  /// Where the value stands.
  package var place: LineRequest
  /// Of the new member; `nil` for one that says the value.
  package var name: String?
  /// Whether other files keep the value.
  package var isOfOneFile = false

  package init(place: LineRequest) { self.place = place }
}
