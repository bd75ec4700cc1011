import Testing
import Workspace

@Suite struct ParallelMapTests {
  @Test(arguments: [-1, 1, 2, 7, 100])
  func keepsTheOrderOfItsInput(jobs: Int) {
    let numbers = Array(0..<1_000)
    #expect(ParallelMap(jobs: jobs).map(numbers) { $0 * 2 } == numbers.map { $0 * 2 })
  }

  @Test func mapsNothingToNothing() {
    #expect(ParallelMap(jobs: 4).map([Int]()) { $0 }.isEmpty)
  }

  @Test func optionalResultsStay() {
    let results: [Int?] = ParallelMap(jobs: 2).map([1, 2, 3]) { $0 == 2 ? nil : $0 }
    #expect(results == [1, nil, 3])
  }

  @Test(arguments: [1, 2])
  func recursionMayGoDeep(jobs: Int) {
    // Far past what the stack of an ordinary thread holds.
    @Sendable func depth(_ rest: Int, _ ballast: [Int]) -> Int {
      rest == 0 ? ballast.count : depth(rest - 1, ballast + []) + 1
    }
    #expect(ParallelMap(jobs: jobs).map([100_000, 3]) { depth($0, []) } == [100_000, 3])
  }

  @Test func mayNest() {
    let map = ParallelMap(jobs: 2)
    let sums = map.map([10, 20, 30]) { count in map.map(Array(0..<count)) { $0 }.reduce(0, +) }
    #expect(sums == [45, 190, 435])
  }
}
