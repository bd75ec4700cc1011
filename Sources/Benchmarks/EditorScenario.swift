import Foundation
import JSON

/// An editor at work in a folder: what it waits for, and how long.
struct EditorScenario {
  let client: Client
  let folder: URL
  /// A file of the folder, whose text is repeated to make longer ones.
  let file: URL

  /// - Returns: milliseconds from `initialized` until the first findings are there.
  func begin() -> Double {
    _ = client.ask(
      "initialize",
      [
        "processId": nil, "rootUri": .string(folder.absoluteString),
        "capabilities": ["textDocument": ["diagnostic": [:]], "general": ["positionEncodings": ["utf-8"]]],
      ]
    )
    let start = Timings.now()
    client.notify("initialized", [:])
    open(lines(count: nil))
    _ = diagnostics()
    return Timings.now() - start
  }

  private var identifier: JSONValue { ["uri": .string(file.absoluteString)] }

  private func open(_ lines: [Substring]) {
    let item: JSONValue = [
      "uri": .string(file.absoluteString), "languageId": "swift", "version": 1,
      "text": .string(lines.joined(separator: "\n")),
    ]
    client.notify("textDocument/didOpen", ["textDocument": item])
  }

  private func diagnostics() -> JSONValue { client.ask("textDocument/diagnostic", ["textDocument": identifier]) }

  /// The file's lines, repeated until there are `count` of them.
  private func lines(count: Int?) -> [Substring] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let count, !lines.isEmpty else { return lines }
    return Array((0...(count / lines.count)).flatMap { _ in lines }.prefix(count))
  }

  private func place(_ line: Int, _ character: Int) -> JSONValue {
    ["line": JSONValue.integer(Int64(line)), "character": JSONValue.integer(Int64(character))]
  }

  private func type(_ text: String, line: Int, version: Int) {
    let caret = place(line, 0)
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(file.absoluteString), "version": .integer(Int64(version))],
        "contentChanges": [["range": ["start": caret, "end": caret], "text": .string(text)]],
      ]
    )
  }

  struct Typing {
    var keystroke = Timings()
    var completion = Timings()
    var hover = Timings()
  }

  /// Types statements into the middle of a file of `count` lines, letter by letter.
  func typing(lines count: Int, keystrokes: Int) -> Typing {
    let lines = lines(count: count)
    open(lines)
    _ = diagnostics()
    // A line in the middle of a body, where a statement may stand before it.
    let middle = lines.indices.dropFirst(count / 2).first {
      lines[$0].hasPrefix("        ") && lines[$0].hasSuffix(")")
    }
    let line = middle ?? count / 2
    let text = Array("  let tone = Color.red\n")
    // What opening changed is settled.
    Thread.sleep(forTimeInterval: 1.5)
    var typing = Typing()
    for index in 0..<keystrokes {
      _ = typing.keystroke.measure {
        type(String(text[index % text.count]), line: line, version: index + 2)
        return diagnostics()
      }
      let caret = place(line + 1, 10)
      _ = typing.completion.measure {
        client.ask("textDocument/completion", ["textDocument": identifier, "position": caret])
      }
      _ = typing.hover.measure {
        client.ask("textDocument/hover", ["textDocument": identifier, "position": caret])
      }
    }
    return typing
  }

  /// Types and takes back again without waiting for each.
  func edit(times: Int) {
    open(lines(count: nil))
    for index in 0..<(times / 2) {
      type("x", line: 0, version: index * 2 + 2)
      client.notify(
        "textDocument/didChange",
        [
          "textDocument": ["uri": .string(file.absoluteString), "version": .integer(Int64(index * 2 + 3))],
          "contentChanges": [["range": ["start": place(0, 0), "end": place(0, 1)], "text": ""]],
        ]
      )
      if index % 16 == 0 { _ = diagnostics() }
    }
    _ = diagnostics()
  }
}
