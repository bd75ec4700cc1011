import IDE
import JSON
import LanguageServer
import LanguageServerProtocol
import Linting
import SwiftSource
import Workspace

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

struct WordSnapshot: FeatureSnapshot {
  let isComplete: Bool
  let revision: UInt64
  let words: [FileWord]
  let folders: [FilePath]
  let files: any FileSystem
  let calls: [String]

  func diagnostics(of document: TextDocument, _ cancellation: Cancellation) throws -> [EditorDiagnostic] {
    if !FileWord.places(of: "SLOW", in: document.text.bytes).isEmpty { try waitForCancellation(cancellation) }
    return found(in: document).map { word, range in
      var diagnostic = EditorDiagnostic(
        rule: "word",
        severity: .warning,
        range: range,
        message: "avoid '\(word.text)'",
        fingerprint: word.text
      )
      diagnostic.documentationURL = "https://words.example/\(word.text)"
      diagnostic.tags = [.deprecated]
      let place = FilePlace(document: .file(word.file), range: word.range)
      diagnostic.related = [.init(place: place, message: "listed here")]
      return diagnostic
    }
  }

  func diagnosedFiles() -> [FilePath] {
    folders.flatMap { folder in
      ((try? files.entries(of: folder)) ?? []).filter { $0.name.hasSuffix(".swift") }.map { folder.appending($0.name) }
    }.sorted()
  }

  func completions(at offset: UInt32, in document: TextDocument, _: Cancellation) -> CompletionOffers? {
    let replaced = wordRange(at: offset, in: document.text)
    let offers = words.map { word in
      var offer = CompletionOffer(label: word.text, kind: .color, text: word.text)
      offer.snippet = "\(word.text)(${1:x})"
      offer.labelDescription = "#000000"
      offer.isDeprecated = true
      offer.documentation = ReadableText(markdown: "**\(word.text)**", plainText: word.text)
      offer.additionalEdits = [SourceEdit(range: SourceRange(at: 0), newText: "import Words\n")]
      offer.detailKey = word.text
      return offer
    }
    return CompletionOffers(isComplete: false, replaced: replaced, offers: offers)
  }

  func completionDetail(for key: String) -> CompletionDetail? {
    CompletionDetail(detail: "a word", documentation: ReadableText(markdown: "_\(key)_", plainText: key))
  }

  func hover(at offset: UInt32, in document: TextDocument) -> HoverText? {
    found(in: document).first { $0.range.touches(offset) }.map { word, range in
      HoverText(text: ReadableText(markdown: "**\(word.text)**", plainText: word.text), range: range)
    }
  }

  func definitions(at offset: UInt32, in document: TextDocument) -> DefinitionTargets {
    let found = found(in: document).filter { $0.range.touches(offset) }
    return DefinitionTargets(
      origin: found.first?.range,
      targets: found.map {
        .init(place: FilePlace(document: .file($0.word.file), range: $0.word.range), nameRange: $0.word.range)
      }
    )
  }

  func references(at offset: UInt32, in document: TextDocument, _: Cancellation) -> [FileReference] {
    found(in: document).filter { $0.range.touches(offset) }.flatMap { word, _ in
      let declaration = FileReference(
        place: FilePlace(document: .file(word.file), range: word.range),
        isDeclaration: true
      )
      return [declaration]
        + diagnosedFiles().flatMap { file in
          FileWord.places(of: word.text, in: (try? files.read(file)) ?? []).map {
            FileReference(place: FilePlace(document: .file(file), range: $0), isDeclaration: false)
          }
        }
    }
  }

  func outline(of document: TextDocument) -> [OutlineItem] {
    found(in: document).map { word, range in
      OutlineItem(
        name: word.text,
        detail: nil,
        sort: .color,
        range: range,
        nameRange: range,
        children: [OutlineItem(name: "inner", detail: nil, sort: .group, range: range, nameRange: range)]
      )
    }
  }

  func symbols(matching query: String, _: Cancellation) -> [NamedPlace] {
    words.filter { $0.text.hasPrefix(query) }.map {
      NamedPlace(
        name: $0.text,
        sort: .color,
        container: nil,
        place: FilePlace(document: .file($0.file), range: $0.range)
      )
    }
  }

