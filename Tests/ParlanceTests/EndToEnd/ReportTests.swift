import Foundation
import JSON
import Testing

@Suite struct ReportTests {
  private static let files = Dictionary(
    uniqueKeysWithValues: (0..<60).map { ("App/File\($0).swift", SampleProject.red + "let h\($0)Height = \($0 + 2)\n") }
  )

  @Test(arguments: ["text", "json"])
  func theNumberOfThreadsDoesNotShow(format: String) async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    let one = try await project.audit("--format", format, "--min-severity", "hint", "--jobs", "1")
    #expect(one.output.utf8.count > 5000)
    for jobs in ["2", "8"] {
      let run = try await project.audit("--format", format, "--min-severity", "hint", "--jobs", jobs)
      #expect(run.output == one.output)
      #expect(run.exitCode == one.exitCode)
    }
  }

  @Test func aClosedPipeEndsTheAuditQuietly() async throws {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    let run = try await ProgramRun(["audit"], in: project.folder.url, output: .closedPipe)
    #expect(!run.isKilled)
    #expect(run.remarks == "")
  }

  @Test func formsCanBeWrittenToFiles() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await project.audit("--format", "text", "--format", "json:a report.json", "--format", "text:b.txt")
    #expect(run.output == "A.swift" + SampleProject.redLine + "1 warning in 1 of 1 file\n")
    let read = { (name: String) in
      String(decoding: try Data(contentsOf: project.folder.url.appending(path: name)), as: UTF8.self)
    }
    #expect(try read("b.txt") == run.output)
    #expect(try read("a report.json") == (try await project.audit("--format", "json").output))
    let unwritable = try await project.audit("--format", "json:none/a.json")
    #expect(unwritable.exitCode == 2)
    #expect(unwritable.errors.contains("none/a.json"))
  }

  @Test func whatIsNotJudgedIsSaid() async throws {
    let generated = "// Generated using SwiftGen\n" + SampleProject.red
    let project = try SampleProject([
      "App/A.swift": SampleProject.red, "Tests/B.swift": SampleProject.red, "Tests/C.swift": SampleProject.red,
      "App/D.swift": generated, ".parlance.json": #"{ "exclude": ["E.swift"] }"#, "E.swift": SampleProject.red,
    ])
    defer { project.remove() }
    #expect(try await project.audit().remarks == "")
    let tests = try await project.audit("Tests")
    #expect(tests.output == "no findings in 0 files\n")
    #expect(tests.remarks == "parlance: 2 files are test code; '--include-tests' judges them\n")
    let one = try await project.audit("Tests/B.swift", "App/A.swift")
    #expect(one.remarks == "parlance: 1 file is test code; '--include-tests' judges it\n")
    #expect(try await project.audit("Tests", "--include-tests").remarks == "")
    #expect(try await project.audit("App/D.swift").remarks == "parlance: 1 file is generated and never judged\n")
    let lines = try await project.audit("--verbose").errors.split(separator: "\n").map {
      $0.dropFirst("parlance: ".count)
    }
    for line in [
      "5 Swift files read, 4 of them asked about, 1 excluded by the configuration",
      "Tests/B.swift: test code; '--include-tests' judges it", "App/D.swift: generated, and never judged",
      "1 of 4 files judged, not 1 generated, 2 test code", "no token found",
    ] {
      #expect(lines.contains { $0 == line })
    }
    let time = #"\d+\.\d\d s "#
    let times = "times: \(time)to find files, \(time)to read them, \(time)to know the vocabulary, \(time)to judge"
    #expect(lines.contains { $0.range(of: times, options: .regularExpression) == $0.startIndex..<$0.endIndex })
  }

  @Test func verboseSaysWhatTheVocabularyHolds() async throws {
    let kit =
      "import UIKit\npublic enum Palette {\n"
      + (0..<5).map { "  public static let color\($0) = UIColor(white: 0.\($0 + 1), alpha: 1)\n" }.joined() + "}\n"
    let project = try SampleProject([
      "Kit/Palette.swift": kit, "App/A.swift": SampleProject.red, "App/.parlance.json": "{}", ".parlance.json": "{}",
    ])
    defer { project.remove() }
    let found = try await project.audit("App", "--verbose").errors
    #expect(found.contains("parlance: found 5 color\n"))
    #expect(found.contains("parlance: design system Kit/Palette.swift: 5 color\n"))
    try project.folder.write(".parlance.json", #"{ "designSystem": ["Kit"] }"#)
    let named = try await project.audit("App", "--verbose").errors
    #expect(named.contains("parlance: design system Kit, named by the configuration\n"))
  }

  @Test func theJSONHasWhatIsAgreed() async throws {
    let project = try SampleProject([
      "App/A.swift": SampleProject.red, "T/Tests/B.swift": SampleProject.red, ".parlance.json": "{}",
    ])
    defer { project.remove() }
    let report = try JSONValue.parse(try await project.audit(".", "--format", "json", in: "App").output)
    #expect(report["tool"]?.stringValue == "parlance")
    #expect(report["root"]?.stringValue == "..")
    let finding = try #require(report["findings"]?.arrayValue?.first)
    #expect(finding["file"]?.stringValue == "App/A.swift")
    #expect(finding["line"]?.intValue == 2)
    #expect(finding["column"]?.intValue == 41)
    #expect(finding["endColumn"]?.intValue == 45)
    #expect(finding["rule"]?.stringValue == "palette-color")
    #expect(finding["value"]?["light"]?.stringValue == "#FF0000FF")
    let summary = try #require(try JSONValue.parse(try await project.audit("--format", "json").output)["summary"])
    #expect(summary["files"]?.intValue == 2)
    #expect(summary["analyzed"]?.intValue == 1)
    #expect(summary["findings"]?.intValue == 1)
  }

  @Test func twoCheckoutsGiveEqualBytes() async throws {
    let one = try SampleProject(Self.files)
    let other = try SampleProject(Self.files)
    defer {
      one.remove()
      other.remove()
    }
    #expect(try await one.audit("--format", "json").output == (try await other.audit("--format", "json").output))
  }

  @Test func statisticsAddTables() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    let run = try await project.audit("--statistics")
    #expect(run.output.contains("palette-color"))
    #expect(run.output.split(separator: "\n").count > 3)
    let json = try await project.audit("--statistics", "--format", "json")
    #expect(throws: Never.self) { try JSONValue.parse(json.output) }
    #expect(json.errors.contains("palette-color"))
  }

  @Test func aRuleThatIsOffCanBeTurnedOn() async throws {
    let project = try SampleProject(["A.swift": "import UIKit\nfunc f(_ l: UILabel) { l.textColor = .label }\n"])
    defer { project.remove() }
    #expect(try await project.audit().output == "no findings in 1 file\n")
    #expect(try await project.audit("--rule", "system-color").output.contains("warning: 'label'"))
    #expect(try await project.audit("--rule", "system-color=error").output.contains("error: 'label'"))
    #expect(try await project.audit("--only", "system-color").exitCode == 1)
  }

  @Test func quietPrintsFindingsAlone() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    #expect(try await project.audit("--quiet").output == "A.swift" + SampleProject.redLine)
  }
}
