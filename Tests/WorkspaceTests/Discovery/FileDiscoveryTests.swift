import Testing
import Workspace

@Suite struct FileDiscoveryTests {
  private struct Ignoring: IgnoredPathSource {
    let paths: IgnoredPaths

    func ignoredPaths(in folder: FilePath) -> IgnoredPaths { paths }
  }

  private func discover(
    _ files: InMemoryFileSystem,
    _ paths: [String] = ["/r"],
    ignoring: IgnoredPaths? = nil
  ) -> DiscoveredFiles {
    FileDiscovery(
      fileSystem: files,
      root: FilePath("/r"),
      ignoredPaths: ignoring.map { Ignoring(paths: $0) }
    ).discover(paths.map { FilePath($0) })
  }

  private func names(_ files: DiscoveredFiles) -> [String] {
    files.swiftFiles.map { $0.path.relative(to: FilePath("/r")) }
  }

  private func skipped(_ files: DiscoveredFiles) -> [String: SkippedEntry.Reason] {
    Dictionary(files.skipped.map { ($0.path.relative(to: FilePath("/r")), $0.reason) }) { $1 }
  }

  @Test func findsSwiftFilesCatalogsTokensAndConfigurationsInOrder() {
    let found = discover(
      InMemoryFileSystem([
        "/r/b.swift": "", "/r/a/z.swift": "12", "/r/a/é #(.swift": "", "/r/a-b.swift": "", "/r/x.txt": "",
        "/r/As.xcassets/Contents.json": "{}", "/r/As.xcassets/x.swift": "", "/r/t.tokens": "", "/r/t.tokens.json": "",
        "/r/.parlance.json": "", "/r/a/.parlance.json": "",
      ])
    )
    #expect(names(found) == ["a-b.swift", "a/z.swift", "a/é #(.swift", "b.swift"])
    #expect(found.swiftFiles.map(\.size) == [0, 2, 0, 0])
    #expect(found.assetCatalogs.map(\.string) == ["/r/As.xcassets"])
    #expect(found.tokenFiles.map(\.string) == ["/r/t.tokens", "/r/t.tokens.json"])
    #expect(found.configurations.map(\.string) == ["/r/.parlance.json", "/r/a/.parlance.json"])
    #expect(found.problems.isEmpty)
  }

  @Test(arguments: [".build", ".git", "DerivedData", "Pods", "Carthage", "node_modules", ".swiftpm"])
  func prunesFoldersUnlessNamed(name: String) {
    let files = InMemoryFileSystem(["/r/x/\(name)/y/a.swift": "", "/r/b.swift": ""])
    #expect(names(discover(files)) == ["b.swift"])
    #expect(names(discover(files, ["/r/x/\(name)/y"])) == ["x/\(name)/y/a.swift"])
    #expect(names(discover(files, ["/r/x/\(name)"])) == ["x/\(name)/y/a.swift"])
  }

  @Test func takesEachFileOnceAndKeepsThatItWasNamed() {
    let files = InMemoryFileSystem(["/r/a/b.swift": "", "/r/c.swift": ""])
    let found = discover(files, ["/r", "/r/a", "/r/a/b.swift", "/r/a/b.swift"])
    #expect(names(found) == ["a/b.swift", "c.swift"])
    #expect(found.swiftFiles.map(\.isNamed) == [true, false])
    #expect(found.skipped.isEmpty)
  }

