// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "MarigoldKit",
  platforms: [.iOS(.v15)],
  products: [.library(name: "MarigoldKit", targets: ["MarigoldKit"])],
  targets: [.target(name: "MarigoldKit")]
)
