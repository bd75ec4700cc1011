@testable import IDE
import SwiftSource
import Symbols
import Testing
import TestSupport
import Usages

@Suite struct ScratchTests {
  @Test func scratch() throws {
    let place = CompletionTable.places[2]
    let project = EditedProject(fixture: place.fixture, ["Places/P.swift": place.source(named: "P")])
    let document = try project.document("Places/P.swift")
    let site = try #require(CaretScanner.site(in: document.context.text, at: Int(document.text[1]!)))
    print(site)
    let reading = try #require(document.context.read(site))
    print(String(decoding: reading.excerpt.bytes, as: UTF8.self))
    print(reading.expectation.types, reading.expectation.need, reading.expectation.place)
    let unit = reading.unit
    print(UnitDump(unit).text)
    print(reading.symbols.enclosingTypes(reading.expectation.place))
  }
}
