// swift-tools-version: 6.0

import Foundation
import PackageDescription

let package = Package(
  name: "parlance",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "parlance", targets: ["parlance"])
  ],
  targets: [
    // Foundations: know nothing of design systems.

    .systemLibrary(
      name: "CJSONC",
      pkgConfig: "json-c",
      providers: [.apt(["libjson-c-dev"]), .brew(["json-c"])]
    ),
    .target(name: "JSON", dependencies: ["CJSONC"]),
    .target(name: "SwiftSource"),
    .target(name: "Symbols", dependencies: ["SwiftSource"]),

    // The vocabulary: what a design system offers and what each entry is worth.

    .target(name: "DesignTokens"),
    .target(name: "Evaluation", dependencies: ["DesignTokens", "SwiftSource", "Symbols"]),
    .target(name: "DefinitionSources", dependencies: ["DesignTokens", "JSON"]),
    .target(
      name: "DesignSystem",
      dependencies: ["DefinitionSources", "DesignTokens", "Evaluation", "JSON", "SwiftSource", "Symbols"]
    ),

    // Judgement: where code states a design value, and what to say about it.

    .target(
      name: "Usages",
      dependencies: ["DesignSystem", "DesignTokens", "Evaluation", "SwiftSource", "Symbols"]
    ),
    .target(name: "Linting", dependencies: ["DesignSystem", "DesignTokens", "SwiftSource", "Symbols", "Usages"]),
    .target(
      name: "Rules",
      dependencies: ["DesignSystem", "DesignTokens", "Linting", "SwiftSource", "Usages"],
      exclude: ["README.md"]
    ),
    .target(
      name: "IDE",
      dependencies: [
        "DesignSystem", "DesignTokens", "Evaluation", "Linting", "Rules", "SwiftSource", "Symbols", "Usages",
      ]
    ),

    // Edges: files, configuration, reports, the command line.

    .target(
      name: "Workspace",
      dependencies: [
        "DefinitionSources", "DesignSystem", "DesignTokens", "Evaluation", "JSON", "Linting", "Rules", "SwiftSource",
        "Symbols", "Usages",
      ]
    ),
    .target(
      name: "Audit",
      dependencies: [
        "DefinitionSources", "DesignSystem", "DesignTokens", "Evaluation", "IDE", "JSON", "Linting", "Rules",
        "SwiftSource", "Symbols", "Usages", "Workspace",
      ]
    ),
    .target(name: "LanguageServerProtocol", dependencies: ["JSON"]),
    .target(
      name: "LanguageServer",
      dependencies: [
        "DesignSystem", "DesignTokens", "IDE", "JSON", "LanguageServerProtocol", "Linting", "SwiftSource", "Symbols",
        "Usages", "Workspace",
      ]
    ),
    .executableTarget(
      name: "parlance",
      dependencies: ["Audit", "JSON", "LanguageServer", "Linting", "Rules", "SwiftSource", "Workspace"]
    ),
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "JSON", "LanguageServer", "LanguageServerProtocol", "Linting", "Rules", "SwiftSource", "Workspace",
      ]
    ),

    // Tests

    .target(
      name: "TestSupport",
      dependencies: ["Linting", "Rules", "SwiftSource", "Symbols", "Usages", "Workspace"],
      path: "Tests/TestSupport"
    ),
    .testTarget(name: "ArchitectureTests"),
    .testTarget(name: "JSONTests", dependencies: ["JSON"]),
    .testTarget(name: "SwiftSourceTests", dependencies: ["Mutations", "SwiftSource", "TestSupport"]),
    .testTarget(name: "SymbolsTests", dependencies: ["SwiftSource", "Symbols", "TestSupport"]),
    .testTarget(name: "DesignTokensTests", dependencies: ["DesignTokens", "Mutations"]),
    .testTarget(
      name: "EvaluationTests",
      dependencies: ["DesignTokens", "Evaluation", "SwiftSource", "Symbols", "TestSupport"]
    ),
    .testTarget(name: "DefinitionSourcesTests", dependencies: ["DefinitionSources", "DesignTokens", "JSON"]),
    .testTarget(
      name: "DesignSystemTests",
      dependencies: [
        "DefinitionSources", "DesignSystem", "DesignTokens", "Evaluation", "Mutations", "SwiftSource", "Symbols",
        "TestSupport",
      ]
    ),
    .testTarget(
      name: "UsagesTests",
      dependencies: ["DesignTokens", "SwiftSource", "Symbols", "TestSupport", "Usages"]
    ),
    .testTarget(
      name: "LintingTests",
      dependencies: ["Linting", "SwiftSource", "Symbols", "TestSupport", "Usages", "Workspace"]
    ),
    .testTarget(
      name: "RulesTests",
      dependencies: ["Audit", "Linting", "Rules", "SwiftSource", "TestSupport", "Usages", "Workspace"]
    ),
    .testTarget(
      name: "IDETests",
      dependencies: [
        "DefinitionSources", "DesignSystem", "DesignTokens", "Evaluation", "IDE", "Linting", "Rules", "SwiftSource",
        "Symbols", "TestSupport", "Usages", "Workspace",
      ]
    ),
    .testTarget(
      name: "WorkspaceTests",
      dependencies: ["DesignTokens", "JSON", "Linting", "SwiftSource", "Symbols", "TestSupport", "Usages", "Workspace"]
    ),
    .testTarget(
      name: "AuditTests",
      dependencies: [
        "Audit", "DesignSystem", "Evaluation", "JSON", "SwiftSource", "Symbols", "TestSupport", "Workspace",
      ]
    ),
    .testTarget(
      name: "ParlanceTests",
      dependencies: ["Audit", "JSON", "Linting", "Rules", "TestSupport", "Usages", "Workspace", "parlance"]
    ),
    .target(name: "Mutations", path: "Tests/Mutator/Mutations"),
    .executableTarget(name: "mutator", dependencies: ["Mutations"], path: "Tests/Mutator/Tool"),
    .testTarget(name: "MutationsTests", dependencies: ["Mutations"], path: "Tests/Mutator/MutationsTests"),
    .target(
      name: "LanguageServerTestSupport",
      dependencies: ["IDE", "JSON", "LanguageServer", "LanguageServerProtocol", "Linting", "SwiftSource", "Workspace"],
      path: "Tests/Clients/Support"
    ),
    .executableTarget(
      name: "LanguageServerTestProcess",
      dependencies: ["LanguageServer", "LanguageServerTestSupport", "Workspace"],
      path: "Tests/Clients/Server"
    ),
    .testTarget(name: "LanguageServerProtocolTests", dependencies: ["JSON", "LanguageServerProtocol"]),
    .testTarget(
      name: "LanguageServerTests",
      dependencies: [
        "JSON", "LanguageServer", "LanguageServerProtocol", "LanguageServerTestSupport", "Mutations", "Rules",
        "SwiftSource", "Workspace",
      ]
    ),
  ],
  swiftLanguageModes: [.v6]
)

