import Evaluation
import Testing

/// Values under circumstances.
@Suite struct ConditionTests {
  private func conditions(_ source: String, _ expression: String) -> (String, [String]) {
    let probe = EvaluationProbe(source, expression)
    return (probe.text(probe.value), probe.conditions)
  }

  @Test func compilationConditionsGiveAValuePerPlatform() {
    let result = conditions(
      """
      enum Bar {
        #if os(macOS)
        static let height: CGFloat = 28
        #else
        static let height: CGFloat = 44
        #endif
      }
      """,
      "Bar.height"
    )
    #expect(result.0 == "44.0")
    #expect(result.1 == ["macOS: 28.0"])
  }

  @Test func aConditionInABodyCountsAsWell() {
    let result = conditions(
      """
      func gap() -> CGFloat {
        var value: CGFloat = 8
        #if os(visionOS)
        value = 20
        #endif
        return value
      }
      """,
      "gap()"
    )
    #expect(result.0 == "8.0")
    #expect(result.1 == ["visionOS: 20.0"])
  }

  @Test func foldersTellPlatformsApart() {
    let probe = EvaluationProbe(
      [
        "Kit/iOS/T.swift": "extension Theme { static func size() -> CGFloat { 17 } }",
        "Kit/macOS/T.swift": "extension Theme { static func size() -> CGFloat { 13 } }",
        "Kit/Theme.swift": "enum Theme {}",
      ],
      "Theme.size()"
    )
    #expect(probe.value.number == 17)
    #expect(probe.conditions == ["macOS: 13.0"])
  }

  @Test func theNewestSystemIsTheValue() {
    let result = conditions(
      "var corner: CGFloat { if #available(iOS 26, *) { return 34 } else { return 12 } }",
      "corner"
    )
    #expect(result.0 == "34.0")
    #expect(result.1 == ["before iOS 26, *: 12.0"])
  }

  @Test func aPredicateOfTheProgramKeepsBoth() {
    let result = conditions(
      "import App\nvar pad: CGFloat { Session.current.isCompact ? 20 : 8 }",
      "pad"
    )
    #expect(result.0 == "8.0")
    #expect(result.1 == ["Session.current.isCompact: 20.0"])
  }

  @Test func anIdiomIsAPhoneFirst() {
    let result = conditions(
      "var side: CGFloat { UIDevice.current.userInterfaceIdiom == .pad ? 120 : 60 }",
      "side"
    )
    #expect(result.0 == "60.0")
    #expect(result.1 == ["UIDevice.current.userInterfaceIdiom == .pad: 120.0"])
  }

  @Test func whatCanNotBeFollowedIsNoCondition() {
    let result = conditions(
      "func size(_ text: String) -> CGFloat { text.localizedStandardContains(\"x\") ? 4 : 9 }",
      "size(\"abc\")"
    )
    #expect(result.0.hasPrefix("unresolved"))
    #expect(result.1.isEmpty)
  }

  @Test func aGuardThatStopsTheProgramHolds() {
    let result = conditions(
      """
      func load() -> CGFloat {
        guard let file = Bundle.main.path(forResource: "a", ofType: "b") else { fatalError() }
        _ = file
        return 5
      }
      """,
      "load()"
    )
    #expect(result.0 == "5.0")
    #expect(result.1.isEmpty)
  }
}
