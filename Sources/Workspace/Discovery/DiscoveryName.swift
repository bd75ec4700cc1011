/// What a file or folder is by its name.
enum DiscoveryName {
  case swift
  case assetCatalog
  case tokens
  case xcodeProject
  case configuration
  case other

  init(_ name: Substring) {
    let name = name.utf8
    self =
      if Self.ends(name, with: ".swift") {
        .swift
      } else if Self.ends(name, with: ".xcassets") {
        .assetCatalog
      } else if Self.ends(name, with: ".xcodeproj") {
        .xcodeProject
      } else if Self.ends(name, with: ".tokens") || Self.ends(name, with: ".tokens.json")
        || name.elementsEqual("tokens.json".utf8)
      {
        .tokens
      } else if name.elementsEqual(ConfigurationFile.name.utf8) {
        .configuration
      } else {
        .other
      }
  }

  private static func ends(_ name: Substring.UTF8View, with ending: StaticString) -> Bool {
    let count = ending.utf8CodeUnitCount
    return name.count >= count
      && name.suffix(count).elementsEqual(UnsafeBufferPointer(start: ending.utf8Start, count: count))
  }
}
