import Linting
import Testing
import Workspace

@Suite struct ConfigurationTreeTests {
  private func tree(_ files: [String: String], paths: [String] = ["/r"]) -> ConfigurationTree {
    let fileSystem = InMemoryFileSystem(files)
    let found = files.keys.filter { $0.hasSuffix(".parlance.json") }.map { FilePath($0) }
    let (tree, problems) = ConfigurationTree.load(
      root: FilePath("/r"),
      paths: paths.map { FilePath($0) },
      found: found,
      fileSystem: fileSystem,
      known: .sample
    )
    #expect(problems.isEmpty)
    return tree
  }

  private func level(_ tree: ConfigurationTree, _ rule: RuleID, _ file: String) -> RuleLevel? {
    let file = FilePath(file)
    return tree.effective(for: file.parent ?? file).rules(for: file)[rule]?.level
  }

  private func isAudited(_ tree: ConfigurationTree, _ file: String) -> Bool {
    let file = FilePath(file)
    return tree.effective(for: file.parent ?? file).exclusion(of: file) == nil
  }

  @Test func innerConfigurationsRefineOuterOnes() {
    let tree = tree([
      "/r/.parlance.json": """
      {"rules": {"raw-color": "error", "raw-font": "error", "raw-height": {"severity": "info", "allow": [44]}},
       "theme": "A", "components": {"UIButton": "B", "UILabel": "L"}, "report": "has-replacement",
       "suppressions": {"requireReason": true}}
      """,
      "/r/a/.parlance.json": """
      {"rules": {"raw-color": "off", "raw-height": "error"}, "theme": "B", "components": {"UIButton": "C"}}
      """,
      "/r/a/b/.parlance.json": #"{"rules": {"raw-color": "hint", "raw-height": {"allow": [1]}}}"#,
    ])
    #expect(level(tree, "raw-color", "/r/x.swift") == .on(.error))
    #expect(level(tree, "raw-color", "/r/a/x.swift") == .off)
    #expect(level(tree, "raw-color", "/r/a/b/c/x.swift") == .on(.hint))
    #expect(level(tree, "raw-font", "/r/a/b/x.swift") == .on(.error))
    #expect(level(tree, "raw-color", "/r/ab/x.swift") == .on(.error))

    let inner = tree.effective(for: FilePath("/r/a"))
    #expect(inner.theme == "B")
    #expect(inner.components == ["UIButton": "C", "UILabel": "L"])
    #expect(inner.report == .hasReplacement)
    #expect(inner.requiresReason)
    #expect(inner.rules(for: FilePath("/r/a/x.swift"))["raw-height"]?.allowedNumbers == [44])
    #expect(level(tree, "raw-height", "/r/a/x.swift") == .on(.error))
    let deepest = tree.effective(for: FilePath("/r/a/b")).rules(for: FilePath("/r/a/b/x.swift"))["raw-height"]
    #expect(deepest?.level == .on(.error))
    #expect(deepest?.allowedNumbers == [1])
  }

  @Test func overridesHoldForTheirFilesAndYieldToNearerConfigurations() {
    let tree = tree([
      "/r/.parlance.json": """
      {"rules": {"raw-font": "error"},
       "overrides": [{"files": ["Old/**"], "rules": {"raw-font": "info"}},
                     {"files": ["**/Very*.swift"], "rules": {"raw-font": "hint"}}]}
      """,
      "/r/Old/new/.parlance.json": #"{"rules": {"raw-font": "warning"}}"#,
    ])
    #expect(level(tree, "raw-font", "/r/a.swift") == .on(.error))
    #expect(level(tree, "raw-font", "/r/Old/a.swift") == .on(.info))
    #expect(level(tree, "raw-font", "/r/Old/VeryOld.swift") == .on(.hint))
    #expect(level(tree, "raw-font", "/r/Old/new/VeryOld.swift") == .on(.warning))
    #expect(level(tree, "raw-font", "/r/x/Old/a.swift") == .on(.error))
  }

