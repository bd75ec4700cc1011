import Foundation

/// Where the build that runs the tests put its executables.
enum BuiltProducts {
  static let folder: URL = {
    // On macOS the tests are a bundle that some other program loads, elsewhere they are the program.
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
    let tests = bundle.bundlePath.hasSuffix(".xctest") ? bundle.bundleURL : bundle.executableURL ?? bundle.bundleURL
    return tests.deletingLastPathComponent()
  }()
}
