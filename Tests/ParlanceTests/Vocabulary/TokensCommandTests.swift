import Foundation
import JSON
import Testing

@Suite struct TokensCommandTests {
  private func tokens(_ arguments: String..., in project: SampleProject) async throws -> ProgramRun {
    try await ProgramRun(["tokens", "--no-ignore"] + arguments, in: project.folder.url)
  }

  private static let tokenKeys = [
    "name", "kind", "type", "spelling", "value", "file", "line", "column", "module", "access", "doc", "deprecated",
    "aliasOf", "conditions", "unresolved",
  ]

  @Test func jsonHasTheKeysThatScriptsRelyOn() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    let run = try await tokens("--format", "json", in: project)
    #expect(run.exitCode == 0)
    let listing = try JSONValue.parse(run.output)
    #expect(listing.objectValue?.map(\.key) == ["tokens", "components", "problems"])
    let tokens = try #require(listing["tokens"]?.arrayValue)
    for token in tokens {
      let keys = Set(try #require(token.objectValue).map(\.key))
      #expect(keys.isSuperset(of: Self.tokenKeys), "\(token)")
      #expect(token["offered"] == nil, "what is listed without --all is offered")
    }
    let ink = try #require(tokens.first { $0["name"] == "Palette.ink" })
    #expect(ink["kind"] == "color")
    #expect(ink["type"] == "UIColor")
    #expect(ink["value"] == ["light": "#336699FF", "dark": nil])
    #expect(ink["file"] == "Library/Palette.swift")
    #expect(ink["line"] == 6)
    #expect(ink["column"] == 21)
    #expect(ink["access"] == "public")
    #expect(ink["doc"] == "Text on paper.")
    #expect(ink["aliasOf"] == .null)
    #expect(ink["conditions"] == [])
    #expect(ink["unresolved"] == .null)
    let paper = try #require(tokens.first { $0["name"] == "Palette.paper" })
    #expect(paper["value"] == ["light": "#FFFFFFFF", "dark": "#000000FF"])
    #expect(tokens.first { $0["name"] == "Palette.text" }?["aliasOf"] == "Palette.ink")
    let odd = try #require(tokens.first { $0["name"] == "Palette.odd" })
    #expect(odd["value"] == .null)
    #expect(odd["unresolved"]?.stringValue?.contains("Int.random") == true)
    let font = try #require(tokens.first { $0["name"] == "Fonts.title" })
    #expect(font["value"]?["size"] == 20)
    #expect(font["value"]?["weight"] == "bold")
    #expect(tokens.first { $0["name"] == "Spacing.small" }?["value"] == 8)
    let component = try #require(listing["components"]?.arrayValue?.first)
    #expect(component["name"] == "InkButton")
    #expect(component["kind"] == "component")
    #expect(component["value"]?["class"] == "InkButton")
    #expect(component["value"]?["base"] == "UIButton")
    #expect(component["role"] == "button")
    #expect(component["initializers"] == ["init(title:)"])
    for key in ["file", "line", "variants", "states", "sizes"] { #expect(component[key] != nil, "\(key)") }
    let problem = try #require(listing["problems"]?.arrayValue?.first)
    #expect(problem.objectValue?.map(\.key) == ["file", "line", "column", "message"])
    #expect(problem["file"] == "Library/Colors.xcassets/Contents.json")
    #expect(run.errors.hasPrefix("Library/Colors.xcassets/Contents.json:1:"))
  }

  @Test func allAddsWhatIsNotOfferedWithItsReason() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    let offered = try await tokens("--format", "json", "--quiet", in: project)
    #expect(offered.errors == "")
    #expect(!offered.output.contains("Palette.secret"))
    let all = try JSONValue.parse(try await tokens("--all", "--format", "json", in: project).output)
    for name in ["Palette.secret", "Palette.blue"] {
      let token = try #require(all["tokens"]?.arrayValue?.first { $0["name"]?.stringValue == name })
      #expect(token["offered"] == false)
      #expect(token["reason"]?.stringValue?.isEmpty == false)
    }
  }

