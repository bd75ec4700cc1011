import Foundation
import JSON
import Testing

@Suite struct InitCommandTests {
  private static let files = SampleLibrary.files.merging([
    "Library/Sizes.swift": "public enum Sizes {\n"
      + (1...9).map { "  public static let s\($0): CGFloat = \($0)\n" }.joined()
      + "}\n",
    "App/Vendor/Old.swift": "import UIKit\n",
    ".gitignore": "Build/\n", "Build/B.swift": "",
  ]) { $1 }

  private func configuration(of project: SampleProject, _ path: String = ".parlance.json") throws -> String {
    try String(contentsOf: project.folder.url.appending(path: path), encoding: .utf8)
  }

  @Test func writesAConfigurationThatTheAuditTakes() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    try project.makeRepository()
    let run = try await ProgramRun(["init"], in: project.folder.url)
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("wrote .parlance.json\n"))
    let text = try configuration(of: project)
    #expect(text.contains("//"))
    let json = try JSONValue.parse(Array(text.utf8), commentsAllowed: true)
    #expect(json["designSystem"] == ["Library"])
    #expect(json["components"] == ["UIButton": "InkButton"])
    #expect(json["exclude"] == ["**/Vendor/**"])
    let audit = try await project.audit()
    #expect(audit.exitCode == 1)
    #expect(audit.output.contains("App/Login.swift:4:28: warning: "))
  }

  @Test func saysWhatItFoundAndSkipped() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    try project.makeRepository()
    let output = try await ProgramRun(["init"], in: project.folder.url).output
    let lines = output.split(separator: "\n").map { String($0) }
    #expect(lines.contains("asset catalogs: Library/Colors.xcassets"))
    #expect(lines.contains { $0.hasPrefix("found ") && $0.contains("color") && $0.contains("1 component") })
    #expect(lines.contains { $0.hasPrefix("  Library: ") })
    #expect(lines.contains("  UIButton → InkButton"))
    #expect(lines.contains { $0.hasPrefix("not offered: 1 not visible") })
    #expect(lines.contains("skipped 1, ignored by git: Build"))
    #expect(lines.contains("skipped 1, folders of this name are never searched: Pods"))
  }

  @Test func whatIsThereIsOnlyReplacedOnDemand() async throws {
    let project = try SampleProject(Self.files.merging([".parlance.json": "{ \"rules\": {} }"]) { $1 })
    defer { project.remove() }
    let run = try await ProgramRun(["init"], in: project.folder.url)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == ".parlance.json: error: a configuration is there already; replace it with --force\n")
    #expect(try configuration(of: project) == "{ \"rules\": {} }")
    #expect(try await ProgramRun(["init", "--force", "--quiet"], in: project.folder.url).output == "")
    let first = try configuration(of: project)
    #expect(first.contains("\"designSystem\""))
    _ = try await ProgramRun(["init", "--force"], in: project.folder.url)
    #expect(try configuration(of: project) == first, "what is replaced doesn't shape what replaces it")
  }

  @Test func aBrokenConfigurationCanBeReplaced() async throws {
    let project = try SampleProject(Self.files.merging([".parlance.json": "{ \"rulez\""]) { $1 })
    defer { project.remove() }
    #expect(try await ProgramRun(["init", "--force"], in: project.folder.url).exitCode == 0)
    #expect(try await project.audit().exitCode == 1)
  }

  @Test func aProjectWithoutTokensGetsATeachingFile() async throws {
    let project = try SampleProject(["App/A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await ProgramRun(["init", "App"], in: project.folder.url)
    #expect(run.exitCode == 0)
    #expect(run.output.contains("found no design token or component\n"))
    let text = try configuration(of: project, "App/.parlance.json")
    #expect(try JSONValue.parse(Array(text.utf8), commentsAllowed: true).objectValue?.map(\.key) == ["rules"])
    #expect(text.contains("// \"designSystem\""))
    #expect(try await ProgramRun(["init", "nowhere"], in: project.folder.url).exitCode == 2)
    #expect(try await ProgramRun(["init", "App/A.swift"], in: project.folder.url).exitCode == 2)
  }
}
