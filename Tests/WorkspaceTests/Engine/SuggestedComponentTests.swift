import Linting
import TestSupport
import Testing
import Workspace

/// Which of a library's views stand for a control of the platform.
@Suite struct SuggestedComponentTests {
  private func components(_ kit: String, for control: String) -> [String] {
    AuditedWorkspace([
      "Package.swift": """
      // swift-tools-version:6.0
      import PackageDescription
      let package = Package(name: "Acme", targets: [.target(name: "Kit"), .target(name: "App", dependencies: ["Kit"])])
      """,
      "Sources/Kit/Kit.swift": "import UIKit\n" + kit,
      "Sources/App/Use.swift": "import UIKit\nimport Kit\nlet made = \(control)()\n",
    ])
    .findings(in: "Sources/App/Use.swift").flatMap(\.suggestions).map(\.token)
  }

  @Test(
    arguments: [
      ("public final class AcmeTextField: UITextField {}", ["AcmeTextField"]),
      ("public final class DeleteBackwardTextField: UITextField {}", []),
      ("public final class TagBadge: UITextField {}", []),
      ("public final class AcmeTextField: UITextField {}\npublic final class PlainTextField: UITextField {}", []),
      ("final class AcmeTextField: UITextField {}", []),
      (
        """
        public enum FieldStyle { case plain, search }
        public final class EntryBox: UITextField {
          public init(style: FieldStyle) {
            super.init(frame: .zero)
            switch style {
            case .plain: backgroundColor = .white
            case .search: backgroundColor = .gray
            }
          }
        }
        """, ["EntryBox"]
      ),
    ] as [(String, [String])]
  ) func aLoneSubclassStandsForNothing(_ kit: String, _ expected: [String]) {
    #expect(components(kit, for: "UITextField") == expected)
  }
}
