/// The part of a pattern between two slashes: matches the name of one file or folder.
struct GlobName: Sendable {
  private enum Piece: Sendable {
    case scalar(Unicode.Scalar)
    case one
    case many
    case set([ClosedRange<Unicode.Scalar>], isNegated: Bool)
  }

  private var pieces: [Piece] = []

  /// `*`
  static let any = GlobName(.many)

  private init(_ piece: Piece) { pieces = [piece] }

  init(_ text: ArraySlice<Unicode.Scalar>) throws(GlobProblem) {
    var rest = text
    while let scalar = rest.popFirst() {
      switch scalar {
      case "*":
        if case .many? = pieces.last { continue }
        pieces.append(.many)
      case "?":
        pieces.append(.one)
      case "\\":
        pieces.append(.scalar(rest.popFirst() ?? scalar))
      case "[":
        guard let set = Self.set(&rest) else { throw .unbalanced("[") }
        pieces.append(set)
      default:
        pieces.append(.scalar(scalar))
      }
    }
  }

  /// Whether only one name matches.
  var isLiteral: Bool {
    pieces.allSatisfy { if case .scalar = $0 { true } else { false } }
  }

  /// Goes back to the last `*` only, so that the time is at most the product of both lengths.
  func matches(_ name: [Unicode.Scalar]) -> Bool {
    var (piece, place) = (0, 0)
    var retry: (piece: Int, place: Int)?
    while true {
      if piece == pieces.count {
        if place == name.count { return true }
      } else if case .many = pieces[piece] {
        piece += 1
        if piece == pieces.count { return true }
        retry = (piece, place)
        continue
      } else if place < name.count, matches(pieces[piece], name[place]) {
        piece += 1
        place += 1
        continue
      }
      guard let last = retry, last.place < name.count else { return false }
      retry = (last.piece, last.place + 1)
      (piece, place) = (last.piece, last.place + 1)
    }
  }

  private func matches(_ piece: Piece, _ scalar: Unicode.Scalar) -> Bool {
    switch piece {
    case .scalar(let expected): scalar == expected
    case .one, .many: true
    case .set(let ranges, let isNegated): ranges.contains { $0.contains(scalar) } != isNegated
    }
  }

  /// Where a set ends whose `[` stands at `open`, behind its `]`; nil where it isn't closed before a slash.
  static func endOfSet(_ scalars: [Unicode.Scalar], at open: Int) -> Int? {
    var rest = scalars[(open + 1)...].prefix { $0 != "/" }
    return set(&rest).map { _ in rest.startIndex }
  }

  /// Reads a set behind its `[`; nil, and nothing is read, where it isn't closed. A `]` in front is a member.
  private static func set(_ text: inout ArraySlice<Unicode.Scalar>) -> Piece? {
    var rest = text
    var isNegated = false
    if rest.first == "!" || rest.first == "^" {
      isNegated = true
      rest.removeFirst()
    }
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    while let low = rest.popFirst() {
      if low == "]", !ranges.isEmpty {
        text = rest
        return .set(ranges, isNegated: isNegated)
      }
      if rest.first == "-", let high = rest.dropFirst().first, high != "]" {
        rest.removeFirst(2)
        if low <= high { ranges.append(low...high) } else { ranges.append(low...low) }
      } else {
        ranges.append(low...low)
      }
    }
    return nil
  }
}