  func actions(for range: SourceRange, in document: TextDocument, kinds: Set<EditorActionKind>) -> [EditorAction] {
    found(in: document).filter { $0.range.touches(range.lowerBound) || $0.range.touches(range.upperBound) }
      .flatMap { word, range in
        let edits = [
          FileEdits(document: document.id, edits: [SourceEdit(range: range, newText: word.text.uppercased())])
        ]
        var now = EditorAction(title: "Shout '\(word.text)'", kind: .quickFix, effect: .edits(edits))
        now.isPreferred = true
        var later = EditorAction(title: "Shout all", kind: .fixAll, effect: .later(key: word.text))
        later.needsConfirmation = true
        var disabled = EditorAction(title: "Whisper", kind: .quickFix, effect: .edits([]))
        disabled.disabledReason = "it is quiet already"
        let command = EditorAction(title: "Echo", kind: .quickFix, effect: .command("words.echo", arguments: ["x"]))
        return [now, later, disabled, command].filter { kinds.contains($0.kind) }
      }
  }

  func edits(ofAction key: String) -> [FileEdits] {
    diagnosedFiles().map { file in
      let places = FileWord.places(of: key, in: (try? files.read(file)) ?? [])
      return FileEdits(
        document: .file(file),
        edits: places.map { SourceEdit(range: $0, newText: key.uppercased()) }
      )
    }
  }

  func colors(in document: TextDocument) -> [ColorPlace] {
    found(in: document).map {
      ColorPlace(range: $0.range, color: PickedColor(red: 1, green: 0, blue: 0.5, alpha: 2))
    }
  }

  func colorOffers(_ color: PickedColor, at range: SourceRange, in document: TextDocument) -> [ColorOffer] {
    [ColorOffer(label: "\(color.red)", edit: SourceEdit(range: range, newText: "\(color.red)"))]
  }

  func inlayHints(in range: SourceRange, of document: TextDocument) -> [HintOffer] {
    found(in: document).map { HintOffer(offset: $0.range.upperBound, label: "!", tooltipKey: $0.word.text) }
  }

  func tooltip(ofHint key: String) -> ReadableText? { ReadableText(markdown: key, plainText: key) }

  func lenses(in document: TextDocument) -> [LensOffer] {
    found(in: document).map { LensOffer(range: $0.range, key: $0.word.text) }
  }

  func title(ofLens key: String) -> String? { "'\(key)' is used" }

  func execute(_ command: String, _ arguments: [JSONValue], _ cancellation: Cancellation) throws -> CommandOutcome {
    var outcome = CommandOutcome()
    switch command {
    case "words.calls": outcome.value = .array(calls.map(JSONValue.string))
    case "words.echo": outcome.value = .array(arguments)
    case "words.wait": try waitForCancellation(cancellation)
    case "words.fail": throw ResponseError(.requestFailed, "as wished")
    case "words.print": print("a stray print")
    default:
      outcome.label = "Shout"
      outcome.edits = words.flatMap { edits(ofAction: $0.text) }
    }
    return outcome
  }

  private func waitForCancellation(_ cancellation: Cancellation) throws {
    while !cancellation.isCancelled { usleep(500) }
    try cancellation.check()
  }

  private func found(in document: TextDocument) -> [(word: FileWord, range: SourceRange)] {
    words.flatMap { word in FileWord.places(of: word.text, in: document.text.bytes).map { (word, $0) } }
      .sorted { $0.1 < $1.1 }
  }

  private func wordRange(at offset: UInt32, in text: LineTable) -> SourceRange {
    let isLetter = { (byte: UInt8) in (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20) }
    var (lower, upper) = (Int(offset), Int(offset))
    while lower > 0, isLetter(text.bytes[lower - 1]) { lower -= 1 }
    while upper < text.bytes.count, isLetter(text.bytes[upper]) { upper += 1 }
    return SourceRange(clamping: lower..<upper)
  }
}
