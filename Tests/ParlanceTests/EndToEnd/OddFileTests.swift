import Foundation
import Testing

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

@Suite struct OddFileTests {
  @Test func encodingsAndLineEndsKeepTheirPlaces() async throws {
    let project = try SampleProject([
      "bom.swift": "\u{FEFF}let tint: UIColor = .red\n",
      "crlf.swift": "import UIKit\r\nlet ü = 1\r\nlet tint: UIColor = .red\r\n",
      "cr.swift": "import UIKit\rlet tint: UIColor = .red\r", "nul.swift": "// a\0b\nlet tint: UIColor = .red\n",
      "wide.swift": "/* 🧡 */ let tint: UIColor = .red\n", "empty.swift": "", "broken.swift": "func f( {{ [ \"\n",
    ])
    defer { project.remove() }
    let lines = try await project.audit("--quiet").output.split(separator: "\n")
      .filter { !$0.hasPrefix(" ") }.map { $0.prefix { $0 != " " } }
    #expect(lines == ["bom.swift:1:21:", "cr.swift:2:21:", "crlf.swift:3:21:", "nul.swift:2:21:", "wide.swift:1:32:"])
  }

  @Test func invalidUTF8IsJudgedAndNoted() async throws {
    let project = try SampleProject(["A.swift": ""])
    defer { project.remove() }
    let bytes = Array("// ".utf8) + [0xFF, 0xFE] + Array("\nlet tint: UIColor = .red\n".utf8)
    try Data(bytes).write(to: project.folder.url.appending(path: "bad.swift"))
    let run = try await project.audit("--fail-on", "never")
    #expect(run.exitCode == 0)
    #expect(run.output.hasPrefix("bad.swift:2:21: warning:"))
    #expect(run.remarks == "bad.swift:1:1: note: the file is not valid UTF-8; it is judged as it is and never edited\n")
    #expect(
      try await project.audit("--format", "json").output.contains(
        #""problems": [\#n    {"file": "bad.swift", "line": 1,"#
      )
    )
  }

  @Test func utf16IsNamed() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let files = [
      ("big.swift", String.Encoding.utf16BigEndian), ("little.swift", .utf16LittleEndian), ("mark.swift", .utf16),
    ]
    for (name, encoding) in files {
      try #require("let a = 1\n".data(using: encoding)).write(to: project.folder.url.appending(path: name))
    }
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(run.paths == ["A.swift"])
    #expect(
      run.remarks == files.map { "\($0.0):1:1: error: the text is UTF-16: convert it to UTF-8\n" }.joined()
    )
  }

  #if os(Linux)
  @Test func namesThatAreNoUTF8AreProblems() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let base = Array(project.folder.url.path(percentEncoded: false).utf8CString.dropLast())
    func path(_ name: [UInt8]) -> [CChar] { base + [47] + name.map { CChar(bitPattern: $0) } + [0] }
    let file = path([0x62, 0xFF] + Array(".swift".utf8))
    close(open(file, O_CREAT | O_WRONLY, 0o600))
    #expect(mkdir(path([0x63, 0xFF]), 0o700) == 0)
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(run.paths == ["A.swift"])
    #expect(
      run.remarks == "c\u{FFFD}:1:1: note: the folder's name is not valid UTF-8: it is not searched\n"
        + "b\u{FFFD}.swift:1:1: error: the file's name is not valid UTF-8: rename it\n"
    )
    let named = try await ProgramRun(
      ["-c", "exec \"$0\" audit \"$(printf 'b\\377.swift')\"", ProgramRun.built.path],
      program: URL(filePath: "/bin/sh"),
      in: project.folder.url
    )
    #expect(named.exitCode == 2)
    #expect(named.errors == "b\u{FFFD}.swift: error: the name is not valid UTF-8; rename it\n")
  }
  #endif

  @Test func aFileIsNoFolder() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await project.audit("A.swift/x")
    #expect(run.exitCode == 2)
    #expect(run.errors == "A.swift/x: error: a name on the way to it is not a folder; check the path\n")
  }

  @Test func whatIsNoFileIsPassedOver() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red, "folder.swift/B.swift": SampleProject.red])
    defer { project.remove() }
    #expect(mkfifo(project.folder.url.appending(path: "pipe.swift").path(percentEncoded: false), 0o600) == 0)
    try project.link("dangling.swift", to: "nowhere.swift")
    let run = try await project.audit("--verbose")
    #expect(run.exitCode == 1)
    #expect(run.paths == ["A.swift"])
    for line in [
      "pipe.swift: not a regular file", "folder.swift: a folder with the name of a Swift file",
      "dangling.swift: a symbolic link that leads nowhere",
    ] {
      #expect(run.errors.contains("parlance: \(line)\n"))
    }
    let quiet = try await project.audit()
    #expect(quiet.remarks == "")
    #expect(try await project.audit("pipe.swift").exitCode == 2)
  }

  @Test func linksAreFollowedOnceAndInsideTheRoot() async throws {
    let outside = try SampleProject(["Out.swift": SampleProject.red])
    defer { outside.remove() }
    let project = try SampleProject(["App/A.swift": SampleProject.red, ".parlance.json": "{}"])
    defer { project.remove() }
    try project.link("App/loop", to: "..")
    try project.link("App/self", to: ".")
    try project.link("Other", to: "App")
    try project.link("B.swift", to: "App/A.swift")
    try project.link("Away", to: outside.folder.url.path(percentEncoded: false))
    #expect(try await project.audit().paths == ["App/A.swift"])
    #expect(try await project.audit("B.swift").paths == ["App/A.swift"])
    #expect(try await project.audit("Other").paths == ["App/A.swift"])
  }

  @Test(.enabled(if: geteuid() != 0, "root reads every file"))
  func anUnreadableFileIsReportedAndTheRestGoesOn() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red, "B.swift": SampleProject.red])
    defer { project.remove() }
    #expect(chmod(project.folder.url.appending(path: "A.swift").path(percentEncoded: false), 0) == 0)
    let run = try await project.audit("--fail-on", "never")
    #expect(run.exitCode == 2)
    #expect(run.paths == ["B.swift"])
    #expect(run.remarks == "A.swift:1:1: error: permission denied\n")
  }

  @Test(arguments: ["(", "[", "{", "-", "a + ", "if x { "])
  func deepNestingEndsClearly(piece: String) async throws {
    let project = try SampleProject([
      "A.swift": "let x = " + String(repeating: piece, count: 10_000) + "\n", "B.swift": SampleProject.red,
    ])
    defer { project.remove() }
    let run = try await project.audit()
    #expect(!run.isKilled)
    #expect(run.exitCode == 1)
    #expect(run.paths == ["B.swift"])
  }
}
