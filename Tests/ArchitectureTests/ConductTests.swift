import Testing

/// What every file of the repository keeps to.
@Suite struct ConductTests {
  private let sources: [SourceFile]
  private let all: [SourceFile]

  init() throws {
    let repository = Repository.current
    sources = try repository.swiftFiles(in: "Sources")
    all =
      try sources + repository.files(in: "Tests") + repository.files(in: ".ci") + repository.files(in: "editors")
      + [repository.file("Package.swift"), repository.file("README.md"), repository.file("Sources/README.md")]
  }

  @Test func filesAreShort() { #expect(Conduct.long(all.filter { $0.path.hasSuffix(".swift") }) == []) }

  @Test func noDrawers() { #expect(Conduct.drawers(all) == []) }

  @Test func nothingTraps() { #expect(Conduct.traps(sources) == []) }

  @Test func noTypeHasItsModulesName() { #expect(Conduct.moduleNames(sources) == []) }

  @Test func filesAreCalledLikeTheirTypes() { #expect(Conduct.fileNames(sources) == []) }

  @Test func nothingIsLeftUnfinished() { #expect(Conduct.leftovers(all) == []) }

  @Test func nothingNamesAMachine() { #expect(Conduct.machine(all) == []) }

  @Test func theTopHoldsWhatItMay() throws {
    let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "Fixtures", "editors", "README.md"]
    let names = try Repository.current.topLevelNames().filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(names.filter { !allowed.contains($0) } == [])
  }
}