  @Test func patternsAreRelativeToTheirConfiguration() throws {
    let tree = tree([
      "/r/.parlance.json": #"{"exclude": ["a/gen/", "*.g.swift"]}"#,
      "/r/a/.parlance.json":
        #"{"exclude": ["/x/**"], "overrides": [{"files": ["y/*"], "rules": {"raw-color": "off"}}]}"#,
    ])
    #expect(!isAudited(tree, "/r/a/gen/q.swift"))
    #expect(!isAudited(tree, "/r/a/b/q.g.swift"))
    #expect(!isAudited(tree, "/r/a/x/q.swift"))
    #expect(isAudited(tree, "/r/x/q.swift"))
    #expect(isAudited(tree, "/r/a/q.swift"))
    #expect(level(tree, "raw-color", "/r/a/y/q.swift") == .off)
    #expect(level(tree, "raw-color", "/r/y/q.swift") == nil)
    let exclusion = tree.effective(for: FilePath("/r/a/x")).exclusion(of: FilePath("/r/a/x/q.swift"))
    #expect(try exclusion == .excluded(by: Glob("/x/**"), in: FilePath("/r/a")))
  }

  @Test func theNearestIncludeDecides() {
    let tree = tree([
      "/r/.parlance.json": #"{"include": ["App/**"]}"#,
      "/r/Lib/.parlance.json": #"{"include": ["Sources/**"]}"#,
      "/r/App/none/.parlance.json": #"{"include": []}"#,
    ])
    #expect(isAudited(tree, "/r/App/a.swift"))
    #expect(!isAudited(tree, "/r/Other/a.swift"))
    #expect(isAudited(tree, "/r/Lib/Sources/a.swift"))
    #expect(!isAudited(tree, "/r/Lib/a.swift"))
    #expect(!isAudited(tree, "/r/App/none/a.swift"))
    #expect(
      tree.effective(for: FilePath("/r/Lib")).exclusion(of: FilePath("/r/Lib/a.swift"))
        == .notIncluded(in: FilePath("/r/Lib"))
    )
  }

  @Test func aRootConfigurationHidesOuterOnes() {
    let tree = tree([
      "/r/.parlance.json": #"{"rules": {"raw-color": "error"}, "exclude": ["**/a.swift"]}"#,
      "/r/sub/.parlance.json": #"{"root": true}"#,
    ])
    #expect(level(tree, "raw-color", "/r/sub/x/a.swift") == nil)
    #expect(isAudited(tree, "/r/sub/x/a.swift"))
    #expect(!isAudited(tree, "/r/a.swift"))
  }

  @Test func configurationsAboveAPathAreReadToo() {
    let files = InMemoryFileSystem([
      "/.parlance.json": #"{"theme": "outside"}"#, "/r/.parlance.json": #"{"theme": "A"}"#,
      "/r/a/.parlance.json": #"{"report": "always"}"#, "/r/a/b/c.swift": "",
    ])
    let (tree, _) = ConfigurationTree.load(
      root: FilePath("/r"),
      paths: [FilePath("/r/a/b/c.swift")],
      found: [],
      fileSystem: files,
      known: .sample
    )
    #expect(tree.allLayers.map(\.folder.string) == ["/r", "/r/a"])
    #expect(tree.effective(for: FilePath("/r/a/b")).theme == "A")
  }

  @Test func placesOfTheVocabularyAreMadeAbsolute() {
    let tree = tree([
      "/r/.parlance.json": #"{"designSystem": ["Modules/DS", {"path": "../out", "module": "Out"}, "/abs"]}"#,
      "/r/a/.parlance.json": #"{"designSystem": ["./Own"]}"#, "/r/Modules/DS/A.swift": "", "/out/A.swift": "",
      "/abs/A.swift": "", "/r/a/Own/A.swift": "",
    ])
    #expect(
      tree.designSystem == [
        .init(path: FilePath("/r/Modules/DS"), module: nil), .init(path: FilePath("/out"), module: "Out"),
        .init(path: FilePath("/abs"), module: nil), .init(path: FilePath("/r/a/Own"), module: nil),
      ]
    )
    #expect(self.tree(["/r/.parlance.json": "{}"]).designSystem == nil)
    #expect(self.tree(["/r/.parlance.json": #"{"designSystem": []}"#]).designSystem == [])
  }

  @Test func anUnreadableConfigurationIsAProblem() {
    var files = InMemoryFileSystem(["/r/.parlance.json": "{}"])
    files.forbidReading(FilePath("/r/.parlance.json"))
    let (_, problems) = ConfigurationTree.load(
      root: FilePath("/r"),
      paths: [FilePath("/r")],
      found: [],
      fileSystem: files,
      known: .sample
    )
    #expect(problems.map(\.message) == ["the configuration can't be read: no permission to read it"])
  }
}
