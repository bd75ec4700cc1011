import Testing

/// A workspace made to catch the sieve at changing a result.
struct SieveAttack: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let files: [String: String]
  /// How many findings there are at least.
  let findings: Int

  init(_ name: String, findings: Int, _ files: [String: String]) {
    testDescription = name
    self.findings = findings
    self.files = files
  }
}

extension SieveAttack {
  static let all: [SieveAttack] = base + vocabulary

  private static let base: [SieveAttack] = [
    SieveAttack(
      "types decided in files without a trigger",
      findings: 2,
      [
        "App/Use.swift": """
        import SwiftUI
        func use(_ model: Model) {
          model.look = .red
          model.kind = .red
          model.mark(.red)
          model.tag(.red)
          Box(.red)
          Crate(.red)
        }
        """,
        "App/Model.swift": """
        enum Kind { case red, blue }
        final class Model {
          var look: Color = make()
          var kind: Kind = .blue
          func mark(_ value: Color) { run(value) }
          func tag(_ value: Kind) { run(value) }
        }
        struct Box { init(_ value: Color) { run(value) } }
        struct Crate { init(_ value: Kind) { run(value) } }
        """,
      ]
    ),
    SieveAttack(
      "labels that say color, types that don't",
      findings: 1,
      [
        "App/Use.swift": """
        import SwiftUI
        func use(_ model: Model) {
          model.color = .red
          Card(color: .red)
          Chip(color: .red)
          Deep.Inner.Card(tint: .blue)
        }
        """,
        "App/Card.swift": "struct Card { var color: Kind }\nenum Kind { case red, blue }\n",
        "App/Chip.swift": "struct Chip { let value: Int; init(color: Kind) { value = 1; print(value) } }\n",
        "App/Deep.swift": "enum Deep { enum Inner { struct Card { init(tint: Kind) { print(tint, 1, 2, 3) } } } }\n",
        "App/Model.swift": "final class Model { var color: Kind = .red\n  func other() { print(1, 2, 3, 4, 5) } }\n",
        "App/More.swift": "import SwiftUI\nlet shade = Color.red\n",
      ]
    ),
    SieveAttack(
      "aliases of aliases",
      findings: 4,
      [
        "App/Use.swift": """
        let a = Tone.red
        let b: Tone = .blue
        func paint(_ value: Ink) -> Ink { .green }
        func run() { let c = Quill.black; print(c) }
        """,
        "App/One.swift": "typealias Tone = Ink\n",
        "App/Two.swift": "typealias Ink = Shade\n",
        "App/Three.swift": "typealias Shade = UIColor\n",
        "App/Four.swift": "struct Box { typealias Hidden = Tone }\ntypealias Quill = Box.Hidden\n",
      ]
    ),
    SieveAttack(
      "hex readers with plain names",
      findings: 3,
      [
        "App/Use.swift": """
        let a = make("FF0000")
        let b = Maker.build(0x00FF00)
        func run() { view.set(make("0000FF")) }
        """,
        "App/Make.swift": """
        func make(_ text: String) -> UIColor { Maker.build(Int(text, radix: 16) ?? 0) }
        enum Maker {
          static func build(_ value: Int) -> UIColor { UIColor(red: part(value >> 16), green: 0, blue: 0, alpha: 1) }
        }
        """,
      ]
    ),
    SieveAttack(
      "hex readers that take a string apart elsewhere",
      findings: 1,
      [
        "App/Use.swift": """
        import UIKit
        func use(_ view: UIView) { view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
        """,
        "Kit/Colors.swift": """
        import UIKit
        extension UIColor {
          static let alarm = UIColor(digits: "#FF0000")
          convenience init(digits: String) { self.init(bits: UIColor.bits(digits)) }
          convenience init(bits: Int) {
            self.init(red: CGFloat((bits >> 16) & 0xFF) / 255, green: CGFloat((bits >> 8) & 0xFF) / 255,
              blue: CGFloat(bits & 0xFF) / 255, alpha: 1)
          }
          private static func bits(_ text: String) -> Int {
            var digits = text
            if digits.hasPrefix("#"), let bare = digits.stripPrefix("#") { digits = bare }
            return Int(digits, radix: 16) ?? 0
          }
        }
        """,
        "Kit/Text.swift": """
        extension String {
          func stripPrefix(_ prefix: String) -> String? {
            guard hasPrefix(prefix) else { return nil }
            return String(dropFirst(prefix.count))
          }
        }
        """,
      ]
    ),
    SieveAttack(
      "hex readers behind an alias",
      findings: 1,
      [
        "App/Use.swift": "let a = make(\"FF0000\")\n",
        "App/Make.swift": "func make(_ text: String) -> Tone { Tone(code: text) }\n",
        "App/Alias.swift": "typealias Tone = UIColor\n",
        "App/Code.swift":
          "extension Tone { convenience init(code: String) { self.init(bits: Int(code, radix: 16) ?? 0) } }\n",
      ]
    ),
    SieveAttack(
      "initialisers of superclasses",
      findings: 1,
      [
        "App/Use.swift": """
        import UIKit
        let a = Leaf(.red)
        let b = Leaf(kind: .red)
        let c = Other(color: .red)
        """,
        "App/Leaf.swift": "final class Leaf: Middle {}\nfinal class Other: Plain {}\n",
        "App/Middle.swift": "class Middle: Base {}\n",
        "App/Base.swift": """
        class Base {
          init(_ value: UIColor) { run(value) }
          init(kind: Kind) { run(kind) }
        }
        class Plain { init(color: Kind) { print(color, 1, 2, 3) } }
        enum Kind { case red }
        """,
      ]
    ),
    SieveAttack(
      "protocols and their extensions",
      findings: 2,
      [
        "App/Use.swift": """
        import UIKit
        func use(_ one: any Painted, _ two: Leaf) {
          one.ink = .red
          two.ink = .red
          two.color = .red
        }
        """,
        "App/Painted.swift": "protocol Painted: AnyObject { var ink: UIColor { get set } }\n",
        "App/Leaf.swift": "final class Leaf: Painted, Marked {}\n",
        "App/Marked.swift": "protocol Marked { var color: Kind { get set } }\nenum Kind { case red }\n",
      ]
    ),
    SieveAttack(
      "values by an implicit initialiser",
      findings: 3,
      [
        "App/Use.swift": """
        import UIKit
        func use(_ model: Model) {
          model.look = .init(red: 1, green: 0, blue: 0, alpha: 1)
        }
        func more(_ model: Model) {
          model.look = .init(hex: "FF0000")
        }
        func edges(_ model: Model) {
          model.box = .init(top: 1, left: 2, bottom: 3, right: 4)
        }
        func white(_ model: Model) {
          model.look = .init(white: 0, alpha: 1)
        }
        func wide(_ model: Model) {
          model.place = .init(x: 0, y: 0, width: 10, height: 40)
        }
        """,
        "App/Model.swift": """
        final class Model {
          var look: UIColor = make()
          var box: UIEdgeInsets = make()
          var place: CGRect = make()
        }
        """,
      ]
    ),
    SieveAttack(
      "an implicit initialiser far from its type",
      findings: 2,
      [
        "App/Use.swift": """
        func one(_ model: Model) { model.look = .init(saturated: 1) }
        func two(_ model: Model) { model.list = [.init(0xFF0000)] }
        func three(_ model: Model) { model.paint(.init("#FF0000")) }
        """,
        "App/Model.swift": """
        final class Model {
          var look: UIColor = make()
          var list: [UIColor] = make()
          func paint(_ value: UIColor) { run(value) }
        }
        """,
      ]
    ),
    SieveAttack(
      "extensions of types of other modules",
      findings: 2,
      [
        "Package.swift": "// swift-tools-version: 6.0\n",
        "Sources/Kit/Kind.swift": "public struct Notice { public enum Kind { case one, two } }\n",
        "Sources/App/Use.swift": """
        import Kit
        import SwiftUI
        extension Kit.Notice.Kind {
          var tone: Color {
            switch self {
            case .one: .orange
            case .two: Color.teal.opacity(0.8)
            }
          }
        }
        """,
      ]
    ),
    SieveAttack(
      "suppressions and files",
      findings: 1,
      [
        "App/File.swift": """
        func plain() { print(1, 2, 3, 4, 5, 6) }
        // parlance:ignore-file palette-color
        func more() { view.backgroundColor = .red }
        """,
        "App/Line.swift": """
        func plain() {
          // parlance:ignore raw-color
          print(1, 2, 3, 4, 5, 6)
        }
        func more() { run(1, 2, 3, 4, 5, 6, 7, 8) }
        """,
        "App/Region.swift": """
        // parlance:ignore-begin palette-color
        func plain() { print(1, 2, 3, 4, 5, 6) }
        func more() { view.backgroundColor = .red }
        // parlance:ignore-end
        """,
        "App/Generated.swift": "// Generated using a tool\nlet a = UIColor.red\n",
      ]
    ),
    SieveAttack(
      "own types and shadowing members",
      findings: 1,
      [
        "App/Use.swift": """
        import SwiftUI
        let a = Color.red
        let b = UIColor.blue
        let c = Box.Color.red
        struct Inner { let d = Color.red }
        """,
        "App/Own.swift": "struct Box { enum Color { case red, blue } ; func run() { print(1, 2, 3, 4) } }\n",
        "App/Member.swift": "extension UIColor { static var blue: UIColor { Tokens.shared.look(for: 1) } }\n",
        "App/Nested.swift": "extension Inner { struct Color { static let red = 1; func run() { print(1, 2, 3) } } }\n",
      ]
    ),
    SieveAttack(
      "vocabulary",
      findings: 2,
      [
        "App/Use.swift": """
        import SwiftUI
        struct Row: View {
          var body: some View {
            VStack(spacing: 8) { Text("a").padding(16).frame(height: 44) }
            Text("b").foregroundStyle(Color(red: 1, green: 0, blue: 0)).font(.system(size: 17))
          }
        }
        """,
        "Kit/Tokens.swift": """
        import SwiftUI
        public enum Gap { public static let small: CGFloat = 8; public static let large: CGFloat = 16 }
        public enum Sizes { public static let row: CGFloat = 44 }
        extension Color { public static let alarm = Color(red: 1, green: 0, blue: 0) }
        extension Font { public static let text = Font.system(size: 17) }
        """,
      ]
    ),
  ]
}
