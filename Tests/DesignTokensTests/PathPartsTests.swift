import DesignTokens
import Testing

struct PathPartsTests {
  @Test func partsOfAPath() {
    #expect("Sources/Kit/Größe.swift".pathParts == ["Sources", "Kit", "Größe.swift"])
    #expect("/a//b/".pathParts == ["a", "b"])
    #expect("".pathParts == [])
  }

  @Test func emptyPartsAreKeptWhereAsked() {
    #expect("/a//b/".parts(between: UInt8(ascii: "/"), keepsEmpty: true) == ["", "a", "", "b", ""])
    #expect("a.b.c".parts(between: UInt8(ascii: ".")) == ["a", "b", "c"])
  }
}
