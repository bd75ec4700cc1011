/// The version of the program, as `--version` and reports print it.
package enum ToolVersion {
  package static let name = "parlance"
  package static let current = "0.1.0"
}
