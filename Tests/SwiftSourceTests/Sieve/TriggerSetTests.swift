import SwiftSource
import Testing

@Suite struct TriggerSetTests {
  private func isHit(_ code: String, by words: TriggerWord...) -> Bool {
    Sieve(triggers: TriggerSet(words)).sift(Array(code.utf8)).bytes != nil
  }

  @Test(arguments: [
    ("UIButton()", true), ("x.UIButton", true), ("@UIButton", true), ("#UIButton", true), ("`UIButton`()", true),
    ("UIButton", true), ("UIButtons", false), ("MyUIButton", false), ("uibutton", false), ("UIButton_", false),
    ("UIButton9", false), ("$UIButton", true), ("\u{A0}UIButton\u{A0}", true), ("\"UIButton\"", false),
    ("\"\\(UIButton)\"", true), ("// UIButton", false), ("/* UIButton */", false), ("UIButto", false), ("", false),
  ])
  func identifier(code: String, expected: Bool) {
    #expect(isHit(code, by: .identifier("UIButton")) == expected)
  }

  @Test(arguments: [
    ("color", true), ("UIColor", true), ("TRACKCOLOR", true), ("x.colorful", true), ("col or", false),
    ("colo", false), ("cocolor", true), ("cololor", false), ("colocolor", true), ("col_or", false),
    ("größecolor", true),
    ("\"color\"", false),
    ("case.colored", true), ("co\u{301}lor", false),
  ])
  func containing(code: String, expected: Bool) {
    #expect(isHit(code, by: .containing("Color"), .containing("lolz")) == expected)
  }

  @Test(arguments: [
    (".red", true), ("Color.red", true), (".`red`", true), ("red", false), (".redder", false), (".Red", false),
    ("\\.red", true), ("x ? .red : y", true), ("#red", false),
  ])
  func member(code: String, expected: Bool) {
    #expect(isHit(code, by: .member("red")) == expected)
  }

  @Test(arguments: [("#lit(1)", true), ("lit(1)", false), (".lit", false), ("#lite", false), ("x = #lit", true)])
  func macro(code: String, expected: Bool) {
    #expect(isHit(code, by: .macro("lit")) == expected)
  }

  @Test func oneWordInSeveralContexts() {
    #expect(isHit("a.tone", by: .member("tone"), .macro("tone")))
    #expect(isHit("#tone", by: .member("tone"), .macro("tone")))
    #expect(!isHit("tone", by: .member("tone"), .macro("tone")))
  }

  @Test func wordsBeyondASCII() {
    #expect(isHit("let 色合い = b", by: .identifier("色合い")))
    #expect(!isHit("let 色 = b", by: .identifier("色合い")))
    #expect(isHit("let 背景色番号 = b", by: .containing("色")))
    #expect(!isHit("let 背景 = b", by: .containing("色")))
  }

  @Test func wordsThatOverlapAndShareBeginnings() {
    let words = ["she", "he", "hers", "his", "usher"].map(TriggerWord.containing)
    for (code, expected) in [("ahishers", true), ("xhe", true), ("hi", false), ("ushe", true), ("shh", false)] {
      #expect((Sieve(triggers: TriggerSet(words)).sift(Array(code.utf8)).bytes != nil) == expected, "\(code)")
    }
  }

  @Test func longWordsAreComparedToTheirEnd() {
    #expect(isHit("UICollectionViewCell", by: .identifier("UICollectionViewCell")))
    #expect(!isHit("UICollectionViewCelx", by: .identifier("UICollectionViewCell")))
    #expect(!isHit("UICollecXXXXXXXXXXXX", by: .identifier("UICollectionViewCell")))
    #expect(!isHit("abcdefg", by: .identifier("abcdefgh")))
  }

  @Test func manyWordsAreAllFound() {
    let names = (0..<5000).map { "Type\($0)Name" }
    let sieve = Sieve(triggers: TriggerSet(names.map(TriggerWord.identifier)))
    for name in names { #expect(sieve.sift(Array(name.utf8)).bytes != nil) }
    #expect(sieve.sift(Array("Type5000Name".utf8)).bytes == nil)
  }

  @Test func emptyAndImpossibleWordsMatchNothing() {
    let words: [TriggerWord] = [.containing(""), .identifier(""), .containing("a b"), .member("")]
    #expect(Sieve(triggers: TriggerSet(words)).sift(Array("a b . c".utf8)).bytes == nil)
    #expect(Sieve(triggers: TriggerSet([])).sift(Array("let a = b".utf8)).bytes == nil)
  }

  @Test func fingerprintDependsOnTheWordsAlone() {
    let words: [TriggerWord] = [.member("red"), .identifier("red"), .containing("blue")]
    let set = TriggerSet(words)
    #expect(set.fingerprint == TriggerSet(words.reversed() + words).fingerprint)
    #expect(set == TriggerSet([.member("red")]).adding(words))
    #expect(set.fingerprint != TriggerSet(words.dropFirst()).fingerprint)
    #expect(
      TriggerSet([.member("ab"), .member("c")]).fingerprint != TriggerSet([.member("a"), .member("bc")]).fingerprint
    )
    #expect(TriggerSet([.member("a")]).fingerprint != TriggerSet([.macro("a")]).fingerprint)
    // FNV-1a of 03 72 65 64 FF: another value would make stored results of other runs unreadable.
    #expect(TriggerSet([.member("red")]).fingerprint == 0xF0AA_498E_9CB4_B03A)
  }
}
