import DefinitionSources
import DesignSystem
import DesignTokens
import Evaluation
import Foundation
import IDE
import Linting
import Rules
import SwiftSource
import Symbols
import TestSupport
import Usages
import Workspace

/// A project whose files can be edited: a sample project with more files laid over, or sources in strings.
struct EditedProject: Sendable {
  private let analysis: WorkspaceAnalysis
  private let names: [String: Int32]
  private let texts: [MarkedText]

  /// One of the sample projects, with `files` laid over its folder.
  init(fixture: String, _ files: [String: MarkedText]) {
    let folder = URL(filePath: #filePath).appending(path: "../../../Fixtures").appending(path: fixture).standardized
    self.init(root: FilePath(folder.path()), fileSystem: DiskFileSystem(), files)
  }

  init(_ files: KeyValuePairs<String, String>) {
    let root = FilePath("/project")
    var fileSystem = InMemoryFileSystem()
    fileSystem.addFolder(root)
    let marked = Dictionary(uniqueKeysWithValues: files.map { ($0.key, MarkedText($0.value)) })
    for (name, text) in marked { fileSystem.write(text.bytes, to: root.appending(name)) }
    self.init(root: root, fileSystem: fileSystem, marked)
  }

  private init(root: FilePath, fileSystem: any FileSystem, _ files: [String: MarkedText]) {
    let parallel = ParallelMap(jobs: 2)
    var request = WorkspaceRequest(paths: [root], skipsIgnoredFiles: false)
    for (name, text) in files { request.overlays[root.appending(name)] = text.bytes }
    let workspace = LoadedWorkspace.load(
      request,
      known: KnownRules(allRules.map { $0.description }),
      fileSystem: fileSystem,
      parallel: parallel
    )
    analysis = WorkspaceAnalysis.analyze(workspace, parallel: parallel)
    names = Dictionary(
      uniqueKeysWithValues: workspace.files.enumerated().map { ($0.element.name, Int32(clamping: $0.offset)) }
    )
    texts = workspace.files.map { file in
      files[file.name] ?? MarkedText(String(decoding: file.bytes, as: UTF8.self))
    }
  }

  /// The document of that name.
  func document(_ name: String) throws -> EditedDocument {
    guard let file = names[name] else { throw Missing(name: name) }
    let text = texts[Int(file)]
    let catalogs = analysis.definitions.catalogs
    return EditedDocument(
      text: text,
      context: EditorContext(
        text: text.bytes,
        file: file,
        symbols: analysis.symbols,
        vocabulary: analysis.vocabulary,
        speller: analysis.speller,
        evaluator: analysis.evaluator,
        known: KnownVocabulary(
          vocabulary: analysis.vocabulary,
          colorAssets: catalogs.isEmpty ? nil : Set(catalogs.flatMap(\.colors).map(\.name.text))
        ),
        imageAssets: catalogs.flatMap(\.images).map(\.name.text)
      )
    )
  }

  struct Missing: Error {
    let name: String
  }
}

/// A document with places marked in it.
struct EditedDocument: Sendable {
  let text: MarkedText
  let context: EditorContext

  /// What is offered at the first marker.
  func completions(options: CompletionOptions = CompletionOptions()) -> Completions? {
    text[1].flatMap { context.completions(at: $0, options: options) }
  }

  /// The text at a range.
  func text(_ range: SourceRange) -> String {
    let bytes = context.text
    let lower = min(Int(range.lowerBound), bytes.count)
    return String(decoding: bytes[lower..<max(lower, min(Int(range.upperBound), bytes.count))], as: UTF8.self)
  }
}
