import DesignSystem
import DesignTokens
import Usages

extension Suggester {
  func lengths(_ usage: Usage, _ length: Double) -> [Suggestion] {
    let kinds = Self.kinds(usage)
    guard !kinds.isEmpty, length > 0 else { return [] }
    let near = vocabulary.tokens(nearestTo: length, kinds: kinds, within: Self.lengthDistance).compactMap { token in
      token.standardValue.number.map { (token, abs($0 - length)) }
    }
    let all = candidates(near, usage)
    let exact = all.filter { $0.difference == 0 }
    var found = exact.prefix(Self.limit).map { candidate in
      suggestion(candidate, .exact, isSafe: isUnambiguous(candidate, among: exact))
    }
    found += distinct(all.filter { $0.difference > 0 }).prefix(min(2, Self.limit - found.count))
      .map { suggestion($0, .near, isSafe: false) }
    return found
  }

  /// The kinds of token that a usage of a length may be written with.
  private static func kinds(_ usage: Usage) -> [TokenKind] {
    switch usage.kind {
    case .height: usage.form == .iconSize ? [.size, .height] : [.height, .size]
    case .size: [.size, .height]
    case .width: [.size]
    case .spacing: [.spacing]
    case .radius: [.radius]
    case .border: [.borderWidth]
    case .font: [.fontSize]
    default: []
    }
  }
}