  @Test func followsLinksOnceInsideTheRoot() {
    var files = InMemoryFileSystem([
      "/r/real/a.swift": "", "/out/b.swift": "", "/r/.build/c.swift": "", "/r/Pods/d/e.swift": "",
    ])
    files.addLink(FilePath("/r/again"), to: "real")
    files.addLink(FilePath("/r/copy.swift"), to: "real/a.swift")
    files.addLink(FilePath("/r/out"), to: "/out")
    files.addLink(FilePath("/r/out.swift"), to: "/out/b.swift")
    files.addLink(FilePath("/r/built.swift"), to: ".build/c.swift")
    files.addLink(FilePath("/r/pod"), to: "Pods/d")
    files.addLink(FilePath("/r/gone.swift"), to: "nowhere")
    files.addLink(FilePath("/r/gone.txt"), to: "nowhere")
    let found = discover(files)
    #expect(names(found) == ["real/a.swift"])
    #expect(found.problems.isEmpty)
    #expect(
      skipped(found) == [
        "out": .linkLeadsAway, "out.swift": .linkLeadsAway, "built.swift": .linkLeadsAway, "pod": .linkLeadsAway,
        "gone.swift": .linkIsBroken, ".build": .pruned, "Pods": .pruned,
      ]
    )
  }

  @Test func aLinkThatIsNamedIsFollowedAnywhere() {
    var files = InMemoryFileSystem(["/out/b.swift": "", "/r/a.swift": ""])
    files.addLink(FilePath("/r/link.swift"), to: "/out/b.swift")
    files.addLink(FilePath("/r/folder"), to: "/out")
    #expect(discover(files, ["/r/link.swift"]).swiftFiles.map(\.path.string) == ["/out/b.swift"])
    #expect(discover(files, ["/r/folder"]).swiftFiles.map(\.path.string) == ["/out/b.swift"])
  }

  @Test func circlesOfLinksEnd() {
    var files = InMemoryFileSystem(["/r/a/x.swift": "", "/r/b/y.swift": ""])
    files.addLink(FilePath("/r/a/self"), to: ".")
    files.addLink(FilePath("/r/a/up"), to: "..")
    files.addLink(FilePath("/r/a/toB"), to: "../b")
    files.addLink(FilePath("/r/b/toA"), to: "../a")
    files.addLink(FilePath("/r/loop.swift"), to: "loop.swift")
    #expect(names(discover(files)) == ["a/x.swift", "b/y.swift"])
  }

  @Test func skipsWhatOnlyLooksLikeAFile() {
    var files = InMemoryFileSystem(["/r/folder.swift/a.swift": "", "/r/a.swift": "", "/r/readme.md": ""])
    files.addSpecial(FilePath("/r/fifo.swift"))
    files.addSpecial(FilePath("/r/socket"))
    #expect(names(discover(files)) == ["a.swift"])
    #expect(skipped(discover(files)) == ["folder.swift": .folderNamedLikeFile, "fifo.swift": .special])
    #expect(
      skipped(discover(files, ["/r/readme.md", "/r/fifo.swift"])) == ["readme.md": .notSwift, "fifo.swift": .special]
    )
  }

  @Test func recordsWhatCannotBeRead() {
    var files = InMemoryFileSystem(["/r/closed/a.swift": "", "/r/b.swift": ""])
    files.forbidReading(FilePath("/r/closed"))
    let found = discover(files, ["/r", "/r/missing.swift"])
    #expect(names(found) == ["b.swift"])
    #expect(found.problems.map(\.path.string) == ["/r/closed", "/r/missing.swift"])
    #expect(found.problems.allSatisfy { $0.weight == .failure })
  }

  @Test func leavesOutIgnoredFilesUnlessNamed() {
    let files = InMemoryFileSystem([
      "/r/.git/HEAD": "", "/r/gen/a.swift": "", "/r/b.swift": "", "/r/c.swift": "", "/r/gen/d/e.swift": "",
    ])
    let ignored = IgnoredPaths(folders: [FilePath("/r/gen")], files: [FilePath("/r/b.swift")])
    #expect(names(discover(files, ignoring: ignored)) == ["c.swift"])
    #expect(skipped(discover(files, ignoring: ignored)) == ["gen": .ignoredByGit, "b.swift": .ignoredByGit])
    #expect(names(discover(files, ["/r", "/r/b.swift"], ignoring: ignored)) == ["b.swift", "c.swift"])
    #expect(
      names(discover(files, ["/r", "/r/gen"], ignoring: ignored)) == ["c.swift", "gen/a.swift", "gen/d/e.swift"]
    )
    #expect(names(discover(files)) == ["b.swift", "c.swift", "gen/a.swift", "gen/d/e.swift"])
  }

  @Test func asksOnceForEachRepository() {
    // A search asks from one thread only.
    final class Recording: IgnoredPathSource, @unchecked Sendable {
      var asked: [String] = []

      func ignoredPaths(in folder: FilePath) -> IgnoredPaths {
        asked.append(folder.string)
        return IgnoredPaths()
      }
    }
    let files = InMemoryFileSystem([
      "/.git/HEAD": "", "/r/a/x.swift": "", "/r/b/y.swift": "", "/r/b/in/.git/HEAD": "", "/r/b/in/z.swift": "",
    ])
    func asked(_ paths: String...) -> [String] {
      let recording = Recording()
      _ = FileDiscovery(fileSystem: files, root: FilePath("/r"), ignoredPaths: recording)
        .discover(paths.map { FilePath($0) })
      return recording.asked.sorted()
    }
    #expect(asked("/r/a") == ["/r/a"])
    #expect(asked("/r/a", "/r/a") == ["/r/a"])
    #expect(asked("/r/a", "/r/b") == ["/r", "/r/b/in"])
    #expect(asked("/r/b", "/r/b/in") == ["/r/b", "/r/b/in"])
    #expect(asked("/r/a/x.swift") == [])
  }

  @Test func deepFoldersCostNoRecursion() {
    let path = "/r/" + String(repeating: "d/", count: 120) + "a.swift"
    #expect(discover(InMemoryFileSystem([path: ""])).swiftFiles.map(\.path.string) == [path])
  }
}
