import JSON
import LanguageServerProtocol
import Testing

@Suite struct CapabilityTests {
  private func read(_ value: JSONValue?) -> ClientCapabilities {
    ClientCapabilities(Field(value, at: .root("capabilities")))
  }

  @Test(arguments: [nil, [:], "odd", ["textDocument": 5, "workspace": [], "general": nil]] as [JSONValue?])
  func oddCapabilitiesAreNone(value: JSONValue?) {
    #expect(read(value) == .none)
    #expect(!read(value).diagnostics.pull)
    #expect(read(value).language.hoverFormats == [.plainText])
  }

  @Test func capabilitiesAreRead() {
    let capabilities = read([
      "general": ["positionEncodings": ["utf-8", "utf-16", 5]],
      "window": ["workDoneProgress": true],
      "workspace": ["configuration": true, "didChangeWatchedFiles": ["dynamicRegistration": true], "applyEdit": "yes"],
      "textDocument": [
        "hover": ["contentFormat": ["html", "markdown", "plaintext"]],
        "diagnostic": [:],
        "publishDiagnostics": ["tagSupport": ["valueSet": [1, 2]], "dataSupport": true],
        "completion": [
          "completionItem": ["snippetSupport": true, "resolveSupport": ["properties": ["documentation"]]]
        ],
      ],
    ])
    #expect(capabilities.general.positionEncodings == ["utf-8", "utf-16"])
    #expect(capabilities.window.workDoneProgress)
    #expect(capabilities.workspace.configuration && capabilities.workspace.registersWatchedFiles)
    #expect(!capabilities.workspace.applyEdit && !capabilities.workspace.relativePatterns)
    #expect(capabilities.language.hoverFormats == [.markdown, .plainText])
    #expect(capabilities.diagnostics.pull && capabilities.diagnostics.data)
    #expect(capabilities.diagnostics.tags == [1, 2])
    #expect(capabilities.completion.snippets && capabilities.completion.resolvedProperties == ["documentation"])
  }

  @Test func serverCapabilitiesAddUp() {
    var capabilities = ServerCapabilities()
    capabilities.add("workspace", "workspaceFolders", value: ["supported": true])
    capabilities.add("completionProvider", value: ["triggerCharacters": ["."]])
    capabilities.add("completionProvider", value: ["resolveProvider": true])
    capabilities.add("hoverProvider", value: true)
    #expect(
      capabilities.json == [
        "workspace": ["workspaceFolders": ["supported": true]],
        "completionProvider": ["triggerCharacters": ["."], "resolveProvider": true],
        "hoverProvider": true,
      ]
    )
  }
}
