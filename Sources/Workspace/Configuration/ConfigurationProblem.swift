package import JSON

/// Something wrong in a configuration file, with its place.
package struct ConfigurationProblem: Sendable, Hashable {
  package let file: FilePath
  package let position: JSONPosition
  /// What is wrong: lower case, no final stop.
  package let message: String
  /// What to do about it.
  package let remedy: String?

  package init(file: FilePath, position: JSONPosition, message: String, remedy: String? = nil) {
    self.file = file
    self.position = position
    self.message = message
    self.remedy = remedy
  }
}