/// The judge of the Swift reader: the compiler's own parser, which ships with the toolchain. Nobody needs it to build,
/// run or test the program; `PARLANCE_ORACLE=1` puts it, with what it needs, in place of everything else.
let oracle: [Target] =
  Context.environment["PARLANCE_ORACLE"] == "1"
  ? [
    .target(name: "SwiftSyntaxOracle", dependencies: ["SwiftSource"], path: "Tests/Oracle/SwiftSyntaxOracle"),
    .executableTarget(
      name: "oracle",
      dependencies: ["Mutations", "SwiftSource", "SwiftSyntaxOracle"],
      path: "Tests/Oracle/Tool"
    ),
    .testTarget(
      name: "OracleTests",
      dependencies: ["SwiftSource", "SwiftSyntaxOracle"],
      path: "Tests/Oracle/OracleTests"
    ),
  ] : []

if !oracle.isEmpty {
  package.products = []
  package.targets.removeAll { !["Mutations", "SwiftSource"].contains($0.name) }
  package.targets += oracle
}

for target in package.targets where target.type != .system {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}

SwiftSyntaxModules.require(for: oracle)

/// The SwiftSyntax modules of the running toolchain.
enum SwiftSyntaxModules {
  /// Lets targets import the modules and link them. Each target needs it that reaches them, through others too.
  static func require(for targets: [Target]) {
    guard !targets.isEmpty, let folder else { return }
    for target in targets {
      target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-I", folder])]
      target.linkerSettings = [.unsafeFlags(["-L", folder, "-Xlinker", "-rpath", "-Xlinker", folder])]
    }
  }

  /// The `lib/swift/host` folder of the running toolchain, if it holds the modules.
  private static var folder: String? {
    #if os(Linux)
    // The parent of the process that evaluates a manifest is SwiftPM, in the toolchain's `bin` folder.
    guard let swiftPM = try? FileManager.default.destinationOfSymbolicLink(atPath: "/proc/\(getppid())/exe") else {
      return nil
    }
    let host = URL(filePath: swiftPM).appending(path: "../../lib/swift/host").standardized.path()
    return FileManager.default.fileExists(atPath: host + "/SwiftSyntax.swiftmodule") ? host : nil
    #else
    return nil
    #endif
  }
}
