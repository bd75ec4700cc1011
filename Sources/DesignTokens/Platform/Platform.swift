/// A platform that Swift code may be built for.
package enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS
}
