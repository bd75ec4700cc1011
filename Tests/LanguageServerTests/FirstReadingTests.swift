import JSON
import LanguageServer
import Rules
import Testing
import Workspace

/// Documents that are opened while the project is read for the first time.
struct FirstReadingTests {
  private static let kit = FilePath("/w/Kit.swift")
  private static let other = FilePath("/w/Other.swift")
  private static let card = FilePath("/w/Card.swift")
  private static let kitText =
    "import UIKit\n\nenum Palette {\n  static let ink = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\n}\n"
  private static let text = "import UIKit\n\nlet tone = UIColor(red: 0.1, green: 0.2, blue: 0.3, alpha: 1)\n"

  /// A session whose project waits for its gate, which its thread has come to.
  private static func begin(withCard: Bool) throws -> (client: TestClient, files: GatedFileSystem) {
    var memory = InMemoryFileSystem()
    memory.write(kitText, to: kit)
    memory.write("import UIKit\n\nlet other = UIColor.black\n", to: other)
    if withCard { memory.write(text, to: card) }
    memory.write(#"{ "designSystem": ["Kit.swift"] }"#, to: FilePath("/w/.parlance.json"))
    let files = GatedFileSystem(memory, gate: kit)
    let client = try TestClient(files: files) { DesignFeatures(host: $0, rules: allRules) }
    try client.initialize(capabilities: ["textDocument": ["diagnostic": ["relatedInformation": true]]])
    files.waitForReader()
    return (client, files)
  }

  /// Asks for the card's findings until they speak of a symbol.
  private static func wait(for symbol: String, _ client: TestClient) throws {
    for _ in 0..<5_000 {
      let report = try client.request("textDocument/diagnostic", .document("file://\(card)"))
      if String(decoding: report.serialized(), as: UTF8.self).contains(symbol) { return }
    }
    Issue.record("nothing is said of \(symbol)")
  }

  @Test func aFileThatWasThereIsReadOnce() throws {
    let (client, files) = try Self.begin(withCard: true)
    client.open("file://\(Self.card)", Self.text)
    try client.barrier()
    files.openGate()
    try Self.wait(for: "Palette.ink", client)
    // All that was asked for before this edit is done before its effects are seen.
    client.open("file://\(Self.kit)", Self.kitText)
    client.change("file://\(Self.kit)", [["text": .string(Self.kitText.replacing("ink", with: "pen"))]])
    try Self.wait(for: "Palette.pen", client)
    #expect(files.reads(of: Self.other) == 1)
  }

  @Test func aFileThatWasMadeMeanwhileIsReadToo() throws {
    let (client, files) = try Self.begin(withCard: false)
    files.write(Self.text, to: Self.card)
    client.open("file://\(Self.card)", Self.text)
    try client.barrier()
    files.openGate()
    try Self.wait(for: "Palette.ink", client)
  }
}
