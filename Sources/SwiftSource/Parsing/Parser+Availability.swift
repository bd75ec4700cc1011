extension Parser {
  /// Reads the arguments of `@available`: platforms, versions, deprecation. Moves back to where it began.
  mutating func availability(_ open: Int, _ head: inout Head) {
    let here = place
    defer { go(to: here) }
    var platforms: [Declaration.Availability] = []
    var isDeprecated = false
    var isUnavailable = false
    var deprecation = Declaration.Deprecation(message: nil, renamed: nil, isSoft: false)
    var introduced: String?
    advance()
    let closer = partner(open)
    while index < closer, kind != .end {
      let before = index
      if next.kind == .colon, kind == .word {
        let label = keyword
        advance()
        advance()
        let value = availabilityValue(until: closer)
        switch label {
        case .message: deprecation.message = value
        case .renamed: deprecation.renamed = value
        case .introduced: introduced = value
        case .deprecated:
          isDeprecated = true
          let major = value.split(separator: ".").first.flatMap { Int($0) } ?? 0
          deprecation.isSoft = major >= 1_000
        default: break
        }
      } else {
        switch keyword {
        case .deprecated: isDeprecated = true
        case .unavailable: isUnavailable = true
        case .noasync: break
        default:
          let platform = text(SourceRange(start, end))
          var version: String?
          if kind == .word, next.kind == .integer || next.kind == .float {
            advance()
            version = availabilityValue(until: closer)
          }
          platforms.append(Declaration.Availability(platform: platform, introduced: version, isUnavailable: false))
        }
      }
      while index < closer, kind != .comma { skipOne() }
      _ = eat(.comma)
      if index == before { break }
    }
    for index in platforms.indices {
      platforms[index].isUnavailable = isUnavailable
      if let introduced { platforms[index].introduced = introduced }
    }
    head.availability += platforms
    if isDeprecated { head.deprecation = deprecation }
  }

  /// A version, or a literal's text as written.
  private mutating func availabilityValue(until closer: Int) -> String {
    if kind == .string {
      let lexeme = current
      advance()
      return literalText(lexeme)
    }
    let first = start
    while index < closer, kind != .comma, kind != .end { skipOne() }
    return text(range(from: first))
  }
}
