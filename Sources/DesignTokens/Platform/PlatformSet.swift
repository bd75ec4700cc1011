/// Platforms that code is compiled for.
package struct PlatformSet: OptionSet, Hashable, Sendable {
  package let rawValue: UInt8

  package init(rawValue: UInt8) { self.rawValue = rawValue }

  package init(_ platforms: some Sequence<Platform>) {
    self.init(rawValue: platforms.reduce(0) { $0 | Self.bit(of: $1) })
  }

  package init(_ platform: Platform) { self.init(rawValue: Self.bit(of: platform)) }

  package static let all = PlatformSet(Platform.allCases)

  package func contains(_ platform: Platform) -> Bool { rawValue & Self.bit(of: platform) != 0 }

  /// In the order of `Platform.allCases`.
  package var platforms: [Platform] { Platform.allCases.filter { contains($0) } }

  private static func bit(of platform: Platform) -> UInt8 {
    switch platform {
    case .iOS: 1
    case .macOS: 2
    case .tvOS: 4
    case .watchOS: 8
    case .visionOS: 16
    }
  }
}
