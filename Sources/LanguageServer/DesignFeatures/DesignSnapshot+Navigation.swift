import DesignSystem
import DesignTokens
import IDE
import SwiftSource
import Symbols
import Workspace

extension DesignSnapshot {
  func definitions(at offset: UInt32, in document: TextDocument) throws -> DefinitionTargets {
    guard let reading = reading(of: document), let found = EditorContext(reading).entry(at: offset),
      let target = target(of: found.entry, in: reading.state, reading)
    else { return DefinitionTargets(origin: nil, targets: []) }
    return DefinitionTargets(origin: found.range, targets: [target])
  }

  private func target(
    of entry: VocabularyEntry,
    in state: ProjectState,
    _ reading: DocumentReading
  ) -> DefinitionTargets.Target? {
    guard let place = state.workspace.filePlace(of: entry.place) else { return nil }
    var name = place.range
    var whole = name
    if let symbol = entry.symbol {
      // As its file is being written now.
      let unit = current(place.file, state).map { EditorContext($0).unit } ?? reading.analysis.symbols.unit(of: symbol)
      guard Int(symbol.declaration.index) < unit.declarations.count else { return nil }
      name = unit[symbol.declaration].nameRange
      whole = unit[symbol.declaration].range.union(name)
    }
    return .init(place: FilePlace(document: .file(place.file), range: whole), nameRange: name)
  }

  /// An open file as it was read last.
  private func current(_ file: FilePath, _ state: ProjectState) -> DocumentReading? {
    view(of: file)?.0.project.document(at: file)?.lastReading(in: state)
  }

  func references(
    at offset: UInt32,
    in document: TextDocument,
    _ cancellation: Cancellation
  ) throws -> [FileReference] {
    guard let reading = reading(of: document), let found = EditorContext(reading).entry(at: offset) else { return [] }
    let state = reading.state
    let word = Array(found.entry.word.utf8)
    let workspace = state.workspace
    let places = workspace.workspace.files.indices.filter { place in
      let file = workspace.workspace.files[place]
      return place == reading.place || current(file.path, state) != nil || ByteSearch.contains(word, file.bytes)
    }
    let mentions = workspace.concurrently(places) { place -> [FileReference] in
      guard !cancellation.isCancelled else { return [] }
      let path = workspace.workspace.files[place].path
      let context: EditorContext
      if place == reading.place {
        context = EditorContext(reading)
      } else if let open = current(path, state) {
        context = EditorContext(open)
      } else {
        let bytes = workspace.workspace.files[place].bytes
        context = EditorContext(workspace, workspace.analysis(with: .lower(bytes), at: place), at: place, text: bytes)
      }
      return context.mentions().filter { $0.entry.isSame(as: found.entry) }.map { mention in
        FileReference(
          place: FilePlace(document: place == reading.place ? document.id : .file(path), range: mention.range),
          isDeclaration: false
        )
      }
    }
    try cancellation.check()
    var references: [FileReference] = []
    if let target = target(of: found.entry, in: state, reading) {
      let place = FilePlace(document: target.place.document, range: target.nameRange)
      references.append(FileReference(place: place, isDeclaration: true))
    }
    return references + mentions.flatMap { $0 }
  }

  // MARK: Symbols

  /// What a search gives at most.
  private static let symbolLimit = 256

  func symbols(matching query: String, _ cancellation: Cancellation) throws -> [NamedPlace] {
    var found: [NamedPlace] = []
    for state in projects.compactMap(\.state) where state.isSpoken {
      try cancellation.check()
      let entries = EntrySearch.entries(matching: query, in: state.workspace.base.vocabulary, limit: Self.symbolLimit)
      for entry in entries {
        guard let place = state.workspace.filePlace(of: entry.place) else { continue }
        found.append(
          NamedPlace(
            name: String(entry.name.lastComponent),
            sort: entry.sort,
            container: entry.name.parent?.text,
            isDeprecated: entry.isDeprecated,
            place: FilePlace(document: .file(place.file), range: place.range)
          )
        )
      }
    }
    return found
  }

  // MARK: Lenses

  func lenses(in document: TextDocument) throws -> [LensOffer] {
    guard let reading = reading(of: document), case .file(let path) = document.id else { return [] }
    var seen: Set<SourceRange> = []
    let entries = EditorContext(reading).declaredEntries().filter {
      $0.entry.isOffered && seen.insert($0.range).inserted
    }
    return entries.map { mention in
      LensOffer(range: mention.range, key: "\(path.string)\n\(mention.entry.name.text)")
    }
  }

  func title(ofLens key: String) -> String? {
    let parts = key.split(separator: "\n", maxSplits: 1)
    guard parts.count == 2, let (_, state) = view(of: FilePath(String(parts[0]))) else { return nil }
    let count = state.counts.all()[TokenName(String(parts[1]))] ?? 0
    return count == 1 ? "1 use" : "\(count) uses"
  }
}

extension VocabularyEntry {
  /// Whether other files may name it.
  fileprivate var isOffered: Bool {
    switch self {
    case .token(let token): token.isOffered || token.deprecation != nil
    case .component(let component): component.offer.isOffered || component.deprecation != nil
    }
  }

  fileprivate var sort: SymbolSort {
    switch self {
    case .component: .component
    case .token(let token) where token.symbol == nil: .asset
    case .token(let token):
      switch token.kind {
      case .color, .gradient, .shadow: .color
      case .font, .typography: .typography
      case .variant, .state, .stylesheet, .metrics: .variant
      default: .measure
      }
    }
  }

  fileprivate var isDeprecated: Bool {
    switch self {
    case .token(let token): token.deprecation.map { !$0.isSoft } ?? false
    case .component(let component): component.deprecation.map { !$0.isSoft } ?? false
    }
  }
}
