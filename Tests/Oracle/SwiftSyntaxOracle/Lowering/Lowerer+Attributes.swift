import SwiftSource
import SwiftSyntax

extension Lowerer {
  mutating func attributes(_ list: AttributeListSyntax) -> [Declaration.Attribute] {
    var found: [Declaration.Attribute] = []
    for element in list {
      switch element {
      case .attribute(let attribute):
        var arguments: [NodeID] = []
        if case .argumentList(let list)? = attribute.arguments { arguments = self.arguments(list) }
        found.append(Declaration.Attribute(name: text(attribute.attributeName), arguments: arguments))
      case .ifConfigDecl: continue
      @unknown default: continue
      }
    }
    return found
  }

  /// Reads `@available` and `@_documentation`-free facts: platforms, versions, deprecation.
  mutating func availability(_ list: AttributeListSyntax, _ declaration: inout Declaration) {
    for case .attribute(let attribute) in list where text(attribute.attributeName) == "available" {
      guard case .availability(let arguments)? = attribute.arguments else { continue }
      availability(arguments, &declaration)
    }
  }

  private func availability(_ arguments: AvailabilityArgumentListSyntax, _ declaration: inout Declaration) {
    var platforms: [Declaration.Availability] = []
    var isDeprecated = false
    var isUnavailable = false
    var deprecation = Declaration.Deprecation(message: nil, renamed: nil, isSoft: false)
    var introduced: String?
    for argument in arguments {
      switch argument.argument {
      case .token(let token):
        switch text(token) {
        case "deprecated": isDeprecated = true
        case "unavailable": isUnavailable = true
        case "noasync": break
        case let platform:
          platforms.append(Declaration.Availability(platform: platform, introduced: nil, isUnavailable: false))
        }
      case .availabilityVersionRestriction(let restriction):
        platforms.append(
          Declaration.Availability(
            platform: text(restriction.platform),
            introduced: restriction.version.map { text($0) },
            isUnavailable: false
          )
        )
      case .availabilityLabeledArgument(let labelled):
        labelledArgument(labelled, &deprecation, &isDeprecated, &introduced)
      @unknown default: break
      }
    }
    for index in platforms.indices {
      platforms[index].isUnavailable = isUnavailable
      if let introduced { platforms[index].introduced = introduced }
    }
    declaration.availability += platforms
    if isDeprecated { declaration.deprecation = deprecation }
  }

  private func labelledArgument(
    _ argument: AvailabilityLabeledArgumentSyntax,
    _ deprecation: inout Declaration.Deprecation,
    _ isDeprecated: inout Bool,
    _ introduced: inout String?
  ) {
    let value: String
    switch argument.value {
    case .string(let literal): value = literal.segments.map { text($0) }.joined()
    case .version(let version): value = text(version)
    @unknown default: value = ""
    }
    switch text(argument.label) {
    case "message": deprecation.message = value
    case "renamed": deprecation.renamed = value
    case "introduced": introduced = value
    case "deprecated":
      isDeprecated = true
      let major = value.split(separator: ".").first.flatMap { Int($0) } ?? 0
      deprecation.isSoft = major >= 1_000
    default: break
    }
  }
}
