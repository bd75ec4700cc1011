import Testing

@Suite struct ExitCodeTests {
  private static let files = [
    "A.swift": SampleProject.red,
    "B.swift": "import UIKit\nfunc f(_ v: UIView) { v.layer.cornerRadius = 8 }\n",
  ]

  private static let runs: [([String], Int32)] = [
    ([], 1), (["B.swift"], 0), (["B.swift", "--fail-on", "info"], 1), (["--fail-on", "error"], 0),
    (["--fail-on", "never"], 0), (["--max-findings", "1"], 0), (["--max-findings", "0"], 1),
    (["--fail-on", "info", "--max-findings", "1"], 1), (["--fail-on", "info", "--max-findings", "2"], 0),
    (["--rule", "palette-color=error", "--fail-on", "error"], 1), (["--rule", "palette-color=hint"], 0),
    (["--off", "palette-color"], 0), (["--only", "raw-font"], 0), (["--only", "raw-radius"], 0),
    (["--rule", "palette-color=off"], 0), (["--only", "palette-color,raw-radius", "--fail-on", "info"], 1),
    (["nowhere"], 2), (["A.swift", "nowhere.swift"], 2),
  ]

  @Test(arguments: runs)
  func tells(arguments: [String], code: Int32) async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    let run = try await ProgramRun(["audit"] + arguments, in: project.folder.url)
    #expect(run.exitCode == code)
  }

  @Test func namesAPathThatIsNotThere() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    let run = try await project.audit("A.swift", "Nowhere/B.swift")
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "Nowhere/B.swift: error: no such file or folder; check the path\n")
  }

  @Test func namesAFileThatIsNoSwift() async throws {
    let project = try SampleProject(Self.files.merging(["note.txt": "", "Sub/more.md": ""]) { $1 })
    defer { project.remove() }
    let run = try await project.audit("A.swift", "note.txt", "Sub/more.md")
    #expect(run.exitCode == 2)
    #expect(run.paths == ["A.swift"])
    #expect(run.remarks == "Sub/more.md:1:1: error: not a Swift file\nnote.txt:1:1: error: not a Swift file\n")
    #expect(try await project.audit("A.swift", "note.txt", "--format", "json").output.contains(#""file": "note.txt""#))
    let alone = try await project.audit("note.txt")
    #expect(alone.exitCode == 2)
    #expect(alone.errors == "note.txt: error: not a Swift file; name a Swift file or a folder\n")
    #expect(try await project.audit("/dev/null").errors.hasPrefix("/dev/null: error: not a regular file;"))
    #expect(try await project.audit().exitCode == 1)
  }

  @Test func aProjectWithoutSwiftIsAFailureUnlessAllowed() async throws {
    let project = try SampleProject(["README.md": ""])
    defer { project.remove() }
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(run.errors == ".: error: no Swift file found; name another path, or allow it with --allow-empty\n")
    let allowed = try await project.audit("--allow-empty")
    #expect(allowed.exitCode == 0)
    #expect(allowed.output == "no findings in 0 files\n")
  }
}
