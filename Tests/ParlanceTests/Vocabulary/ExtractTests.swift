import Foundation
import Testing

@Suite struct ExtractTests {
  private static let files = [
    ".parlance.json": "{}",
    "Kit/Spacing.swift": """
    import SwiftUI
    enum Spacing {
      static let small: CGFloat = 8
      static let large: CGFloat = 32
    }
    """,
    "App/Card.swift": """
    import SwiftUI
    struct Card: View {
      var body: some View { Text("a").padding(24).cornerRadius(24) }
    }
    """,
    "App/Row.swift": """
    import SwiftUI
    struct Row: View {
      var body: some View { HStack(spacing: 24) { Text("a").padding(8) } }
    }
    """,
  ]

  /// What the program says, and the files as they are then.
  private func run(_ arguments: [String]) async throws -> (run: ProgramRun, files: [String: String]) {
    let project = try SampleProject(Self.files)
    defer { project.remove() }
    let run = try await ProgramRun(["extract", "--no-ignore"] + arguments, in: project.folder.url)
    var files: [String: String] = [:]
    for name in Self.files.keys {
      files[name] = try String(contentsOf: project.folder.url.appending(path: name), encoding: .utf8)
    }
    return (run, files)
  }

  @Test func aValueBecomesATokenEverywhere() async throws {
    let (run, files) = try await run(["App/Card.swift:3", "--name", "medium"])
    #expect(run.exitCode == 0)
    #expect(
      run.output == "App/Card.swift: 1 use\nApp/Row.swift: 1 use\nKit/Spacing.swift:4: declares 'Spacing.medium'\n"
    )
    #expect(files["App/Card.swift"]?.contains(".padding(Spacing.medium).cornerRadius(24)") == true)
    #expect(files["App/Row.swift"]?.contains("HStack(spacing: Spacing.medium) { Text(\"a\").padding(8) }") == true)
    #expect(files["Kit/Spacing.swift"]?.contains("= 8\n  static let medium: CGFloat = 24\n  static let large") == true)
  }

  @Test func otherFilesKeepItWhereAsked() async throws {
    let (run, files) = try await run(["App/Card.swift:3:43", "--this-file"])
    #expect(run.exitCode == 0)
    #expect(files["App/Row.swift"] == Self.files["App/Row.swift"])
    #expect(files["App/Card.swift"]?.contains(".padding(Spacing.spacing24)") == true)
  }

  @Test func aDryRunChangesNothing() async throws {
    let (run, files) = try await run(["App/Card.swift:3", "--dry-run"])
    #expect(run.output.hasSuffix("declares 'Spacing.spacing24'\nnothing was changed\n"))
    #expect(files == Self.files)
  }

  @Test(arguments: [
    (
      ["App/Row.swift:3:65"], "App/Row.swift:3:65: error: 'Spacing.small' has that value already; write 'Spacing.small'"
    ),
    (["App/Card.swift:1"], "App/Card.swift:1: error: no value written by hand is reported there; 'parlance audit"),
    (
      ["App/Card.swift:3", "--name", "small"],
      "App/Card.swift:3: error: there is a 'Spacing.small' already; choose another"
    ),
    (["App/Card.swift"], "parlance: error: 'App/Card.swift' is no place; write FILE:LINE"),
    (["App/Card.swift:3", "--name", "a b"], "parlance: error: 'a b' is no name for a constant; use letters"),
    (["App/Card.swift:3:60"], "App/Card.swift:3:60: error: there are no tokens of its kind"),
    (["App/Gone.swift:3"], "App/Gone.swift: error: no such file or folder"),
  ]) func whatCannotBeDoneIsSaid(_ arguments: [String], _ message: String) async throws {
    let (run, files) = try await run(arguments)
    #expect(run.exitCode == 2)
    #expect(run.errors.hasPrefix(message), "\(run.errors)")
    #expect(files == Self.files)
  }
}
