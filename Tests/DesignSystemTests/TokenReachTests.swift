import DesignSystem
import Symbols
import Testing

/// How a name that code writes stands to a token's.
struct TokenReachTests {
  private func match(_ written: String, owner: String, path: String) -> TokenReach.Match? {
    let reach = TokenReach(owner: nil, ownerName: owner, path: path, type: .unknown)
    let found = reach.match(written)
    // What it says without putting the name together is what the name says.
    let isEnd = reach.qualified.hasSuffix("." + written)
    #expect(found == (written == reach.qualified ? .whole : isEnd ? .end : nil))
    return found
  }

  @Test func theWholeNameAndItsEnds() {
    #expect(match("Theme.Colors.ink", owner: "Theme.Colors", path: "ink") == .whole)
    #expect(match("Colors.ink", owner: "Theme.Colors", path: "ink") == .end)
    #expect(match("colors.ink", owner: "Theme", path: "colors.ink") == .end)
    #expect(match("ink", owner: "Theme", path: "ink") == .end)
    #expect(match("ink", owner: "", path: "ink") == .whole)
    #expect(match("kit.ink", owner: "", path: "kit.ink") == .whole)
    #expect(match("ink", owner: "", path: "kit.ink") == .end)
  }

  @Test func otherNames() {
    #expect(match("lors.ink", owner: "Theme.Colors", path: "ink") == nil)
    #expect(match("nk", owner: "Theme", path: "ink") == nil)
    #expect(match("Colors.pink", owner: "Colors", path: "ink") == nil)
    #expect(match("Colorsxink", owner: "Colors", path: "ink") == nil)
    #expect(match("Kit.Theme.ink", owner: "Theme", path: "ink") == nil)
    #expect(match("Other.ink", owner: "Theme", path: "ink") == nil)
    #expect(match("Theme.ink", owner: "", path: "ink") == nil)
    #expect(match("", owner: "Theme", path: "ink") == nil)
  }
}
