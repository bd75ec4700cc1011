import SwiftSource
import Symbols
import TestSupport
import Testing

/// What a file sees of the modules that it doesn't import itself.
@Suite struct ModuleReachTests {
  /// The members `make` of `UIColor` that the last file finds.
  private func found(_ sources: KeyValuePairs<String, String>) -> Int {
    let table = SampleWorkspace(sources).table
    let last = Int32(sources.count - 1)
    return table.lookUp("make", in: .external("UIColor"), from: Place(file: last, declaration: nil)).count
  }

  private func names(_ sources: KeyValuePairs<String, String>) -> Int {
    let table = SampleWorkspace(sources).table
    return table.lookUp("answer", from: Place(file: Int32(sources.count - 1), declaration: nil)).count
  }

  private let member = "public extension UIColor { static func make() -> UIColor { .red } }"

  @Test func findsMembersOfModulesThatAnotherFileImports() {
    #expect(found(["Kit/A.swift": member, "App/B.swift": "import Kit", "App/C.swift": "import UIKit"]) == 1)
    #expect(found(["Kit/A.swift": member, "App/B.swift": "import UIKit", "App/C.swift": "import UIKit"]) == 0)
  }

  @Test func findsMembersOfModulesThatImportedOnesImport() {
    #expect(found(["Kit/A.swift": member, "Style/B.swift": "import Kit", "App/C.swift": "import Style"]) == 1)
  }

  @Test func prefersMembersThatAreImported() {
    let own = "extension UIColor { static func make() -> UIColor { .red } }"
    #expect(found(["Kit/A.swift": member, "App/B.swift": "import Kit", "App/C.swift": own]) == 1)
  }

  @Test func leavesInternalMembersAlone() {
    let hidden = "extension UIColor { static func make() -> UIColor { .red } }"
    #expect(found(["Kit/A.swift": hidden, "App/B.swift": "import Kit", "App/C.swift": "import UIKit"]) == 0)
  }

  @Test func seesWhatAnImportedModuleHandsOn() {
    let global = "public let answer = 42"
    let exporting = "@_exported import Kit"
    #expect(names(["Kit/A.swift": global, "Style/B.swift": exporting, "App/C.swift": "import Style"]) == 1)
    #expect(names(["Kit/A.swift": global, "Style/B.swift": "import Kit", "App/C.swift": "import Style"]) == 0)
  }

  @Test func seesWhatItsOwnModuleHandsOn() {
    let global = "public let answer = 42"
    #expect(names(["Kit/A.swift": global, "App/B.swift": "@_exported import Kit", "App/C.swift": ""]) == 1)
  }

  @Test func followsCirclesOnce() {
    let global = "public let answer = 42"
    #expect(
      names([
        "A/A.swift": "@_exported import B", "B/B.swift": "@_exported import A\n" + global, "App/C.swift": "import A",
      ]) == 1
    )
  }
}
