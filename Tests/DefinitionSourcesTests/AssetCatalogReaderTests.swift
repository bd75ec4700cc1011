import DesignTokens
import Testing

@testable import DefinitionSources

@Suite struct AssetCatalogReaderTests {
  private static let red = """
    {"colors": [{"color": {"color-space": "srgb", "components": {"red": "0xFF", "green": "0", "blue": "0"}}}]}
    """
  private static let namespace = #"{"info": {}, "properties": {"provides-namespace": true}}"#
  private static let plain = #"{"info": {}, "properties": {"provides-namespace": false}}"#

  private func read(_ files: [(String, String)]) -> [AssetCatalog] {
    AssetCatalogReader.read(files.map { AssetCatalogFile(path: $0.0, bytes: Array($0.1.utf8)) })
  }

  @Test func groupsCountOnlyWhereTheyProvideANamespace() {
    let catalogs = read([
      ("App/Assets.xcassets/Contents.json", "{}"),
      ("App/Assets.xcassets/Theme/Contents.json", Self.namespace),
      ("App/Assets.xcassets/Theme/system/Contents.json", Self.namespace),
      ("App/Assets.xcassets/Theme/system/Background/Contents.json", Self.plain),
      ("App/Assets.xcassets/Theme/system/Background/tab.bar.background.colorset/Contents.json", Self.red),
      ("App/Assets.xcassets/Bare/Dark Blurple.colorset/Contents.json", Self.red),
      ("App/Assets.xcassets/Icons/add-16.imageset/Contents.json", ""),
      ("App/Assets.xcassets/Icons/bolt.symbolset/Contents.json", ""),
      ("App/Assets.xcassets/AppIcon.appiconset/Contents.json", ""),
    ])
    #expect(catalogs.map(\.name) == ["Assets"])
    let catalog = catalogs.first
    #expect(catalog?.colors.map(\.name.text) == ["Dark Blurple", "Theme/system/tab.bar.background"])
    #expect(catalog?.images.map(\.name.text) == ["add-16", "bolt"])
    #expect(catalog?.assets.contains { $0.kind == .other("appiconset") } == true)
    #expect(catalog?.colors.first?.color?.constant?.constant?.hexText == "#FF0000FF")
    #expect(catalog?.problems.isEmpty == true)
  }

  @Test func catalogsAreKeptApart() {
    let catalogs = read([
      ("Watch/Assets.xcassets/Accent.colorset/Contents.json", Self.red),
      ("App/Assets.xcassets/Accent.colorset/Contents.json", Self.red),
      ("App/Other/Contents.json", Self.red),
      ("App/Assets.xcassets/notes.txt", ""),
    ])
    #expect(catalogs.map(\.path) == ["App/Assets.xcassets", "Watch/Assets.xcassets"])
    #expect(catalogs.flatMap(\.colors).map(\.name.text) == ["Accent", "Accent"])
  }

  @Test func layersWithinAnAssetHaveNoName() {
    let catalogs = read([
      ("A.xcassets/Icon.solidimagestack/Contents.json", "{}"),
      ("A.xcassets/Icon.solidimagestack/Front.solidimagestacklayer/Contents.json", "{}"),
      ("A.xcassets/Icon.solidimagestack/Front.solidimagestacklayer/Content.imageset/Contents.json", "{}"),
    ])
    #expect(catalogs.first?.assets.map(\.name.text) == ["Icon"])
  }

  @Test func problemsAreCollectedAndTheRestIsRead() {
    let catalog = read([
      ("A.xcassets/Bad.colorset/Contents.json", "{"),
      ("A.xcassets/Good.colorset/Contents.json", Self.red),
      ("A.xcassets/Group/Contents.json", #"{"properties": {"provides-namespace": "yes"}}"#),
    ]).first
    #expect(catalog?.colors.map(\.name.text) == ["Bad", "Good"])
    #expect(catalog?.colors.first?.color == nil)
    #expect(
      catalog?.problems.map(\.description) == [
        "A.xcassets/Bad.colorset/Contents.json:1:2: the text ends in the middle of a value",
        "A.xcassets/Group/Contents.json:1:17: 'provides-namespace' must be true or false",
      ]
    )
  }

  @Test func onlyColorSetsAndGroupsAreRead() {
    #expect(AssetCatalogReader.readsContents(at: "A.xcassets/B.colorset/Contents.json"))
    #expect(AssetCatalogReader.readsContents(at: "A.xcassets/Group/Contents.json"))
    #expect(!AssetCatalogReader.readsContents(at: "A.xcassets/B.imageset/Contents.json"))
    #expect(!AssetCatalogReader.readsContents(at: "Group/Contents.json"))
  }
}
