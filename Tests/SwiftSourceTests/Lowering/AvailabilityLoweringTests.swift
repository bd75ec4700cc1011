import SwiftSource
import Testing

@Suite struct AvailabilityLoweringTests {
  private func declaration(_ attribute: String) throws -> Declaration {
    try #require(SourceUnit.lower(attribute + " var a = 1").declarations.first)
  }

  @Test func platforms() throws {
    let found = try declaration("@available(iOS 15.0, macOS 12, *)").availability
    #expect(found.map(\.platform) == ["iOS", "macOS", "*"])
    #expect(found.map(\.introduced) == ["15.0", "12", nil])
    #expect(!found.contains { $0.isUnavailable })
  }

  @Test func introducedAndUnavailable() throws {
    let found = try declaration("@available(iOS, introduced: 13)\n@available(tvOS, unavailable)").availability
    #expect(found.map(\.platform) == ["iOS", "tvOS"])
    #expect(found.map(\.introduced) == ["13", nil])
    #expect(found.map(\.isUnavailable) == [false, true])
  }

  @Test func deprecation() throws {
    let found = try declaration("@available(*, deprecated, message: \"use b\", renamed: \"b\")").deprecation
    #expect(found?.message == "use b")
    #expect(found?.renamed == "b")
    #expect(found?.isSoft == false)
    #expect(try declaration("@available(iOS, deprecated: 14.0)").deprecation?.isSoft == false)
    #expect(try declaration("@available(iOS, deprecated: 100000.0)").deprecation?.isSoft == true)
    #expect(try declaration("@available(iOS 14, *)").deprecation == nil)
    #expect(try declaration("@available(*, unavailable, renamed: \"b\")").deprecation == nil)
  }

  @Test func brokenAttributesSayNothing() throws {
    #expect(try declaration("@available()").deprecation == nil)
    #expect(try declaration("@available(*, deprecated:)").deprecation?.isSoft != true)
  }
}
