import Testing

@Suite struct IgnoredFileTests {
  private static let files = [
    ".gitignore": "Build/\n*.gen.swift\n!Keep.gen.swift\n", "A.swift": SampleProject.red,
    "App/.gitignore": "/Local.swift\n", "App/Local.swift": SampleProject.red, "App/Sub/Local.swift": SampleProject.red,
    "Build/B.swift": SampleProject.red, "C.gen.swift": SampleProject.red, "Keep.gen.swift": SampleProject.red,
  ]
  private static let kept = ["A.swift", "App/Sub/Local.swift", "Keep.gen.swift"]

  @Test func whatGitIgnoresIsLeftOut() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    #expect(try await project.audit().paths.count == 6)
    try project.makeRepository()
    #expect(try await project.audit().paths == Self.kept)
    #expect(try await project.audit(in: "App").paths == ["App/Sub/Local.swift"])
    #expect(try await project.audit("--no-ignore").paths.count == 6)
  }

  @Test func whatIsNamedIsAudited() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    try project.makeRepository()
    #expect(try await project.audit("C.gen.swift").paths == ["C.gen.swift"])
    #expect(try await project.audit("Build").paths == ["Build/B.swift"])
    #expect(try await project.audit("A.swift", "App/Local.swift").paths == ["A.swift", "App/Local.swift"])
  }

  @Test func thatAllIsIgnoredIsSaid() async throws {
    let project = try SampleProject([".gitignore": "*.swift\n", "A.swift": SampleProject.red])
    defer { project.remove() }
    try project.makeRepository()
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(
      run.errors.hasPrefix(".: error: no Swift file found outside of what git ignores; audit that too with --no-ignore")
    )
  }

  @Test func verboseSaysWhy() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    try project.makeRepository()
    let lines = try await project.audit("--verbose").errors.split(separator: "\n")
    #expect(lines.first == "parlance: root .")
    #expect(lines.contains("parlance: Build: ignored by git"))
    #expect(lines.contains("parlance: C.gen.swift: ignored by git"))
  }
}
