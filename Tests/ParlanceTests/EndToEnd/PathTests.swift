import Foundation
import Testing

@Suite struct PathTests {
  private static let files = [
    "App/A.swift": SampleProject.red, "App/Old/B.swift": SampleProject.red, "App/Old/Deep/C.swift": SampleProject.red,
    "Tools/D.swift": SampleProject.red,
  ]

  @Test(arguments: ["git", "configuration"])
  func aPartPrintsTheLinesOfTheWhole(root: String) async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    if root == "git" { try project.makeRepository() } else { try project.folder.write(".parlance.json", "{}") }
    let all = try await project.audit(".").output.split(separator: "\n").filter { $0.hasPrefix("App/Old/") }
    #expect(all.count == 2)
    for (path, place) in [("App/Old", ""), (".", "App/Old"), ("../Old", "App/Old"), ("App/./Old/", "")] {
      let part = try await project.audit(path, "--quiet", in: place)
      #expect(part.output.split(separator: "\n") == all)
    }
    #expect(try await project.audit("App/Old/B.swift").paths == ["App/Old/B.swift"])
    #expect(try await project.audit("App/Old/B.swift", "App", "App/Old").paths.count == 3)
  }

  @Test(arguments: [
    "Mein Schirm.swift", "a#b.swift", "größe/Ä.swift", "日本/色.swift", "a%20b.swift", "it's.swift", "-x.swift",
  ])
  func anyNameIsPrintedAsItIs(name: String) async throws {
    let project = try SampleProject([name: SampleProject.red])
    defer { project.remove() }
    #expect(try await project.audit().output.hasPrefix(name + SampleProject.redLine))
    try project.folder.write(".parlance.json", "{}")
    #expect(try await project.audit("--", name).output.hasPrefix(name + SampleProject.redLine))
    #expect(try await project.audit("--format", "json").output.contains("\"file\": \"\(name)\""))
  }

  @Test(arguments: ["audit", "audit .", "tokens", "explain A.swift:1", "init"])
  func aDeletedWorkingDirectoryEndsTheRun(command: String) async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await ProgramRun(
      ["-c", "mkdir gone && cd gone && rmdir ../gone && exec \"$0\" \(command)", ProgramRun.built.path],
      program: URL(filePath: "/bin/sh"),
      in: project.folder.url
    )
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "parlance: error: the working directory no longer exists; change to another one\n")
  }

  @Test func standardInputStandsForAFile() async throws {
    let project = try SampleProject([
      "App/A.swift": "", "App/.parlance.json": #"{ "rules": { "palette-color": "error" } }"#,
    ])
    defer { project.remove() }
    for name in ["App/A.swift", "App/New.swift", "App/New/Deep.swift"] {
      let run = try await project.audit("-", "--stdin-filename", name, input: SampleProject.red)
      #expect(run.exitCode == 1)
      #expect(run.remarks == "")
      // The configuration's folder is the root.
      #expect(run.output.hasPrefix(name.dropFirst(4) + ":2:41: error:"))
    }
    let clean = try await project.audit("-", "--stdin-filename", "App/A.swift", input: "")
    #expect(clean.exitCode == 0)
    #expect(clean.output == "no findings in 1 file\n")
  }

  @Test(arguments: ["App", ".", "New/"])
  func standardInputStandsForNoFolder(name: String) async throws {
    let project = try SampleProject(["App/A.swift": ""])
    defer { project.remove() }
    let run = try await project.audit("-", "--stdin-filename", name, input: SampleProject.red)
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == "\(name): error: standard input can't stand for a folder; name a file in it\n")
  }

  /// The reader stops where it has seen enough, whatever follows.
  @Test func standardInputIsBoundAsFilesAre() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await ProgramRun(
      ["-c", "yes | timeout 60 \"$0\" audit - --stdin-filename A.swift", ProgramRun.built.path],
      program: URL(filePath: "/bin/sh"),
      in: project.folder.url
    )
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix("parlance: error: standard input is larger than 32 MB\n"))
    try project.folder.write("B.swift", String(repeating: " ", count: 32 << 20) + "\n")
    let file = try await project.audit()
    #expect(file.exitCode == 2)
    #expect(file.errors.contains("B.swift:1:1: error: larger than 32 MB\n"))
  }

  @Test func standardInputSeesTheDeclarationsAroundIt() async throws {
    let project = try SampleProject([
      ".parlance.json": "{}", "Mark.swift": "enum Mark { case red }\nfunc paint(color: Mark) {}\n",
    ])
    defer { project.remove() }
    let text = "import UIKit\nfunc f() { paint(color: .red) }\n"
    #expect(try await project.audit("-", "--stdin-filename", "A.swift", input: text).exitCode == 0)
  }
}
