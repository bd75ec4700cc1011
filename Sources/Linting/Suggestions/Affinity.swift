/// How a token's purpose agrees with a place, the best first.
enum Affinity: Int, Comparable {
  /// The place speaks of the very things that the token is for.
  case meant
  /// The token is for the role that the value has there.
  case fitting
  /// The token is for nothing in particular: a hue, a step.
  case general
  /// The token has a name of its own, which says nothing of a purpose.
  case named
  /// The token is for a role, and the place doesn't say which one it has.
  case possible
  /// The token is for something that the place doesn't speak of, but not clearly for something else.
  case unspoken
  /// The token is for another part, state or role.
  case foreign

  static func < (left: Affinity, right: Affinity) -> Bool { left.rawValue < right.rawValue }
}
