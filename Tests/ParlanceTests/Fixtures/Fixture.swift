import Foundation
import Testing

/// A sample project of the repository's own.
enum Fixture: String, CaseIterable, CustomTestStringConvertible {
  case travelApp = "TravelApp"
  case marigoldKit = "MarigoldKit"
  case tidewater = "Tidewater"
  case papercut = "Papercut"
  case loom = "Loom"

  static let all: URL = {
    // Tests/ParlanceTests/Fixtures/Fixture.swift
    var root = URL(filePath: #filePath)
    for _ in 0..<4 { root.deleteLastPathComponent() }
    return root.appending(path: "Fixtures")
  }()

  var folder: URL { Self.all.appending(path: rawValue) }

  /// What a command prints about it.
  func golden(_ name: String) -> Golden { Golden(Self.all.appending(path: rawValue + ".golden").appending(path: name)) }

  var testDescription: String { rawValue }

  /// Its Swift files by their paths below `folder`.
  func swiftFiles() throws -> [(name: String, text: String)] {
    let prefix = folder.path(percentEncoded: false) + "/"
    let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    var found: [(name: String, text: String)] = []
    while let file = files?.nextObject() as? URL {
      let path = file.path(percentEncoded: false)
      guard path.hasSuffix(".swift"), path.hasPrefix(prefix) else { continue }
      found.append((String(path.dropFirst(prefix.count)), try String(contentsOf: file, encoding: .utf8)))
    }
    return found.sorted { $0.name < $1.name }
  }
}
