// swift-tools-version: 5.9
import PackageDescription

let package = Package(
  name: "Tidewater",
  platforms: [.iOS(.v15)],
  products: [.library(name: "Tidewater", targets: ["Tidewater"])],
  targets: [.target(name: "Tidewater")]
)
