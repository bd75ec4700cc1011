import SwiftSource
import TestSupport
import Testing

/// A row of the completion table: a caret in code of a fixture, and what must be offered there.
struct CompletionPlace: Sendable, CustomTestStringConvertible {
  /// The fixture's folder.
  let fixture: String
  /// Statements or members with `1️⃣` at the caret.
  let code: String
  let surroundings: Surroundings
  /// Texts that must be offered.
  let has: [String]
  /// Whether nothing else may be.
  let isExact: Bool
  /// Texts that must not be offered.
  let lacks: [String]
  /// The text that must be the first.
  let first: String

  /// What stands around the code.
  enum Surroundings: Sendable {
    /// The body of a view controller's method, with the imports of the fixture's app.
    case method(imports: [String], properties: [String])
    /// The `body` of a SwiftUI view.
    case body(imports: [String])
    /// The members of a class.
    case members(imports: [String])
  }

  init(
    _ fixture: String,
    _ surroundings: Surroundings,
    _ code: String,
    first: String,
    all: [String]
  ) {
    self.init(fixture, surroundings, code, first: first, has: all, lacks: [], isExact: true)
  }

  init(
    _ fixture: String,
    _ surroundings: Surroundings,
    _ code: String,
    first: String,
    has: [String],
    lacks: [String] = [],
    isExact: Bool = false
  ) {
    self.fixture = fixture
    self.code = code
    self.surroundings = surroundings
    self.has = has
    self.lacks = lacks
    self.first = first
    self.isExact = isExact
  }

  var testDescription: String { fixture + ": " + code }

  /// The whole file.
  func source(named name: String) -> MarkedText {
    func lines(_ imports: [String]) -> String { imports.map { "import \($0)\n" }.joined() }
    switch surroundings {
    case .method(let imports, let properties):
      let declared = properties.map { "  \($0)\n" }.joined()
      return MarkedText(
        lines(imports)
          + """

          final class \(name): UIViewController {
          \(declared)
            override func viewDidLoad() {
              super.viewDidLoad()
              \(code)
            }
          }

          """
      )
    case .body(let imports):
      return MarkedText(
        lines(imports)
          + """

          struct \(name): View {
            let isOn: Bool

            var body: some View {
              \(code)
            }
          }

          """
      )
    case .members(let imports):
      return MarkedText(
        lines(imports)
          + """

          final class \(name): UIViewController {
            \(code)

            func after() {}
          }

          """
      )
    }
  }
}
