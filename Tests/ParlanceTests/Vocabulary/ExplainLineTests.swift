import Foundation
import Testing

@Suite struct ExplainLineTests {
  private func explain(
    _ place: String,
    _ arguments: String...,
    adding files: [String: String] = [:]
  ) async throws -> ProgramRun {
    // A configuration makes the whole project one root.
    let project = try SampleProject(
      [".parlance.json": "{}"].merging(SampleLibrary.files) { $1 }.merging(files) { $1 }
    )
    defer { project.remove() }
    return try await ProgramRun(["explain", "--no-ignore", place] + arguments, in: project.folder.url)
  }

  /// The text behind a term, without what follows on further lines.
  private func entry(_ name: String, in output: String) -> String? {
    for line in output.split(separator: "\n") where line.hasPrefix("  \(name) ") {
      return String(line.dropFirst(14))
    }
    return nil
  }

  @Test func aReportedUsageIsExplainedWithItsRuleAndSuggestions() async throws {
    let run = try await explain("App/Login.swift:4")
    #expect(run.exitCode == 0)
    #expect(run.errors == "")
    #expect(run.output.contains("4:28 UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)\n"))
    #expect(entry("kind", in: run.output) == "color, for: background")
    #expect(entry("value", in: run.output) == "#336699FF")
    #expect(entry("context", in: run.output)?.hasPrefix("usage: ") == true)
    #expect(entry("reported", in: run.output)?.hasPrefix("warning: ") == true)
    #expect(entry("reported", in: run.output)?.hasSuffix("[raw-color]") == true)
    #expect(run.output.contains("Palette.ink: the same value"))
  }

  @Test func aPlaceMayBeRelativeToTheRoot() async throws {
    let project = try SampleProject([".parlance.json": "{}"].merging(SampleLibrary.files) { $1 })
    defer { project.remove() }
    let folder = project.folder.url.appending(path: "App")
    let whole = try await ProgramRun(["explain", "App/Login.swift:4"], in: project.folder.url)
    #expect(try await ProgramRun(["explain", "App/Login.swift:4"], in: folder).output == whole.output)
    #expect(try await ProgramRun(["explain", "Login.swift:4"], in: folder).output == whole.output)
    let missing = try await ProgramRun(["explain", "App/Nowhere.swift:4"], in: folder)
    #expect(missing.errors == "App/Nowhere.swift: error: no such file or folder; check the path\n")
  }

