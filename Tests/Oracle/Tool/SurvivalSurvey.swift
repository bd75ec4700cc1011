import Foundation
import Mutations
import SwiftSource
import SwiftSyntaxOracle

/// Measures what a slip in one place of a file costs elsewhere: the share of the declarations outside of the touched one
/// that are still read, by the program and by the oracle.
struct SurvivalSurvey {
  private let options: Options
  private let count: Int

  init(_ options: Options, count: Int) {
    self.options = options
    self.count = count
  }

  /// What one reader has left.
  private struct Share {
    /// Declarations outside of the touched member or type.
    var outside = 0
    var survivors = 0
    /// Those in the touched type with them.
    var others = 0
    var otherSurvivors = 0

    var lost: Int { outside - survivors }

    static func += (one: inout Share, other: Share) {
      one.outside += other.outside
      one.survivors += other.survivors
      one.others += other.others
      one.otherSurvivors += other.otherSurvivors
    }

    var text: String { "\(Self.percent(survivors, outside))  \(Self.percent(otherSurvivors, others))" }

    private static func percent(_ part: Int, _ whole: Int) -> String {
      whole == 0 ? "      –" : String(format: "%6.2f%%", 100 * Double(part) / Double(whole))
    }
  }

  private struct Outcome: Sendable {
    var path: String
    var index: Int
    var mutation: Mutation
    var place: String
    var text: [UInt8]
    var ours: Share
    var oracle: Share
  }

  func run(_ folders: [String]) {
    let paths = SwiftFiles.paths(in: folders, options)
    var indices: [Int: [Int]] = [:]
    for index in 0..<count {
      var generator = SeededGenerator(seed: options.seed, index: index)
      indices[generator.number(below: paths.count), default: []].append(index)
    }
    let files = indices.sorted { $0.key < $1.key }.filter { paths.indices.contains($0.key) }
    let outcomes = BigStack.map(files, threads: options.threads ?? BigStack.processorCount) { file, thread in
      survey(paths[file.key], file.value, thread)
    }
    report(Array(outcomes.joined()))
  }

  private func survey(_ path: String, _ indices: [Int], _ thread: Int) -> [Outcome] {
    CrashNote.note(path, thread: thread)
    guard let bytes = SwiftFiles.bytes(path) else { return [] }
    let mutator = Mutator(bytes, marks: Mutator.brackets)
    let units = (SourceUnit.lower(bytes), SyntaxOracle.unit(bytes))
    let table = LineTable(of: bytes)
    return indices.compactMap { index in
      var generator = SeededGenerator(seed: options.seed, index: index)
      _ = generator.next()
      guard let mutation = mutator.mutation(of: MutationKind.slips, &generator) else { return nil }
      CrashNote.note("\(path) with the mutation \(index), \(mutation)", thread: thread)
      let text = mutation.applied(to: bytes)
      let lines = mutation.edits.map { table.line(at: UInt32(clamping: $0.range.lowerBound)) + 1 }
      return Outcome(
        path: path,
        index: index,
        mutation: mutation,
        place: lines.map { "\($0)" }.joined(separator: " and "),
        text: text,
        ours: share(units.0, SourceUnit.lower(text), mutation),
        oracle: share(units.1, SyntaxOracle.unit(text), mutation)
      )
    }
  }

  private func share(_ before: SourceUnit, _ after: SourceUnit, _ mutation: Mutation) -> Share {
    let outside = DeclarationCensus(before, except: before.touched(by: mutation, withInside: true))
    let others = DeclarationCensus(before, except: before.touched(by: mutation, withInside: false))
    let left = DeclarationCensus(after)
    return Share(
      outside: outside.total,
      survivors: outside.survivors(in: left),
      others: others.total,
      otherSurvivors: others.survivors(in: left)
    )
  }

  // MARK: Telling

  private func report(_ outcomes: [Outcome]) {
    let kinds = MutationKind.slips.map { kind in (kind.rawValue, outcomes.filter { $0.mutation.kind == kind }) }
    print("share of declarations that are still read: outside of the touched one, and in the touched type with them\n")
    print("                        program            oracle")
    for (title, outcomes) in kinds + [("all", outcomes)] {
      let shares = outcomes.reduce(into: (Share(), Share())) { sums, outcome in
        sums.0 += outcome.ours
        sums.1 += outcome.oracle
      }
      let name = title.padding(toLength: 14, withPad: " ", startingAt: 0)
      print("\(name) \(String(format: "%5d", outcomes.count))  \(shares.0.text)  \(shares.1.text)")
    }
    let worst = outcomes.filter { $0.ours.lost > 0 || $0.oracle.lost > 0 }.sorted { one, other in
      (one.ours.lost - one.oracle.lost, one.ours.lost, other.index)
        > (other.ours.lost - other.oracle.lost, other.ours.lost, one.index)
    }
    let more = (
      outcomes.filter { $0.ours.lost > $0.oracle.lost }.count, outcomes.filter { $0.ours.lost < $0.oracle.lost }.count
    )
    print("\n\(more.0) where the program loses more, \(more.1) where the oracle does; lost by the one and the other:")
    for outcome in worst.prefix(min(options.limit, 30)) {
      let lost = "\(outcome.ours.lost) and \(outcome.oracle.lost) of \(outcome.ours.outside)"
      print("\(lost): \(outcome.path):\(outcome.place)")
      print("    mutation \(outcome.index), \(outcome.mutation)")
    }
    if let folder = options.save { save(worst.prefix(min(options.limit, 30)), to: URL(filePath: folder)) }
  }

  /// Writes damaged texts, to be read with `--dump`.
  private func save(_ outcomes: ArraySlice<Outcome>, to folder: URL) {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      for outcome in outcomes {
        let name = "\(outcome.index)-\(URL(filePath: outcome.path).lastPathComponent)"
        try Data(outcome.text).write(to: folder.appending(path: name))
      }
    } catch {
      FileHandle.standardError.write(Data("oracle: \(error)\n".utf8))
    }
  }
}
