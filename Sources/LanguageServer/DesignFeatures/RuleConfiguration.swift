import JSON
import Linting
import SwiftSource
import Workspace

/// Turns a rule off in the configuration nearest to a file; where there is none, in a new one at the root.
struct RuleConfiguration {
  let state: ProjectState
  let file: FilePath
  /// The documents that are open: their texts count instead of the disk's.
  let open: [DocumentID: TextDocument]

  /// Empty where the configuration can't be read, so that it can't be changed either.
  func action(for rule: RuleID, _ diagnostics: [EditorDiagnostic]) -> [EditorAction] {
    let workspace = state.workspace.workspace
    let nearest = workspace.configurations.effective(for: file.parent ?? file).layers.last?.file
    let configuration = nearest ?? workspace.root.appending(ConfigurationFile.name)
    guard let edits = edits(of: configuration, turningOff: rule.rawValue) else { return [] }
    let name = configuration.relative(to: workspace.root)
    let place = edits.isNew ? "a new \(name)" : name
    var action = EditorAction(title: "Turn '\(rule)' off in \(place)", kind: .quickFix, effect: .edits([edits]))
    action.diagnostics = diagnostics
    return [action]
  }

  private func edits(of configuration: FilePath, turningOff rule: String) -> FileEdits? {
    let id = DocumentID.file(configuration)
    let disk = DiskFileSystem()
    if open[id] == nil, !disk.exists(configuration) {
      let text = "{\n  \"rules\": {\n    \"\(rule)\": \"off\"\n  }\n}\n"
      return FileEdits(document: id, edits: [SourceEdit(range: SourceRange(at: 0), newText: text)], isNew: true)
    }
    guard let bytes = open[id]?.text.bytes ?? (try? disk.read(configuration, limit: 1 << 20)),
      let edit = Self.edit(turningOff: rule, in: bytes)
    else { return nil }
    return FileEdits(document: id, edits: [edit])
  }

  /// Changes the rule's setting where it has one, else adds it.
  static func edit(turningOff rule: String, in text: [UInt8]) -> SourceEdit? {
    guard let map = try? JSONSourceMap(text, commentsAllowed: true) else { return nil }
    if let severity = map[JSONPointer(["rules", rule, "severity"])] { return replacing(severity.value) }
    if let setting = map[JSONPointer(["rules", rule])] {
      return text[setting.value].first == UInt8(ascii: "{")
        ? inserting("\"severity\": \"off\"", into: setting.value, of: text) : replacing(setting.value)
    }
    if let rules = map[JSONPointer(["rules"])] { return inserting("\"\(rule)\": \"off\"", into: rules.value, of: text) }
    return map[JSONPointer([])].flatMap { inserting("\"rules\": { \"\(rule)\": \"off\" }", into: $0.value, of: text) }
  }

  private static func replacing(_ range: Range<Int>) -> SourceEdit {
    SourceEdit(range: SourceRange(clamping: range), newText: "\"off\"")
  }

  /// Puts a member first into an object.
  private static func inserting(_ member: String, into object: Range<Int>, of text: [UInt8]) -> SourceEdit? {
    guard text[object].first == UInt8(ascii: "{") else { return nil }
    let inside = text[(object.lowerBound + 1)..<(object.upperBound - 1)]
    let blanks = inside.prefix {
      [UInt8(ascii: " "), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\t")].contains($0)
    }
    let isEmpty = blanks.count == inside.count
    // The layout that the first member has.
    let layout = isEmpty ? "" : String(decoding: blanks, as: UTF8.self)
    let place = SourceRange(clamping: (object.lowerBound + 1)..<(object.lowerBound + 1))
    return SourceEdit(range: place, newText: layout + member + (isEmpty ? "" : ","))
  }
}
