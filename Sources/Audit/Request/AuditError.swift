/// Why there is no report.
package struct AuditError: Error, Sendable, Equatable {
  /// The file that is at fault, as the user wrote or would write it, with the place in it where one is known:
  /// `.parlance.json:3:5`.
  package var place: String?
  /// What is wrong; lower case, no final stop.
  package var message: String
  /// What to do about it; lower case, no final stop.
  package var remedy: String?
  /// What is wrong as well.
  package var further: [AuditError] = []

  package init(place: String? = nil, message: String, remedy: String? = nil) {
    self.place = place
    self.message = message
    self.remedy = remedy
  }
}
