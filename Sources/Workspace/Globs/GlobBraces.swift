/// The `{a,b}` of patterns.
enum GlobBraces {
  /// The most patterns that one may stand for.
  static let limit = 512

  /// The longest pattern, in characters; bounds the time that unclosed braces can cost.
  static let lengthLimit = 1_024

  /// The patterns without braces that a pattern stands for. Braces in a set are ordinary characters.
  static func expanded(_ pattern: [Unicode.Scalar]) throws(GlobProblem) -> [[Unicode.Scalar]] {
    guard pattern.count <= lengthLimit else { throw .tooLong }
    var done: [[Unicode.Scalar]] = []
    var pending = [(scalars: pattern, from: 0)]
    while let (scalars, from) = pending.popLast() {
      guard let group = try firstGroup(of: scalars, from: from) else {
        done.append(scalars)
        continue
      }
      let (head, tail) = (scalars[..<group.open], scalars[(group.close + 1)...])
      // Last first, so that the stack hands them out in order; nested groups are found when it is their turn.
      for choice in group.choices.reversed() {
        pending.append((Array(head) + scalars[choice] + tail, group.open))
      }
      guard done.count + pending.count <= limit else { throw .tooManyAlternatives }
    }
    return done
  }

  private struct Group {
    let open: Int
    let close: Int
    let choices: [Range<Int>]
  }

  private static func firstGroup(of scalars: [Unicode.Scalar], from: Int) throws(GlobProblem) -> Group? {
    var place = from
    while place < scalars.count {
      switch scalars[place] {
      case "\\": place += 1
      case "[": place = endOfSet(scalars, at: place)
      case "{":
        guard let group = group(of: scalars, at: place) else { throw .unbalanced("{") }
        return group
      case "}": throw .unbalanced("}")
      default: break
      }
      place += 1
    }
    return nil
  }

  /// The place of a set's `]`; that of its `[` where it isn't closed, which `GlobName` refuses.
  private static func endOfSet(_ scalars: [Unicode.Scalar], at open: Int) -> Int {
    GlobName.endOfSet(scalars, at: open).map { $0 - 1 } ?? open
  }

  private static func group(of scalars: [Unicode.Scalar], at open: Int) -> Group? {
    var depth = 0
    var choices: [Range<Int>] = []
    var start = open + 1
    var place = open
    while place < scalars.count {
      switch scalars[place] {
      case "\\":
        place += 1
      case "[":
        place = endOfSet(scalars, at: place)
      case "{":
        depth += 1
      case "," where depth == 1:
        choices.append(start..<place)
        start = place + 1
      case "}":
        depth -= 1
        if depth == 0 { return Group(open: open, close: place, choices: choices + [start..<place]) }
      default:
        break
      }
      place += 1
    }
    return nil
  }
}
