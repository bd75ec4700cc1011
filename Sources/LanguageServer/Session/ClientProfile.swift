package import LanguageServerProtocol
package import SwiftSource

/// What the session knows of its client from `initialize`.
package struct ClientProfile: Sendable {
  package let capabilities: ClientCapabilities
  /// What all positions of the session count.
  package let encoding: PositionEncoding
  /// Whether pictures in Markdown are drawn; nothing says so but the parser, which Visual Studio Code and its kin name.
  package let drawsPictures: Bool

  package static let unknown = ClientProfile(capabilities: .none)

  /// - Parameter name: the client's own.
  package init(capabilities: ClientCapabilities, name: String? = nil) {
    self.capabilities = capabilities
    // coc.nvim names the same parser and shows texts in a terminal.
    let isTerminal = name?.lowercased().contains("vim") ?? false
    drawsPictures = capabilities.general.markdownParser == "marked" && !isTerminal
    let offered = capabilities.general.positionEncodings.lazy.compactMap(Self.encoding)
    encoding = offered.first ?? .utf16
  }

  /// The name of the encoding in the specification.
  package var encodingName: String {
    switch encoding {
    case .utf8: "utf-8"
    case .utf16: "utf-16"
    case .utf32: "utf-32"
    }
  }

  private static func encoding(_ name: String) -> PositionEncoding? {
    switch name {
    case "utf-8": .utf8
    case "utf-16": .utf16
    case "utf-32": .utf32
    default: nil
    }
  }
}
