import Foundation
import JSON
import LanguageServer
import Mutations
import Rules
import SwiftSource
import Testing
import Workspace

/// Whoever edits a document sees what one who opens the edited text sees.
struct EditedDocumentTests {
  private static let kit = """
    import UIKit

    public enum Palette {
      /// For text.
      public static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)
      public static let paper = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
      public static let warning = UIColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)
    }
    public enum Spacing {
      public static let small: CGFloat = 4
      public static let medium: CGFloat = 12
      public static let large: CGFloat = 24
    }
    public enum Inset {
      public static let top: CGFloat = 20
      public static let leading: CGFloat = 20
    }

    """

  private static func card(_ number: Int) -> String {
    """
    import UIKit

    final class Card\(number): UIView {
      private let label = UILabel()
      var tint = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)

      override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = .white
        label.textColor = UIColor(red: 0.9, green: 0.1, blue: 0.1, alpha: 1)
        layer.cornerRadius = 12
      }

      required init?(coder: NSCoder) { nil }

      func update(isOn: Bool) {
        if isOn {
          label.textColor = Palette.ink
        } else {
          label.textColor = UIColor.red
        }
        label.font = .systemFont(ofSize: 17)
      }
      #if DEBUG
      private let border = UIColor(red: 0, green: 0.5, blue: 0, alpha: 1)
      #endif
    }

    """
  }

  private static let typed = [
    "let tone = UIColor.red\n", "  var more: UIColor { Palette.", "  func g() {\n    backgroundColor = .black\n  }\n",
    "}\n", "{", "\"", "/*", "*/", "#if DEBUG\n", "#endif\n", "  // parlance:ignore raw-color\n", "\r\n", "é",
    "label.textColor = ", "Palette.ink", "class A {\n", "#else\n", "UIColor(red: 0.3, green: 0.3, blue: 0.3, alpha: 1)",
  ]

  private static let uri = "file:///w/Cards.swift"

  private static func client(_ text: String) throws -> TestClient {
    var files = InMemoryFileSystem()
    files.addFolder(FilePath("/w"))
    files.write(Array(kit.utf8), to: FilePath("/w/Kit.swift"))
    files.write(Array(text.utf8), to: FilePath("/w/Cards.swift"))
    files.write(Array(#"{ "designSystem": ["Kit.swift"] }"#.utf8), to: FilePath("/w/.parlance.json"))
    let client = try TestClient(files: files) { DesignFeatures(host: $0, rules: allRules) }
    try client.initialize(capabilities: [
      "textDocument": [
        "diagnostic": [:], "codeAction": ["codeActionLiteralSupport": ["codeActionKind": ["valueSet": ["quickfix"]]]],
      ], "general": ["positionEncodings": ["utf-8"]],
    ])
    client.open(uri, text)
    return client
  }

  private static func text(_ value: JSONValue) -> String { String(decoding: value.serialized(), as: UTF8.self) }

  /// What a client is told about a place and the whole document.
  private static func answers(_ client: TestClient, at place: (line: Int, column: Int)) throws -> [JSONValue] {
    let position = JSONValue.at(uri, Int64(place.line), Int64(place.column))
    let report = try client.request("textDocument/diagnostic", .document(uri))
    return [
      report["items"] ?? .null, try client.request("textDocument/hover", position),
      try client.request("textDocument/completion", position),
    ]
  }

  private static func actions(_ client: TestClient, at place: (line: Int64, column: Int64)) throws -> String {
    let params: JSONValue = [
      "textDocument": ["uri": .string(uri)], "range": .range(place.line, place.column, place.line, place.column),
      "context": ["diagnostics": []],
    ]
    return text(try client.request("textDocument/codeAction", params))
  }

  private static func place(of offset: Int, in text: [UInt8]) -> (line: Int, column: Int) {
    let lines = LineTable(of: text)
    let position = lines.position(of: UInt32(clamping: offset), in: .utf8)
    return (position.line, position.column)
  }

  /// - Parameter cards: types in the document.
  @Test(arguments: [(1, 1), (2, 3), (3, 24), (4, 24)] as [(UInt64, Int)])
  func anEditedDocumentIsAnsweredForLikeAnOpenedOne(seed: UInt64, cards: Int) throws {
    var random = SeededGenerator(seed: seed &+ 99)
    let base = (0..<cards).map(Self.card).joined()
    var text = Array(base.utf8)
    let edited = try Self.client(base)
    #expect(try Self.answers(edited, at: (0, 0))[0].arrayValue?.isEmpty == false)
    let opened = try Self.client(base)
    for step in 0..<24 {
      let start = Int.random(in: 0...text.count, using: &random)
      let lower = step % 3 == 0 ? (text[..<start].lastIndex(of: UInt8(ascii: "\n")) ?? 0) : start
      let upper = step % 4 == 3 ? min(text.count, lower + Int.random(in: 0...40, using: &random)) : lower
      let added = Self.typed.randomElement(using: &random) ?? ""
      let next =
        String(decoding: text[..<lower], as: UTF8.self) + added + String(decoding: text[upper...], as: UTF8.self)
      guard next.utf8.count == text.count - (upper - lower) + added.utf8.count else { continue }
      let (from, to) = (Self.place(of: lower, in: text), Self.place(of: upper, in: text))
      edited.change(
        Self.uri,
        version: Int64(step + 2),
        [
          [
            "range": .range(Int64(from.line), Int64(from.column), Int64(to.line), Int64(to.column)),
            "text": .string(added),
          ]
        ]
      )
      text = Array(next.utf8)
      opened.closeDocument(Self.uri)
      opened.open(Self.uri, next)
      let place = Self.place(of: min(text.count, lower + added.utf8.count), in: text)
      try Self.expectEqualAnswers(edited, opened, at: place, "seed \(seed), step \(step)\n\(next)")
    }
  }

  /// The usage stays the same, the code around it doesn't.
  @Test func aLengthForAnotherSideIsAnsweredForAnew() throws {
    let text = "import SwiftUI\nstruct Row: View {\n  var body: some View {\n    Text(\"\").padding(.top, 20)\n  }\n}\n"
    let edited = try Self.client(text)
    #expect(try Self.actions(edited, at: (3, 28)).contains("Inset.top"))
    let changes: [JSONValue] = [["range": .range(3, 22, 3, 25), "text": "leading"]]
    edited.change(Self.uri, version: 2, changes)
    let opened = try Self.client(text.replacing(".top", with: ".leading"))
    try Self.expectEqualAnswers(edited, opened, at: (3, 32), "the side")
    #expect(try Self.actions(edited, at: (3, 32)).contains("Inset.leading"))
  }

  /// What other files see of an edit is known after a pause: both may take a while to agree.
  private static func expectEqualAnswers(
    _ one: TestClient,
    _ other: TestClient,
    at place: (line: Int, column: Int),
    _ comment: String
  ) throws {
    let end = Date(timeIntervalSinceNow: 60)
    var difference: String?
    repeat {
      // Neither may have been asked in the middle of a change.
      let answers = (try Self.answers(one, at: place), try Self.answers(other, at: place))
      difference = zip(answers.0, answers.1).first { $0 != $1 }.map { text($0) + "\n" + text($1) }
      if difference == nil { return }
      Thread.sleep(forTimeInterval: 0.02)
    } while Date() < end
    Issue.record("\(comment)\n\(difference ?? "")")
  }
}
