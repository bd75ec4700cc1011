package import SwiftSource

/// Compares what two readers say of a file, as trees.
///
/// A part that differs in itself is told and not walked any further; where parts differ in their range alone, what lies
/// in them is compared first, since a range ends where its last part does.
package struct UnitComparison {
  private let source: [UInt8]
  private var differences: [Difference] = []
  /// How many differences may still be told of the declaration around, members excluded.
  private var allowance = Self.maximumOfUnit
  /// The oracle's parts around the current one, each with its role in the part around it.
  private var around: [(role: StaticString?, part: UnitPart)] = []

  /// Differences that are told of one declaration, and of a file outside of its declarations.
  private static let maximumPerDeclaration = 4
  private static let maximumOfUnit = 20

  private init(_ source: [UInt8]) { self.source = source }

  /// All differences, in the order of the tree. To be called on a thread with a big stack (`BigStack`).
  package static func differences(
    expected: SourceUnit,
    got: SourceUnit,
    in source: [UInt8],
    except known: [KnownDifference] = KnownDifference.all
  ) -> [Difference] {
    // The oracle left code out.
    if expected.truncations.count > got.truncations.count { return [] }
    var comparison = UnitComparison(source)
    comparison.compare(UnitPart(expected), UnitPart(got), as: nil)
    if comparison.differences.isEmpty, expected.declarations.count != got.declarations.count {
      comparison.tell(
        "number of declarations",
        "\(expected.declarations.count)",
        "\(got.declarations.count)",
        at: SourceRange(at: 0)
      )
    }
    return comparison.differences.filter { difference in !known.contains { $0.matches(difference) } }
  }

  // MARK: Walking

  private mutating func compare(_ expected: UnitPart, _ got: UnitPart, as role: StaticString?) {
    around.append((role, expected))
    defer { around.removeLast() }
    guard around.count < UnitPart.maximumLevel else {
      return tell("depth", "an end", "none", at: expected.range)
    }
    guard expected.isDeclaration else { return compareInside(expected, got) }
    let outer = allowance
    allowance = Self.maximumPerDeclaration
    compareInside(expected, got)
    allowance = outer
  }

  private mutating func compareInside(_ expected: UnitPart, _ got: UnitPart) {
    guard expected.kind == got.kind else {
      return tell("kind", expected.line, got.line, at: expected.range ?? got.range)
    }
    let before = differences.count
    for (fact, other) in zip(expected.facts, got.facts) where fact.value != other.value {
      let (one, two) = Excerpt.pair(fact.value, other.value)
      tell("\(fact.name)", one, two, at: expected.range)
    }
    if differences.count > before, !expected.isDeclaration { return }
    for (role, other) in zip(expected.roles, got.roles) { compare(role, other, in: expected) }
    if differences.count == before, expected.range != got.range {
      let texts = (expected.range.map { "\($0)" }, got.range.map { "\($0)" })
      tell("range", texts.0 ?? "none", texts.1 ?? "none", at: expected.range.map { meeting($0, got.range ?? $0) })
    }
  }

  /// Where two ranges part.
  private func meeting(_ one: SourceRange, _ other: SourceRange) -> SourceRange {
    one.lowerBound == other.lowerBound
      ? SourceRange(at: min(one.upperBound, other.upperBound)) : SourceRange(at: min(one.lowerBound, other.lowerBound))
  }

  private mutating func compare(_ expected: UnitPart.Role, _ got: UnitPart.Role, in part: UnitPart) {
    let areDeclarations = expected.parts.contains(where: \.isDeclaration) || got.parts.contains(where: \.isDeclaration)
    if expected.parts.count == got.parts.count, !areDeclarations {
      for (one, other) in zip(expected.parts, got.parts) { compare(one, other, as: expected.name) }
    } else if areDeclarations {
      compareDeclarations(expected, got)
    } else {
      let same = zip(expected.parts, got.parts).prefix { $0.kind == $1.kind && $0.range == $1.range }.count
      let (one, other) = (expected.parts.dropFirst(same), got.parts.dropFirst(same))
      tell(
        "number of \(expected.name)",
        Self.summary(expected.parts.count, one),
        Self.summary(got.parts.count, other),
        at: one.first?.range ?? other.first?.range ?? part.range
      )
    }
  }

  /// Pairs declarations by kind and name, so that one that a reader lacks leaves the others compared.
  private mutating func compareDeclarations(_ expected: UnitPart.Role, _ got: UnitPart.Role) {
    let titles = (expected.parts.map(\.title), got.parts.map(\.title))
    var missing: Set<Int> = []
    var surplus: Set<Int> = []
    for change in titles.1.difference(from: titles.0) {
      switch change {
      case .remove(let offset, _, _): missing.insert(offset)
      case .insert(let offset, _, _): surplus.insert(offset)
      }
    }
    for index in missing.sorted() {
      tell("declaration in \(expected.name)", expected.parts[index].line, "none", at: expected.parts[index].range)
    }
    for index in surplus.sorted() {
      tell("declaration in \(expected.name)", "none", got.parts[index].line, at: got.parts[index].range)
    }
    let pairs = zip(
      expected.parts.indices.filter { !missing.contains($0) },
      got.parts.indices.filter { !surplus.contains($0) }
    )
    for (one, other) in pairs { compare(expected.parts[one], got.parts[other], as: expected.name) }
  }

  private static func summary(_ count: Int, _ parts: ArraySlice<UnitPart>) -> String {
    guard let first = parts.first else { return "\(count)" }
    return "\(count), the next being (\(Excerpt.short(first.line)))"
  }

  // MARK: Telling

  private mutating func tell(_ aspect: String, _ expected: String, _ got: String, at range: SourceRange?) {
    guard allowance > 0 else { return }
    allowance -= 1
    let offset = range?.lowerBound ?? around.reversed().lazy.compactMap(\.part.range).first?.lowerBound ?? 0
    let kinds = around.suffix(2).map { entry in
      (entry.role.map { "\($0)" == "children" ? "" : "\($0): " } ?? "") + entry.part.kind
    }
    var category = kinds.joined(separator: " > ") + ": " + aspect
    if aspect == "kind" || aspect.hasPrefix("declaration in") {
      let words = [expected, got].map { $0.prefix { $0 != " " } }
      category += " (\(words[0]) → \(words[1]))"
    }
    differences.append(
      Difference(
        offset: offset,
        path: path,
        aspect: aspect,
        category: category,
        expected: Excerpt.short(expected),
        got: Excerpt.short(got),
        sourceLine: Excerpt.line(at: Int(offset), in: source)
      )
    )
  }

  /// The parts around, those far out and in shortened to their roles.
  private var path: String {
    var words: [String] = []
    for (role, part) in around.dropFirst() {
      if let role, "\(role)" != "children", "\(role)" != "members", "\(role)" != "declarations" {
        words.append("\(role)")
      }
      words.append(part.title)
    }
    if words.count > 14 { words.replaceSubrange(4..<(words.count - 9), with: ["…"]) }
    return words.isEmpty ? "unit" : words.joined(separator: " > ")
  }
}