  @Test func aReportedSuppressionIsExplained() async throws {
    let source = "let a = 1 // parlance:ignore raw-color\n// parlance:ignore raw-font\nimport UIKit\n"
    for line in 1...2 {
      let run = try await explain("B.swift:\(line)", adding: ["B.swift": source])
      let rule = line == 1 ? "raw-color" : "raw-font"
      #expect(
        entry("reported", in: run.output) == "warning: suppression of '\(rule)' hides nothing [unused-suppression]"
      )
      #expect(!run.output.contains("states no design value"))
    }
    #expect(try await explain("B.swift:3", adding: ["B.swift": source]).output.contains("states no design value"))
  }

  @Test(arguments: [
    "App/Login.swift:", ":abc", ":-1", ":0", ":12", "App/Login.swift:0", "App/Login.swift:4:0", "App/Login.swift:4-6",
    "App/Login.swift:99999999999999999999", ":",
  ])
  func aMalformedPlaceSaysWhatAPlaceIs(place: String) async throws {
    let run = try await explain("--", place)
    #expect(run.exitCode == 2)
    #expect(
      run.errors
        == "parlance: error: '\(place)' is no place; write FILE:LINE or FILE:LINE:COLUMN, both counted from 1, "
        + "as in 'App/Login.swift:12'\n"
    )
  }

  @Test func aTokenIsExplainedByItsName() async throws {
    let ink = try await explain("Library/Palette.swift:6")
    for name in ["Palette.ink", "InkButton", "Color(\"Brand\")"] {
      let run = try await explain(name)
      #expect(run.exitCode == 0)
      #expect(run.output.contains(name))
      if name == "Palette.ink" { #expect(run.output == ink.output) }
    }
    let slip = try await explain("Palette.inc")
    #expect(slip.exitCode == 2)
    #expect(
      slip.errors == "parlance: error: no token or component is named 'Palette.inc'; did you mean 'Palette.ink'?\n"
    )
    #expect(try await explain("App/Login.swift").errors.contains("is a file, not a rule or a line"))
    #expect(
      try await explain("README.md", adding: ["README.md": ""]).errors.contains("is a file, not a rule or a line")
    )
  }

  @Test func aColumnNarrowsTheLineDown() async throws {
    let line = try await explain("App/Login.swift:5").output
    #expect(line.contains("[raw-radius]"))
    #expect(line.contains("'system-color' is off by default"))
    let radius = try await explain("App/Login.swift:5:31").output
    #expect(radius.contains("[raw-radius]"))
    #expect(!radius.contains("system-color"))
    let nothing = try await explain("App/Login.swift:5:1").output
    #expect(nothing.contains("nothing of the design system stands at column 1\n"))
    #expect(nothing.contains("[raw-radius]"))
  }

  @Test(arguments: [
    ("App/Login.swift:6", "no: a 'parlance:ignore' comment hides it from 'palette-color'"),
    (
      "AppTests/LoginTests.swift:4",
      "no: 'raw-color' would report it, but tests are left out ('parlance audit --include-tests' judges them)"
    ),
    (
      "Library/Palette.swift:6",
      "no: 'raw-color' would report it, but definitions are left out ('parlance audit --include-definitions' judges them)"
    ),
  ])
  func whatIsNotReportedSaysWhy(place: String, reason: String) async throws {
    let run = try await explain(place)
    #expect(entry("reported", in: run.output) == reason)
  }

  @Test func configurationsAreNamedAsTheReason() async throws {
    let off = try await explain(
      "App/Login.swift:4",
      adding: [".parlance.json": #"{ "rules": { "raw-color": "off" } }"#]
    )
    #expect(off.output.contains("'raw-color' is off in the configuration"))
    let allowed = try await explain(
      "App/Login.swift:5:31",
      adding: [".parlance.json": #"{ "rules": { "raw-radius": { "allow": [7] } } }"#]
    )
    #expect(allowed.output.contains("'raw-radius' accepts the number: the configuration allows it"))
    let excluded = try await explain("App/Login.swift:4", adding: [".parlance.json": #"{ "exclude": ["App/**"] }"#])
    #expect(excluded.output.contains("'.parlance.json' excludes 'App/**'"))
    #expect(entry("reported", in: excluded.output) == "no: the file is not judged")
    let named = try await explain("App/Login.swift:4", adding: [".parlance.json": #"{ "designSystem": ["App"] }"#])
    #expect(entry("context", in: named.output)?.contains("the configuration names the file") == true)
    let generated = try await explain(
      "G.swift:2",
      adding: ["G.swift": "// Generated using SwiftGen\nimport UIKit; let c = UIColor.red\n"]
    )
    #expect(generated.output.contains("the file is generated"))
  }

  @Test func definitionsAreExplained() async throws {
    let alias = try await explain("Library/Palette.swift:7").output
    #expect(alias.contains("Palette.text (color)"))
    #expect(entry("value", in: alias) == "#336699FF")
    #expect(entry("alias of", in: alias) == "'Palette.ink' at Library/Palette.swift:6:21")
    #expect(entry("offered", in: alias) == "yes")
    let secret = try await explain("Library/Palette.swift:8").output
    #expect(entry("offered", in: secret) == "no: not visible beyond its file")
    let deprecated = try await explain("Library/Palette.swift:9").output
    #expect(entry("deprecated", in: deprecated)?.contains("ink") == true)
    let odd = try await explain("Library/Palette.swift:10").output
    #expect(entry("value", in: odd)?.hasPrefix("unresolved: 'Int.random") == true)
    #expect(entry("value", in: odd)?.contains(" (at Library/Palette.swift:10:") == true)
    let asset = try await explain("Library/Colors.xcassets/Brand.colorset/Contents.json:1").output
    #expect(asset.contains("Color(\"Brand\") (color)"))
    let local = try await explain("App/Login.swift:7").output
    #expect(entry("offered", in: local) == "no: a local declaration is no part of the vocabulary")
  }

  @Test func aLineWithoutDesignSaysSo() async throws {
    let run = try await explain("App/Login.swift:1")
    #expect(run.exitCode == 0)
    #expect(run.output.hasSuffix("the line states no design value by hand and defines no token\n"))
  }

  @Test(arguments: [
    ("App/Login.swift:99", "App/Login.swift:99: error: there is no such line; the file has 10 lines\n"),
    ("Nowhere.swift:1", "Nowhere.swift: error: no such file or folder; check the path\n"),
    ("App:1", "App: error: not a file; name a file\n"),
    ("README.md:1", "README.md: error: not a Swift file, and nothing in it defines a token\n"),
  ])
  func whatIsNotThereIsNamed(place: String, message: String) async throws {
    let run = try await explain(place, adding: ["README.md": "text\n"])
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors == message)
  }
}
