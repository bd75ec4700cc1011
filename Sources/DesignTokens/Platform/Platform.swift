/// A platform that Swift code may be built for.
package enum Platform: String, CaseIterable, Hashable, Sendable {
  case iOS
  case macOS
  case tvOS
  case watchOS
  case visionOS

  /// By the case: what a raw value gives hashes its text.
  package func hash(into hasher: inout Hasher) { hasher.combine(PlatformSet(self).rawValue) }
}
