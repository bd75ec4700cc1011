import Testing

/// The checks find what they are for: each is shown a repository that breaks its rule.
@Suite struct CheckTests {
  private let manifest = PackageManifest(
    """
    .systemLibrary(name: "CJSONC", pkgConfig: "json-c", providers: [.apt(["libjson-c-dev"])]),
    .target(name: "JSON", dependencies: ["CJSONC", "Audit"]),
    .target(name: "SwiftSource"),
    .target(name: "Symbols", dependencies: ["SwiftSource"]),
    .target(name: "Audit", dependencies: ["JSON"]),
    .target(name: "Stray"),
    .target(name: "TestSupport", dependencies: ["JSON"], path: "Tests/TestSupport"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    """
  )

  private func file(_ path: String, _ text: String) -> [SourceFile] { [SourceFile(path: path, text: text)] }

  @Test func manifest_() {
    #expect(
      manifest.targets.map(\.name) == [
        "CJSONC", "JSON", "SwiftSource", "Symbols", "Audit", "Stray", "TestSupport", "JSONTests",
      ]
    )
    #expect(manifest.production.map(\.name) == ["CJSONC", "JSON", "SwiftSource", "Symbols", "Audit", "Stray"])
    #expect(manifest.dependencies(of: "JSON") == ["CJSONC", "Audit"])
    #expect(manifest.dependencies(of: "SwiftSource") == [])
  }

  @Test(arguments: [
    "import JSON", "package import JSON", "@testable import JSON", "import struct JSON.Value", "  import JSON // why",
  ])
  func undeclaredImports(_ line: String) {
    #expect(Arrows.undeclared(file("Sources/Symbols/A.swift", "import SwiftSource\n" + line), manifest).count == 1)
  }

  @Test func declaredImportsPass() {
    let text = "import SwiftSource\nimport Glibc\n// import JSON\nlet a = \"import JSON\""
    #expect(Arrows.undeclared(file("Sources/Symbols/A.swift", text), manifest) == [])
  }

  @Test func cyclesAndUpwardArrows() {
    #expect(Arrows.cycles(manifest) == ["JSON depends on itself", "Audit depends on itself"])
    #expect(Arrows.upward(manifest) == ["JSON may not know Audit", "Stray has no layer"])
  }

  @Test func foreignModules() {
    #expect(Arrows.foreign(file("Sources/Symbols/A.swift", "import Foundation"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Symbols/A.swift", "import Dispatch"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Symbols/A.swift", "import SwiftSyntax"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Audit/A.swift", "import CJSONC"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Audit/A.swift", "import SwiftParser"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/SwiftSource/A.swift", "import SwiftSyntax"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Symbols/A.swift", "import Glibc"), manifest) == [])
    #expect(Arrows.foreign(file("Sources/Audit/A.swift", "import Foundation"), manifest).count == 1)
    #expect(Arrows.foreign(file("Sources/Benchmarks/A.swift", "import Foundation"), manifest) == [])
  }

  @Test(arguments: [
    "let a = b!", "let a = b!.c", "f()!", "a[0]!", "try! f()", "a as! B", "fatalError(\"\")", "var a: B!",
    "\"\\(a!)\"", "precondition(a)",
  ])
  func traps(_ line: String) {
    #expect(!Conduct.traps(file("Sources/A/B.swift", line)).isEmpty)
  }

  @Test(arguments: [
    "a != b", "!a", "// a!", "\"a!\"", "/* try! */", "a ?? b", "#\"a\"b!\"#", "\"\"\"\nfatalError()!\n\"\"\"",
  ])
  func whatOnlyLooksLikeATrap(_ line: String) {
    #expect(Conduct.traps(file("Sources/A/B.swift", line)) == [])
  }

  @Test func names() {
    #expect(Conduct.moduleNames(file("Sources/Audit/Audit.swift", "package struct Audit {\n}")).count == 1)
    #expect(Conduct.moduleNames(file("Sources/Audit/Auditor.swift", "struct Auditor {\n}")) == [])
    #expect(Conduct.fileNames(file("Sources/A/Two.swift", "final class One {\n}")).count == 1)
    #expect(Conduct.fileNames(file("Sources/A/One+More.swift", "extension Two {\n}")).count == 1)
    #expect(Conduct.fileNames(file("Sources/A/One.swift", "package enum One {\n}\nenum Two {\n}")) == [])
    #expect(Conduct.fileNames(file("Sources/A/One+More.swift", "extension One {\n}")) == [])
    #expect(Conduct.fileNames(file("Sources/A/Topic.swift", "extension Two {\n}")) == [])
  }

  @Test(arguments: [
    "Sources/A/Utils.swift", "Sources/A/Helpers/B.swift", "Sources/A/Models/B.swift", "Tests/Common/B.swift",
  ])
  func drawers(_ path: String) {
    #expect(Conduct.drawers(file(path, "")).count == 1)
  }

  @Test func lengthLeftoversAndMachines() {
    #expect(Conduct.long(file("Sources/A.swift", String(repeating: "\n", count: 401))).count == 1)
    #expect(Conduct.long(file("Sources/A.swift", String(repeating: "\n", count: 400))) == [])
    #expect(Conduct.leftovers(file("A.swift", "// TO" + "DO: more")).count == 1)
    #expect(Conduct.leftovers(file("A.swift", "let todos = 1")) == [])
    #expect(Conduct.machine(file("A.swift", "let a = \"/ho" + "me/ann/x\"")).count == 1)
    #expect(Conduct.machine(file("A.sh", "pip install --index https://py" + "pi.org/simple")).count == 1)
    #expect(Conduct.machine(file("A.swift", "let a = \"App/home/b\"")) == [])
  }
}
