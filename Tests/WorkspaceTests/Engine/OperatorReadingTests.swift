import SwiftSource
import Testing

@testable import Workspace

/// Operators bind as whichever file says that declares them, and otherwise when that one changes.
@Suite struct OperatorReadingTests {
  private static let use = "let a = b |> c + d\n"
  private static let tight = "precedencegroup Pipe { higherThan: AdditionPrecedence }\ninfix operator |>: Pipe\n"
  private static let loose = "precedencegroup Pipe { lowerThan: AdditionPrecedence }\ninfix operator |>: Pipe\n"

  private func read(_ operators: String, after previous: WorkspaceReading.Result? = nil) -> WorkspaceReading.Result {
    let files = [("Use.swift", Self.use), ("Operators.swift", operators)].map { name, text in
      LoadedFile(
        path: FilePath("/w/" + name),
        name: name,
        bytes: Array(text.utf8),
        isAudited: true,
        isDesignSystem: false
      )
    }
    // Of the files the first alone is the same as before.
    return WorkspaceReading(parallel: ParallelMap(jobs: 1))
      .read(
        files,
        modules: ModuleMap(files),
        known: previous.map { ([$0.units[0], nil], $0.operators) } ?? ([], .standard)
      ) {}
  }

  /// The operator that is applied last.
  private func root(_ result: WorkspaceReading.Result) -> String? {
    guard let unit = result.units[0], let value = unit.declarations.first?.value else { return nil }
    return unit.name(value)
  }

  @Test func anotherFilesOperator() {
    #expect(root(read(Self.tight)) == "+")
    #expect(root(read(Self.loose)) == "|>")
    #expect(root(read("")) == "|>")
  }

  @Test func anotherFilesOperatorThatChanges() {
    let tight = read(Self.tight)
    #expect(root(read(Self.loose, after: tight)) == "|>")
    #expect(root(read("", after: tight)) == "|>")
    #expect(root(read(Self.tight, after: read(""))) == "+")
    #expect(root(read(Self.tight + "// More.\n", after: tight)) == "+")
  }
}
