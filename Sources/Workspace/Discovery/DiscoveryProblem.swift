/// Something that did not work while searching for files.
package struct DiscoveryProblem: Sendable, Hashable {
  package enum Weight: Sendable, Hashable {
    /// A file or folder could not be read: the run goes on and fails at its end.
    case failure
    /// Worth a line, nothing is missing.
    case note
  }

  package let path: FilePath
  package let message: String
  package let weight: Weight

  package init(path: FilePath, message: String, weight: Weight) {
    self.path = path
    self.message = message
    self.weight = weight
  }
}
