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
    let levels = GroupLevels(groups)
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

  init(_ groups: [String: OperatorDeclarations.Group]) { self.groups = groups }

  func precedence(of name: String) -> OperatorPrecedence? {
    if let standard = OperatorPrecedence.groups[name] { return standard }
    guard let group = groups[name] else { return nil }
    return OperatorPrecedence(level: level(of: name, []), associativity: group.associativity)
  }

  private func level(of name: String, _ around: Set<String>) -> Int {
    if let standard = OperatorPrecedence.groups[name] { return standard.level }
    // A group that is above itself stands nowhere.
    guard let group = groups[name], !around.contains(name), around.count < 64 else {
      return OperatorPrecedence.other.level
    }
    let inside = around.union([name])
    let lower = group.higherThan.map { level(of: $0, inside) }.max()
    let upper = group.lowerThan.map { level(of: $0, inside) }.min()
    switch (lower, upper) {
    case (let lower?, let upper?): return (lower + upper) / 2
    case (let lower?, nil): return lower + OperatorPrecedence.step / (around.isEmpty ? 4 : 8)
    case (nil, let upper?): return upper - OperatorPrecedence.step / 4
    case (nil, nil): return OperatorPrecedence.other.level
    }
  }
}
