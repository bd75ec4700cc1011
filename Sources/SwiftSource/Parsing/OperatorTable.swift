/// How tightly infix operators bind: the standard library's, and those that files declare.
package struct OperatorTable: Sendable, Equatable {
  /// Of declared operators; the standard library's are known without.
  private var declared: [String: OperatorPrecedence] = [:]

  /// The standard library's operators alone.
  package static let standard = OperatorTable([])

  /// The operators that files declare, their groups wherever they stand. Of two declarations the first counts.
  package init(_ files: some Sequence<OperatorDeclarations>) {
    var groups: [String: OperatorDeclarations.Group] = [:]
    var infix: [OperatorDeclarations.Infix] = []
    for file in files {
      for group in file.groups where groups[group.name] == nil { groups[group.name] = group }
      infix += file.infix
    }
    var levels = GroupLevels(groups)
    for one in infix where declared[one.symbol] == nil && OperatorPrecedence.standard(one.symbol) == nil {
      declared[one.symbol] = one.group.flatMap { levels.precedence(of: $0) } ?? .other
    }
  }

  /// The operators that bind otherwise than one of no group.
  package var symbols: Set<String> { Set(declared.keys.filter { declared[$0] != .other }) }

  var isStandard: Bool { declared.isEmpty }

  func precedence(of symbol: String) -> OperatorPrecedence? { declared[symbol] }
}

/// Places declared groups between those that they name.
private struct GroupLevels {
  let groups: [String: OperatorDeclarations.Group]
  /// Of the groups that were asked for. One that is being placed stands where one that says nothing does: it is above
  /// itself.
  private var known: [String: Int] = [:]

  /// How many groups, each above or below the last, are followed.
  private static let maximumDepth = 64

  init(_ groups: [String: OperatorDeclarations.Group]) { self.groups = groups }

  mutating func precedence(of name: String) -> OperatorPrecedence? {
    if let standard = OperatorPrecedence.groups[name] { return standard }
    guard let group = groups[name] else { return nil }
    return OperatorPrecedence(level: level(of: name, depth: 0), associativity: group.associativity)
  }

  private mutating func level(of name: String, depth: Int) -> Int {
    if let level = OperatorPrecedence.groups[name]?.level ?? known[name] { return level }
    guard let group = groups[name], depth < Self.maximumDepth else { return OperatorPrecedence.other.level }
    known[name] = OperatorPrecedence.other.level
    let lower = group.higherThan.map { level(of: $0, depth: depth + 1) }.max()
    let upper = group.lowerThan.map { level(of: $0, depth: depth + 1) }.min()
    let placed =
      switch (lower, upper) {
      case (let lower?, let upper?): (lower + upper) / 2
      case (let lower?, nil): lower + OperatorPrecedence.step / 8
      case (nil, let upper?): upper - OperatorPrecedence.step / 8
      case (nil, nil): OperatorPrecedence.other.level
      }
    known[name] = placed
    return placed
  }
}
