import Testing

@testable import Audit

@Suite struct DesignSystemFoldersTests {
  private func found(_ files: [(String, Int, Int)]) -> [String] {
    var folders = DesignSystemFolders()
    for (file, tokens, components) in files { folders.add(file, tokens: tokens, components: components) }
    return folders.found().map(\.path)
  }

  @Test func theOutermostFolderThatMostlyDefinesIsNamed() {
    #expect(
      found([
        ("Kit/Colors/A.swift", 9, 0), ("Kit/Sizes.swift", 5, 0), ("Kit/Views/Button.swift", 0, 1),
        ("App/Main.swift", 0, 0), ("App/Screen.swift", 1, 0),
      ]) == ["Kit"]
    )
  }

  @Test func viewsAloneAreNoDesignSystem() {
    let views = (1...9).map { ("Feature/View\($0).swift", 0, 1) }
    #expect(found(views + [("Feature/Colors.swift", 6, 0)]) == ["Feature/Colors.swift"])
  }

  @Test func aFolderWithTheNameNeedsFewerDefinitions() {
    let files = (1...9).map { ("\($0 < 9 ? "Design-System" : "App")/File\($0).swift", 0, 0) }
    #expect(found(files + [("Design-System/Deep/Colors.swift", 6, 0)]) == ["Design-System"])
  }

  @Test func aFewTokensAreNoDesignSystem() {
    #expect(found([("App/A.swift", 4, 0), ("App/B.swift", 0, 0), ("App/C.swift", 0, 0)]) == [])
    #expect(found([]) == [])
  }

  @Test func whatIsSmallBesideTheRestIsLeftOut() {
    #expect(found([("A.swift", 1000, 0), ("B.swift", 5, 0), ("C.swift", 20, 0)]) == ["A.swift", "C.swift"])
  }
}
