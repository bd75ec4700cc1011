import SwiftSource
import Testing

@Suite struct SourceRangeTests {
  @Test func reversedBoundsAreEmpty() {
    #expect(SourceRange(5, 2) == SourceRange(at: 5))
    #expect(SourceRange(at: 5).isEmpty)
    #expect(SourceRange(clamping: -3..<Int.max) == SourceRange(0, .max))
    #expect(SourceRange(0, .max).count == Int(UInt32.max))
  }

  @Test func whatItHolds() {
    let range = SourceRange(2, 5)
    #expect([1, 2, 4, 5].map { range.contains($0 as UInt32) } == [false, true, true, false])
    #expect([1, 2, 5, 6].map { range.touches($0) } == [false, true, true, false])
    #expect(range.contains(SourceRange(at: 5)))
    #expect(!range.contains(SourceRange(4, 6)))
    #expect(range.overlaps(SourceRange(4, 9)))
    #expect(!range.overlaps(SourceRange(5, 9)))
    #expect(!range.overlaps(SourceRange(at: 3)))
    #expect(range.indices == 2..<5)
  }

  @Test func combining() {
    #expect(SourceRange(2, 5).union(SourceRange(8, 9)) == SourceRange(2, 9))
    #expect(SourceRange(2, 5).clamped(to: SourceRange(3, 9)) == SourceRange(3, 5))
    #expect(SourceRange(2, 5).clamped(to: SourceRange(7, 9)) == SourceRange(at: 7))
    #expect(SourceRange(12, 15).clamped(to: SourceRange(7, 9)) == SourceRange(at: 9))
    let sorted = [SourceRange(3, 4), SourceRange(1, 9), SourceRange(1, 2)].sorted()
    #expect(sorted == [SourceRange(1, 2), SourceRange(1, 9), SourceRange(3, 4)])
  }
}
