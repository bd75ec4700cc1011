import Testing

/// What every file of the repository keeps to.
@Suite struct ConductTests {
  private var sources: [SourceFile] { Checkout.sources }
  private var all: [SourceFile] { Checkout.all }

  @Test func filesAreShort() { expectNone(Conduct.long(all.filter { $0.path.hasSuffix(".swift") })) }

  @Test func noDrawers() { expectNone(Conduct.drawers(all)) }

  @Test func nothingTraps() { expectNone(Conduct.traps(sources)) }

  @Test func noTypeHasItsModulesName() { expectNone(Conduct.moduleNames(sources)) }

  @Test func filesAreCalledLikeTheirTypes() { expectNone(Conduct.fileNames(sources)) }

  @Test func nothingIsLeftUnfinished() { expectNone(Conduct.leftovers(all)) }

  @Test func nothingNamesAMachine() { expectNone(Conduct.machine(all)) }

  @Test func theTopHoldsWhatItMay() throws {
    let allowed: Set<String> = ["Package.swift", "Sources", "Tests", "Fixtures", "editors", "README.md"]
    let names = try Repository.current.topLevelNames().filter { !$0.hasPrefix(".") && $0 != "Package.resolved" }
    #expect(names.filter { !allowed.contains($0) } == [])
  }
}
