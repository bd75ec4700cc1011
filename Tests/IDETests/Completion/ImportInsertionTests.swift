import IDE
import SwiftSource
import Testing

/// Where an import is added.
@Suite struct ImportInsertionTests {
  @Test(arguments: [
    ("import UIKit\n\nlet a = 1\n", "import UIKit\nimport Kit\n\nlet a = 1\n"),
    (
      "import A\nimport B\n@testable import C\nlet a = 1\n",
      "import A\nimport B\n@testable import C\nimport Kit\nlet a = 1\n"
    ),
    ("// A file.\n\nimport UIKit\n", "// A file.\n\nimport UIKit\nimport Kit\n"),
    ("import UIKit", "import UIKit\nimport Kit"),
    ("// A file.\n\nlet a = 1\n", "// A file.\n\nimport Kit\n\nlet a = 1\n"),
    ("", "import Kit\n\n"),
    ("import UIKit\r\nlet a = 1\r\n", "import UIKit\r\nimport Kit\r\nlet a = 1\r\n"),
    (
      "#if canImport(UIKit)\nimport UIKit\n#endif\nlet a = 1\n",
      "#if canImport(UIKit)\nimport UIKit\nimport Kit\n#endif\nlet a = 1\n"
    ),
    ("\u{FEFF}let a = 1\n", "\u{FEFF}import Kit\n\nlet a = 1\n"),
  ])
  func itStandsBehindTheOthers(_ text: String, _ expected: String) {
    var bytes = Array(text.utf8)
    let edit = ImportInsertion.edit(adding: "Kit", to: bytes)
    bytes.replaceSubrange(edit.range.indices, with: edit.text.utf8)
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }
}
