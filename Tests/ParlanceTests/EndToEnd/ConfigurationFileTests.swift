import Foundation
import Testing

@Suite struct ConfigurationFileTests {
  @Test(arguments: [
    (#"{ "rulez": {} }"#, "1:3: error: unknown key 'rulez'; did you mean 'rules'?"),
    (#"{ "rules": { "raw-colr": "off" } }"#, "1:14: error: unknown rule 'raw-colr'; did you mean 'raw-color'?"),
    (
      "{\n  // why\n  \"rules\": { \"raw-color\": \"eror\" }\n}",
      "3:27: error: unknown severity 'eror'; did you mean 'error'?"
    ),
    (#"{ "exclude": ["Gen[A"] }"#, #"1:15: error: the pattern's '[' has no counterpart; add it, or write '\\['"#),
    (#"{ "overrides": [{ "files": ["!A"], "rules": {} }] }"#, "1:29: error: a pattern that begins with '!' takes"),
    (
      #"{ "designSystem": ["../Modules/DesginSystem/Kit"] }"#,
      "1:20: error: '../Modules/DesginSystem/Kit' is no file or folder; did you mean '../Modules/DesignSystem/Kit'?"
    ),
    (#"{ "designSystem": [{ "path": "~/Kit" }] }"#, "1:30: error: '~/Kit' is no file or folder; '~' is not expanded"),
    (#"{ "designSystem": ["../Mod*"] }"#, "1:20: error: '../Mod*' is no file or folder; patterns are not expanded"),
    (#"{ "modifiers": { "f(x:": "height" } }"#, "1:18: error: 'f(x:' is no signature; write it with its labels"),
    (#"{ "hexOrder": { "Color(hex)": "argb" } }"#, "1:17: error: 'Color(hex)' is no signature"),
    ("{\n  \"rules\": {", "2:13: error: the text ends in the middle of a value"),
  ])
  func aMistakeIsNamedWithItsPlace(text: String, message: String) async throws {
    let project = try SampleProject([
      "A.swift": SampleProject.red, "App/.parlance.json": text, "App/B.swift": "",
      "Modules/DesignSystem/Kit/A.swift": "",
    ])
    defer { project.remove() }
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(run.output == "")
    #expect(run.errors.hasPrefix("App/.parlance.json:\(message)"))
    #expect(run.errors.split(separator: "\n").count == 1)
  }

  @Test func allThatIsWrongIsTold() async throws {
    let project = try SampleProject([
      ".parlance.json": "{ \"rulez\": {},\n \"overrides\": [{ \"fils\": [], \"rules\": {} }] }",
      "App/.parlance.json": #"{ "report": "allways" }"#, "A.swift": SampleProject.red,
    ])
    defer { project.remove() }
    #expect(
      try await project.audit().errors == """
        .parlance.json:1:3: error: unknown key 'rulez'; did you mean 'rules'?
        .parlance.json:2:18: error: unknown key 'fils'; did you mean 'files'?
        App/.parlance.json:1:13: error: unknown policy 'allways'; did you mean 'always'?

        """
    )
  }

  @Test(arguments: [
    ("nowhere.json", "no such file or folder"), (".parlance.json", "its symbolic links lead in a circle"),
  ])
  func aConfigurationBehindABrokenLinkIsAMistake(target: String, message: String) async throws {
    let project = try SampleProject(["A.swift": SampleProject.red])
    defer { project.remove() }
    try project.link(".parlance.json", to: target)
    let run = try await project.audit()
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix(".parlance.json:1:1: error: the configuration can't be read: \(message); check where"))
  }

  /// Outside the root, where no search goes, and token files of any name.
  @Test(arguments: ["../Kit", ".build/checkouts/Kit", "Tokens/values.json"])
  func aDesignSystemIsReadWhereverItLies(place: String) async throws {
    let kit =
      "import UIKit\npublic enum Kit { public static let accent = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }\n"
    let project = try SampleProject([
      "Kit/Kit.swift": kit, "App/.build/checkouts/Kit/Kit.swift": kit,
      "App/Tokens/values.json": ##"{ "accent": { "$type": "color", "$value": "#FF0000" } }"##,
      "App/.parlance.json": #"{ "root": true, "designSystem": ["\#(place)"] }"#,
      "App/A.swift": SampleProject.red,
    ])
    defer { project.remove() }
    #expect(try await project.audit(in: "App").paths == ["A.swift"])
    let tokens = try await ProgramRun(
      ["tokens", "--all", "--format", "json"],
      in: project.folder.url.appending(path: "App")
    )
    #expect(tokens.output.contains(#""file":"\#(place)"#))
    #expect(tokens.errors == "")
  }

  @Test func aDesignSystemThatDefinesNothingIsNamed() async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "designSystem": ["Docs"] }"#, "Docs/README.md": "", "A.swift": SampleProject.red,
    ])
    defer { project.remove() }
    let line = "parlance: the design system's 'Docs' holds no Swift file, asset catalog or token file\n"
    #expect(try await project.audit().errors.contains(line))
  }

  @Test(arguments: ["audit", "tokens"])
  func aThemeThatNoTypeIsNamedForIsTold(command: String) async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "theme": "DarkTeme" }"#,
      "A.swift": SampleProject.red
        + "protocol Theme { var tint: UIColor { get } }\nstruct DarkTheme: Theme { var tint = UIColor.blue }\n",
    ])
    defer { project.remove() }
    let line =
      "parlance: no type is named 'DarkTeme', the theme that the configuration chooses; did you mean 'DarkTheme'?\n"
    #expect(try await ProgramRun([command], in: project.folder.url).errors.contains(line))
    try project.folder.write(".parlance.json", #"{ "theme": "DarkTheme" }"#)
    #expect(try await !ProgramRun([command], in: project.folder.url).errors.contains("the theme"))
  }

  @Test func verboseNamesPatternsThatNothingMatches() async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "exclude": ["Gen/**", "Old/**"], "overrides": [{ "files": ["Gem/**"], "rules": {} }] }"#,
      "A.swift": SampleProject.red, "Gen/B.swift": SampleProject.red,
    ])
    defer { project.remove() }
    let lines = try await project.audit("--verbose").errors.split(separator: "\n").filter { $0.contains(" matches ") }
    #expect(
      lines == [
        "parlance: .parlance.json: no Swift file matches 'Old/**' of 'exclude'",
        "parlance: .parlance.json: no Swift file matches 'Gem/**' of 'overrides'",
      ]
    )
  }

  @Test func aNestedConfigurationRefinesItsFolder() async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "rules": { "palette-color": "info", "raw-radius": "off" } }"#,
      "A.swift": SampleProject.red,
      "Old/.parlance.json": #"{ "rules": { "palette-color": "error" } }"#,
      "Old/B.swift": SampleProject.red + "func f(_ v: UIView) { v.layer.cornerRadius = 8 }\n",
    ])
    defer { project.remove() }
    let run = try await project.audit("--min-severity", "hint")
    #expect(
      run.output == """
        A.swift:2:41: info: 'red' is the platform's color, not the design system's [palette-color]
        Old/B.swift:2:41: error: 'red' is the platform's color, not the design system's [palette-color]
        1 error, 1 info in 2 of 2 files

        """
    )
    #expect(
      try await project.audit("--rule", "palette-color=warning", in: "Old").output.hasPrefix(
        "Old/B.swift:2:41: warning"
      )
    )
  }

  @Test func globsExcludeAndOverride() async throws {
    let project = try SampleProject([
      ".parlance.json": """
      { "exclude": ["**/Gen/**", "/Top.swift"], "overrides": [{ "files": ["{Old,Older}/**"], "rules": { "palette-color": "off" } }] }
      """,
      "Top.swift": SampleProject.red, "App/Top.swift": SampleProject.red, "App/Gen/B.swift": SampleProject.red,
      "Gen/Deep/C.swift": SampleProject.red, "Generated/D.swift": SampleProject.red, "Older/E.swift": SampleProject.red,
      "App/Old/F.swift": SampleProject.red,
    ])
    defer { project.remove() }
    #expect(try await project.audit().paths == ["App/Old/F.swift", "App/Top.swift", "Generated/D.swift"])
  }

  @Test func anExcludedFileStaysExcludedWhenItIsNamed() async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "exclude": ["Old/**"] }"#, "A.swift": SampleProject.red, "Old/B.swift": SampleProject.red,
    ])
    defer { project.remove() }
    let run = try await project.audit("Old/B.swift", "A.swift")
    #expect(run.paths == ["A.swift"])
    #expect(run.remarks == "parlance: Old/B.swift is excluded by the configuration\n")
    #expect(try await project.audit("Old/B.swift", "A.swift", "--quiet").errors == "")
    let alone = try await project.audit("Old/B.swift")
    #expect(alone.exitCode == 2)
    #expect(alone.output == "")
    #expect(alone.errors.contains("every Swift file found is excluded"))
  }

  @Test func aConfigurationGivenByHandReplacesThoseFound() async throws {
    let project = try SampleProject([
      ".parlance.json": #"{ "rules": { "palette-color": "off" } }"#, "A.swift": SampleProject.red,
      "ci/strict.json": #"{ "rules": { "palette-color": "error" } }"#, "ci/broken.json": #"{ "rule": 1 }"#,
    ])
    defer { project.remove() }
    #expect(try await project.audit().exitCode == 0)
    #expect(try await project.audit("--config", "ci/strict.json").output.hasPrefix("A.swift:2:41: error:"))
    let broken = try await project.audit("--config", "ci/broken.json")
    #expect(broken.exitCode == 2)
    #expect(broken.errors == "ci/broken.json:1:3: error: unknown key 'rule'; did you mean 'rules'?\n")
    #expect(try await project.audit("--config", "ci/none.json").exitCode == 2)
  }
}
