/// What says that hex digits of a colour follow.
package enum HexReaders {
  /// Labels that do by themselves.
  package static var labels: Set<String> { HexReading.labels }
}
