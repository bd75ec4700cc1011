import Testing

@testable import DesignTokens

@Suite struct ConditionalValueTests {
  private let scheme = ConditionalValue(when: .dark, "d", else: "l")
  private let theme = ConditionalValue(when: .theme("Mint"), "m", else: "-")

  @Test func readsFromTheTop() {
    let table = ConditionalValue(
      rows: [
        .init(when: ConditionSet([.dark, .highContrast]) ?? .always, value: 1),
        .init(when: ConditionSet(.dark), value: 2),
      ],
      fallback: 3
    )
    #expect(table.value(in: .darkHC) == 1)
    #expect(table.value(in: .dark) == 2)
    #expect(table.value(in: .lightHC) == 3)
    #expect(table.value(in: .always) == 3, "what isn't known doesn't hold")
  }

  @Test func contradictionsAreNoSet() {
    #expect(ConditionSet([.dark, .light]) == nil)
    #expect(ConditionSet([.dark, .dark])?.conditions == [.dark])
    #expect(ConditionSet(.dark).merging(ConditionSet(.light)) == nil)
    #expect(ConditionSet([.theme("A"), .dark])?.description == "colorScheme=dark, theme=A")
  }

  @Test func combinesPointwise() {
    let both = scheme.combined(with: theme) { $0 + $1 }
    #expect(both?.value(in: ConditionSet([.dark, .theme("Mint")]) ?? .always) == "dm")
    #expect(both?.value(in: ConditionSet(.dark)) == "d-")
    #expect(both?.value(in: ConditionSet(.theme("Mint"))) == "lm")
    #expect(both?.fallback == "l-")
    #expect(both?.rows.count == 3)
  }

  @Test func combiningTheSameAxisStaysSmall() {
    let both = scheme.combined(with: scheme) { $0 + $1 }
    #expect(both?.rows.map(\.value) == ["dd"])
    #expect(both?.fallback == "ll")
    let opposite = ConditionalValue(when: .light, "L", else: "D")
    let mixed = scheme.combined(with: opposite) { $0 + $1 }
    #expect(mixed?.value(in: .dark) == "dD")
    #expect(mixed?.value(in: .light) == "lL")
  }

  @Test func combiningAgreesWithLookingUpEach() {
    let first = ConditionalValue(
      rows: [
        .init(when: ConditionSet([.dark, .theme("A")]) ?? .always, value: 1),
        .init(when: ConditionSet(.platform(.macOS)), value: 2),
        .init(when: ConditionSet(.theme("A")), value: 3),
      ],
      fallback: 4
    )
    let second = ConditionalValue(
      rows: [
        .init(when: ConditionSet(.theme("A")), value: 10),
        .init(when: ConditionSet(.theme("B")), value: 20),
        .init(when: ConditionSet(.light), value: 30),
      ],
      fallback: 40
    )
    let both = first.combined(with: second) { $0 + $1 }
    for scheme in [Condition.dark, .light] {
      for platform in [Platform.iOS, .macOS] {
        for theme in ["A", "B", "C"] {
          let context = ConditionSet([scheme, .platform(platform), .theme(theme)]) ?? .always
          #expect(both?.value(in: context) == first.value(in: context) + second.value(in: context))
        }
      }
    }
  }

  @Test func sizeIsBounded() {
    func themes(_ axis: String) -> ConditionalValue<Int> {
      ConditionalValue(
        rows: (0..<10).map { .init(when: ConditionSet(.environment(axis, String($0))), value: $0) },
        fallback: -1
      )
    }
    #expect(themes("a").combined(with: themes("b"), +) == nil)
    #expect(themes("a").combined(with: themes("b"), limit: 120, +)?.rows.count == 120)
    #expect(themes("a").combined(with: themes("a"), +)?.rows.count == 10)
  }

  @Test func assumingAnswersAQuestion() {
    let both = scheme.combined(with: theme) { $0 + $1 }
    let dark = both?.assuming(.dark)
    #expect(dark?.rows.map(\.value) == ["dm"])
    #expect(dark?.fallback == "d-")
    #expect(dark?.assuming(.theme("Mint")).constant == "dm")
    #expect(both?.assuming(.light).rows.map(\.value) == ["lm"])
  }

  @Test func unreachableRowsGo() {
    let table = ConditionalValue(
      rows: [
        .init(when: ConditionSet(.dark), value: 1),
        .init(when: ConditionSet([.dark, .elevated]) ?? .always, value: 2),
        .init(when: .always, value: 3),
        .init(when: ConditionSet(.elevated), value: 4),
      ],
      fallback: 5
    )
    #expect(table.rows.map(\.value) == [1])
    #expect(table.fallback == 3)
  }

  @Test func simplifiedDropsWhatSaysNothing() {
    #expect(ConditionalValue(when: .dark, 1, else: 1).simplified.constant == 1)
    #expect(ConditionalValue(when: .dark, 1, else: 2).simplified.rows.count == 1)
  }

  @Test func flatMapNests() {
    let result = scheme.flatMap { scheme in theme.map { scheme + $0 } }
    #expect(result?.value(in: ConditionSet([.theme("Mint"), .dark]) ?? .always) == "dm")
  }
}

@Suite struct ConditionalColorTests {
  private func term(_ rgb: UInt32) -> ColorTerm? { .value(ColorValue(hexNumber: rgb)) }

  @Test func foldsTheAppearanceIntoTheColor() {
    let table = ConditionalValue<ColorTerm?>(
      rows: [
        .init(when: ConditionSet([.dark, .theme("A")]) ?? .always, value: term(0x1)),
        .init(when: ConditionSet(.platform(.macOS)), value: term(0x2)),
        .init(when: ConditionSet(.dark), value: term(0x3)),
      ],
      fallback: term(0x4)
    )
    let colors = table.appearanceColors
    func color(_ conditions: Condition...) -> AppearanceColor? {
      colors?.value(in: ConditionSet(conditions) ?? .always) ?? nil
    }
    #expect(color()?.value(in: .light)?.hexText == "#000004FF")
    #expect(color()?.value(in: .dark)?.hexText == "#000003FF")
    #expect(color(.theme("A"))?.value(in: .light)?.hexText == "#000004FF")
    #expect(color(.theme("A"))?.value(in: .dark)?.hexText == "#000001FF")
    #expect(color(.platform(.macOS))?.constant?.hexText == "#000002FF")
    #expect(color(.theme("A"), .platform(.macOS))?.value(in: .light)?.hexText == "#000002FF")
    #expect(color(.theme("A"), .platform(.macOS))?.value(in: .dark)?.hexText == "#000001FF")
  }

  @Test func unknownBaseIsUnknown() {
    let table = ConditionalValue<ColorTerm?>(when: .dark, term(0x1), else: nil)
    #expect(table.appearanceColors?.constant == .some(nil))
  }

  @Test func keepsOnlyWhatDiffers() {
    let table = ConditionalValue<ColorTerm?>(when: .dark, term(0x1), else: term(0x1))
    let folded = table.appearanceColors?.constant ?? nil
    #expect(folded?.variants.count == 1)
  }
}
