// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Loom",
  platforms: [.iOS(.v15), .macOS(.v12)],
  products: [.library(name: "Loom", targets: ["Loom"])],
  targets: [.target(name: "Loom")]
)
