/// What an asset catalog's folder holds, by the folder's extension.
package enum AssetKind: Hashable, Sendable {
  case color
  case image
  case symbol
  case data
  /// An app icon, a texture, a sticker pack, …: the folder's extension.
  case other(String)

  /// `nil` for a folder that is only a group.
  init?(folderExtension: some StringProtocol) {
    switch folderExtension {
    case "colorset": self = .color
    case "imageset": self = .image
    case "symbolset": self = .symbol
    case "dataset": self = .data
    case "appiconset", "arresourcegroup", "arreferenceimage", "arobject", "brandassets", "cubetextureset",
      "gcdashboardimage", "gcleaderboard", "gcleaderboardset", "iconset", "imagestack", "imagestacklayer",
      "launchimage", "mipmapset", "solidimagestack", "solidimagestacklayer", "sticker", "stickerpack",
      "stickersequence", "stickersiconset", "textureset", "watchcomplicationset":
      self = .other(String(folderExtension))
    default: return nil
    }
  }
}