  @Test func kindsAndPathsNarrowTheListing() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    func names(_ arguments: String...) async throws -> Set<String> {
      let run = try await ProgramRun(
        ["tokens", "--no-ignore", "--format", "json"] + arguments,
        in: project.folder.url
      )
      let listing = try JSONValue.parse(run.output)
      let entries = (listing["tokens"]?.arrayValue ?? []) + (listing["components"]?.arrayValue ?? [])
      return Set(entries.compactMap { $0["name"]?.stringValue })
    }
    #expect(try await names("--kind", "spacing") == ["Spacing.small"])
    #expect(try await names("--kind", "font", "--kind", "component") == ["Fonts.title", "InkButton"])
    #expect(try await names("App") == [])
    #expect(try await names("Library/Palette.swift").contains("Palette.ink"))
    #expect(try await !names("Library/Palette.swift").contains("Color(\"Brand\")"))
    let unknown = try await tokens("--kind", "colour", in: project)
    #expect(unknown.exitCode == 2)
    #expect(unknown.errors == "parlance: error: 'colour' is no value of '--kind'; did you mean 'color'?\n")
  }

  @Test func coloursHaveSwatchesWhereTheTerminalShowsThem() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    func line(_ color: String) async throws -> Substring? {
      try await tokens("--format", "text", "--color", color, in: project).output.split(separator: "\n")
        .first { $0.contains("Palette.ink ") }
    }
    let shown = try #require(try await line("always"))
    let swatch = "\u{1B}[48;2;51;102;153m  \u{1B}[0m "
    #expect(shown.contains(swatch + "#336699"))
    #expect(try await line("never").map(String.init) == shown.replacingOccurrences(of: swatch, with: ""))
  }

  @Test func severalFormatsAreWrittenAtOnce() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    let run = try await tokens(
      "--format",
      "text",
      "--format",
      "json:out.json",
      "--format",
      "markdown:out.md",
      "--format",
      "dtcg:out.tokens",
      "--color",
      "always",
      in: project
    )
    #expect(run.exitCode == 0)
    #expect(run.output.contains("Palette.ink"))
    #expect(run.output.contains("\u{1B}[48;2;51;102;153m"))
    func read(_ name: String) throws -> String {
      try String(contentsOf: project.folder.url.appending(path: name), encoding: .utf8)
    }
    #expect(try JSONValue.parse(read("out.json"))["tokens"]?.arrayValue?.isEmpty == false)
    #expect(try read("out.md").hasPrefix("# "))
    #expect(try TokenFileCheck(read("out.tokens")).problems == [])
    let both = try await tokens("--format", "text", "--format", "json", in: project)
    #expect(both.exitCode == 2)
    #expect(!(try await tokens("--color", "never", in: project).output.contains("\u{1B}")))
  }

  @Test func theOutputIsTheSameWhateverTheThreads() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    let one = try await tokens("--all", "--jobs", "1", "--format", "json", in: project)
    let four = try await tokens("--all", "--jobs", "4", "--format", "json", in: project)
    #expect(one.output == four.output)
  }

  @Test func verboseSaysWhatWasFoundAndWhatSkipped() async throws {
    let project = try SampleProject(SampleLibrary.files)
    defer { project.remove() }
    let lines = try await tokens("--verbose", in: project).errors.split(separator: "\n").map { String($0) }
    #expect(lines.contains("parlance: asset catalog Library/Colors.xcassets"))
    #expect(lines.contains("parlance: Pods: folders of this name are never searched"))
    #expect(lines.contains { $0.hasPrefix("parlance: found ") && $0.contains("1 spacing") })
    #expect(lines.contains { $0.hasPrefix("parlance: not offered: 1 not visible") })
  }

  @Test func whatCannotRunIsAFailure() async throws {
    let project = try SampleProject(["README.md": "", "broken.json": "{ \"rulez\": {} }", "App/A.swift": ""])
    defer { project.remove() }
    let missing = try await tokens("nowhere", in: project)
    #expect(missing.exitCode == 2)
    #expect(missing.errors == "nowhere: error: no such file or folder; check the path\n")
    let broken = try await tokens("--config", "broken.json", in: project)
    #expect(broken.exitCode == 2)
    #expect(broken.errors == "broken.json:1:3: error: unknown key 'rulez'; did you mean 'rules'?\n")
    let none = try await tokens("App", in: project)
    #expect(none.exitCode == 0)
    #expect(none.output.contains("0 tokens"))
    let empty = try SampleProject(["README.md": ""])
    defer { empty.remove() }
    let nothing = try await tokens(in: empty)
    #expect(nothing.exitCode == 2)
    #expect(nothing.errors == ".: error: no Swift file, asset catalog or token file found; name another path\n")
  }
}
