/// The file that configures a folder.
package enum ConfigurationFile {
  package static let name = ".parlance.json"
}
