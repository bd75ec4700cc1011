import SwiftSource
import Symbols
import TestSupport
import Testing

@testable import Usages

/// A file, the places in it that state a design value, and what each is read as.
///
/// `1️⃣` and `2️⃣` stand around each value. The descriptions are those of `UsageText`, in source order.
struct UsageCase: Sendable, CustomTestStringConvertible {
  let path: String
  let source: PairedMarkers
  let expected: [String]
  let files: [String: String]
  let options: UsageOptions
  let location: SourceLocation

  init(
    path: String = "App/Sample.swift",
    _ marked: String,
    _ expected: String...,
    with files: [String: String] = [:],
    options: UsageOptions = UsageOptions(),
    location: SourceLocation = #_sourceLocation
  ) {
    self.path = path
    source = PairedMarkers(marked)
    self.expected = expected
    self.files = files
    self.options = options
    self.location = location
  }

  var testDescription: String { "\(location.fileName):\(location.line)" }

  /// Records an issue for each place or description that differs.
  func check() {
    let usages = scan()
    let found = usages.map { source.text($0.range) + " = " + UsageText.describe($0) }
    guard source.ranges.count == expected.count else {
      Issue.record("\(source.ranges.count) places but \(expected.count) descriptions", sourceLocation: location)
      return
    }
    let wanted = zip(source.ranges, expected).map { source.text($0) + " = " + $1 }
    #expect(found == wanted, sourceLocation: location)
    #expect(usages.map(\.range) == source.ranges, "the ranges", sourceLocation: location)
  }

  private func scan() -> [Usage] {
    var linked = [LinkedFile(path: path, module: module(of: path), unit: SourceUnit.lower(source.bytes))]
    for (name, text) in files.sorted(by: { $0.key < $1.key }) {
      linked.append(LinkedFile(path: name, module: module(of: name), unit: SourceUnit.lower(text)))
    }
    let table = SymbolTable.link(linked)
    let contexts = ContextClassifier(table: table, file: 0)
    return UsageScanner(table: table, file: 0, contexts: contexts, options: options).scan()
  }

  /// `Sources/Kit/…` is the module `Kit`; everything else is one module without a name.
  private func module(of path: String) -> String {
    let folders = path.split(separator: "/")
    return folders.count > 2 && folders[0] == "Sources" ? String(folders[1]) : ""
  }
}
