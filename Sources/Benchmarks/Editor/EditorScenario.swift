import Foundation
import JSON
import Workspace

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
    let start = MonotonicTime.now
    client.notify("initialized", [:])
    open(lines(count: nil))
    _ = diagnostics()
    return (MonotonicTime.now - start) * 1_000
  }

  /// Opens the file, its text repeated to so many bytes.
  /// - Returns: milliseconds until its findings are there.
  func opening(bytes: Int) -> Double {
    let text = lines(count: nil)
    let size = text.reduce(0) { $0 + $1.utf8.count + 1 }
    let long = lines(count: text.count * max(1, bytes / max(size, 1)))
    var samples = Samples()
    samples.time {
      open(long)
      _ = diagnostics()
    }
    return samples.median
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

  /// The file's lines, the whole file repeated until there are at least `count`.
  private func lines(count: Int?) -> [Substring] {
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let count, !lines.isEmpty else { return lines }
    return (0..<max(1, (count + lines.count - 1) / lines.count)).flatMap { _ in lines }
  }

  private func place(_ line: Int, _ character: Int) -> JSONValue {
    ["line": JSONValue.integer(Int64(line)), "character": JSONValue.integer(Int64(character))]
  }

  /// Types a letter.
  /// - Returns: the place behind it.
  private func type(_ letter: Character, at caret: (line: Int, column: Int), version: Int) -> (line: Int, column: Int) {
    let position = place(caret.line, caret.column)
    notify(
      edit: ["range": ["start": position, "end": position], "text": .string(String(letter))],
      version: version
    )
    return letter == "\n" ? (caret.line + 1, 0) : (caret.line, caret.column + 1)
  }

  private func notify(edit: JSONValue, version: Int) {
    client.notify(
      "textDocument/didChange",
      [
        "textDocument": ["uri": .string(file.absoluteString), "version": .integer(Int64(version))],
        "contentChanges": [edit],
      ]
    )
  }

  struct Typing {
    var keystrokes: [(TypedCode, Samples)] = []
    var completion = Samples()
    var hover = Samples()
  }

  /// Types code in several places of a file of `count` lines, letter by letter, with a person's pauses; completes
  /// behind each letter and hovers over the line below.
  /// - Parameter pause: between two letters, in seconds; `0` for one as soon as the last is answered.
  func typing(lines count: Int, pause: Double) -> Typing {
    var typing = Typing()
    for code in TypedCode.allCases {
      let lines = lines(count: count)
      open(lines)
      _ = diagnostics()
      // What opening changed is settled.
      Thread.sleep(forTimeInterval: 1.5)
      var keystrokes = Samples()
      var version = 1
      // From the end, so that what was typed before stands behind.
      for place in code.places(3, in: lines).reversed() {
        var caret = place
        for letter in code.text {
          if pause > 0 { Thread.sleep(forTimeInterval: pause) }
          version += 1
          _ = keystrokes.time {
            caret = type(letter, at: caret, version: version)
            return diagnostics()
          }
          let position = self.place(caret.line, caret.column)
          _ = typing.completion.time {
            client.ask("textDocument/completion", ["textDocument": identifier, "position": position])
          }
          let below = self.place(caret.line + 1, 10)
          _ = typing.hover.time {
            client.ask("textDocument/hover", ["textDocument": identifier, "position": below])
          }
        }
      }
      typing.keystrokes.append((code, keystrokes))
    }
    return typing
  }

  /// Types and takes back again without waiting for each.
  func edit(times: Int) {
    open(lines(count: nil))
    for index in 0..<(times / 2) {
      _ = type("x", at: (0, 0), version: index * 2 + 2)
      notify(edit: ["range": ["start": place(0, 0), "end": place(0, 1)], "text": ""], version: index * 2 + 3)
      if index % 16 == 0 { _ = diagnostics() }
    }
    _ = diagnostics()
  }
}
