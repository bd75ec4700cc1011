import SwiftSource
import Testing

/// Which blocks the sieve blanks.
@Suite struct SieveBlockTests {
  @Test func filesWithoutTriggersAreSkipped() {
    MarkedSource.expectSkipped("import Foundation\nstruct Store { func load() { print(\"color\") } // UIColor\n}")
    MarkedSource.expectSkipped("")
  }

  @Test func functionsAreKeptOrBlankedWhole() {
    MarkedSource.expectBlanked(
      """
      func load() {«
        if ready { start(); run() }
      »}
      func paint() {
        if ready { start() }
        view.backgroundColor = .red
      }
      func tint(_ value: Int) { print("kept for its header") }
      func stop() {« print("blanked again") »}
      """
    )
  }

  @Test func shortBlocksStay() {
    MarkedSource.expectBlanked("protocol Painted { var color: Int { get set }\n var size: Int { get } }")
  }

  @Test func allBlocksOfAMemberShareItsFate() {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        var first = make { print("a, b, c, d") } then: { UIColor.black }
        var second = make {« print("a, b, c, d") »} then: {« print("e, f, g, h") »}
        private lazy var third: Font = { build(1, 2, 3, 4, 5) }()
        let style = if let a = b { print("a, b, c, d") } else if let c = d { e.red } else { f(1, 2, 3, 4) }
      }
      """
    )
  }

  @Test func attributesAndModifiersBelongToTheNextMember() {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        func first() {« print("a, b, c, d") »}
        public static func second() {« print("a, b, c, d") »}
        @Tinted(1) private static func third() { print("a, b, c, d") }
        @Tinted class func fourth() { print("a, b, c, d") }
        class func fifth() {« print("a, b, c, d") »}
        @MainActor
        class override func sixth() {« print("a, b, c, d") »}
      }
      """
    )
  }

  @Test func anAttributeInATypeEndsNoMember() {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        var paint: @Sendable () -> Void = { UIColor.red.fill(1, 2) }
        func load() {« print("a, b, c, d") »}
      }
      """
    )
  }

  @Test func typesWithoutTriggersAreBlankedWhole() {
    MarkedSource.expectBlanked(
      """
      struct Store: Codable {«
        let name: String
        func load() { print("a, b, c, d") }
        class Inner { func save() { print(1) } }
      »}
      let color = 1
      """
    )
  }

  @Test func aTypeWithATriggerKeepsItsDeclarations() {
    MarkedSource.expectBlanked(
      """
      final class Screen: UIViewController {
        let name: String
        func load() {« print("a, b, c, d") »}
        struct Inner {« let name: String; let age: Int »}
        func paint() { label.font = nil }
      }
      """
    )
  }

  @Test func aTypeWithATriggerInItsHeaderKeepsAll() {
    MarkedSource.expectBlanked(
      """
      extension UIColor {
        static func make() -> Int { compute(1, 2, 3, 4) }
        struct Inner { func a() { print("a, b, c, d") } }
      }
      @Tinted final class Screen {
        func load() { print("a, b, c, d") }
      }
      struct Other {« func load() { print("a, b, c, d") } »}
      """
    )
  }

  @Test func enumsKeepTheirCases() {
    MarkedSource.expectBlanked(
      """
      enum Size: Int {
        case small = 1, large
        var points: Int {« switch self { case .small: 1 case .large: 2 } »}
      }
      struct Holder {
        enum Keys { case first, second }
        func load() {« print("a, b, c, d") »}
      }
      let color = 1
      """
    )
  }

  @Test func contextualWordsAreAlsoNames() {
    MarkedSource.expectBlanked(
      """
      actor Store {« func load() { print("a, b, c, d") } »}
      struct Screen {
        let actor = load {« print("a, b, c, d") »}
        func prefix() {« print("a, b, c, d") »}
        func open() {« print("a, b, c, d") »}
        var `class`: Int {« print("a, b, c, d") »}
        let macro: Color = .init()
        case actor
        var next: Int {« print("a, b, c, d") »}
      }
      extension Store.Inner {« func load() { print("a, b, c, d") } »}
      """
    )
  }

  @Test func operatorsDeclareNothingToName() {
    MarkedSource.expectBlanked(
      """
      infix operator <>: Tight
      struct Store {« let name: String; let age: Int »}
      precedencegroup Tight { higherThan: AdditionPrecedence associativity: left }
      prefix operator /
      struct Other {« let name: String; let age: Int »}
      let color = 1
      """
    )
  }

  @Test func observersStayBehindAnInitialValue() {
    MarkedSource.expectBlanked(
      """
      struct Screen {
        var name = "a" { didSet { print("a, b, c, d") } }
        var other = "a" { // why
          willSet { print("a, b, c, d") } }
        var plain: String {« didSet { print("a, b, c, d") } »}
        let color = 1
      }
      """
    )
  }

  @Test func macrosStandForDeclarations() {
    MarkedSource.expectBlanked(
      """
      func load() {« print("a, b, c, d") »}
      #Preview("red") {
        Text("a").foregroundColor(.red)
      }
      #Preview {«
        Text("a, b, c, d")
      »}
      let value = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
      """
    )
  }

  @Test func suppressionsAreTriggers() {
    MarkedSource.expectBlanked("// parlance:ignore-file all\nfunc load() { print(\"a, b, c, d\") }")
    MarkedSource.expectBlanked("func a() { run() /* parlance:ignore x */ }\nfunc b() {« print(\"a, b, c, d\") »}")
    MarkedSource.expectBlanked("struct A { func a() { run(1, 2, 3)\n // x parlance:ignore y\n } }")
    MarkedSource.expectSkipped("// parlance ignore, arlance:ignore\nlet a = \"parlance:ignore\"")
  }
}
