import Testing

@Suite struct MissingTokensTests {
  private static let font = "import UIKit\nfunc style(_ v: UILabel) { v.font = .systemFont(ofSize: 12) }\n"

  @Test func oneLineNamesTheKindsThatHaveNoToken() async throws {
    let project = try SampleProject(["A.swift": SampleProject.red, "B.swift": Self.font])
    defer { project.remove() }
    let run = try await project.audit("--no-ignore")
    #expect(run.exitCode == 1)
    #expect(run.errors.hasPrefix("parlance: no color or font token is known"))
    #expect(run.errors.contains("\"designSystem\""))
    #expect(run.errors.split(separator: "\n").count == 1)
    #expect(try await project.audit("--no-ignore", "--quiet").errors == "")
  }

  @Test func aTokenOfTheKindIsEnough() async throws {
    let palette = "import UIKit\npublic enum Palette { public static let ink = UIColor(white: 0, alpha: 1) }\n"
    let project = try SampleProject(["A.swift": SampleProject.red, "B.swift": Self.font, "Palette.swift": palette])
    defer { project.remove() }
    #expect(try await project.audit("--no-ignore").errors.hasPrefix("parlance: no font token is known"))
    #expect(try await project.audit("--no-ignore", "A.swift").errors == "")
  }
}
