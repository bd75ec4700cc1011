import Testing

@testable import Audit

@Suite struct LineRequestTests {
  @Test(
    arguments: [
      ("A.swift:12", "A.swift", 12, nil), ("A.swift:12:5", "A.swift", 12, 5), ("A.swift:12:5:", "A.swift", 12, 5),
      ("C:a/b:c.swift:1", "C:a/b:c.swift", 1, nil), ("1:2:3:4", "1:2", 3, 4), ("A.swift:0", "A.swift", 0, nil),
    ] as [(String, String, Int, Int?)]
  )
  func readsPlaces(text: String, file: String, line: Int, column: Int?) {
    #expect(LineRequest(text) == LineRequest(file: file, line: line, column: column))
  }

  @Test(arguments: [
    "raw-color", "A.swift", "A.swift:", "A.swift:x", "A.swift:-1", "12", "A.swift:99999999999999999999",
  ])
  func othersAreNone(text: String) {
    #expect(LineRequest(text) == nil)
  }
}
