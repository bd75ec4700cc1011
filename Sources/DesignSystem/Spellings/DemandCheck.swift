import DesignTokens
import Evaluation
import Symbols

/// Whether code at a place can name what asks something of it.
struct DemandCheck {
  enum Answer: Int, Comparable {
    case unmet
    /// As far as is known.
    case likely
    case sure

    static func < (left: Answer, right: Answer) -> Bool { left.rawValue < right.rawValue }
  }

  let grants: PlaceGrants
  let facts: PlaceFacts
  let platforms: PlatformSet
  /// The oldest version of a platform's system that the file's code runs on; `nil` where that isn't known.
  let deployment: (Platform) -> SystemVersion?

  func answer(_ demands: CodeDemands, allowsOptional: Bool) -> Answer {
    if demands.hasEffects || demands.isOptional && !allowsOptional { return .unmet }
    if !demands.conditions.isEmpty {
      let held = facts.conditions.union(grants.conditions.flatMap { ConditionText.parts(of: $0) })
      guard demands.conditions.isSubset(of: held) else { return .unmet }
    }
    return min(isolation(demands.isolations), versions(demands.versions))
  }

  // MARK: Actors

  private func isolation(_ demanded: Set<CodeIsolation>) -> Answer {
    let own = here
    return demanded.map { demanded in
      switch own {
      case .unstated: .likely
      case demanded: .sure
      default: .unmet
      }
    }.min() ?? .sure
  }

  /// The actor that the place is on.
  private var here: CodeIsolation {
    switch grants.closure {
    case .none: facts.isolation
    case .main: .main
    case .detached: .none
    case .unknown: facts.isBody ? facts.isolation : facts.isolation == .main ? .unstated : facts.isolation
    }
  }

  // MARK: Versions

  /// Whether every platform that the place is compiled for has the versions asked of it.
  func versions(_ demanded: [Platform: SystemVersion]) -> Answer {
    demanded.map { platform, version in
      guard platforms.contains(platform) else { return .sure }
      let stated = [grants.versions[platform.rawValue], facts.versions[platform.rawValue]].compactMap(\.self).max()
      if let stated, stated >= version { return .sure }
      if let known = deployment(platform) { return known >= version ? .sure : .unmet }
      return Self.usual[platform].map { $0 >= version } == true ? .likely : .unmet
    }.min() ?? .sure
  }

  /// What nearly all code runs on: the first versions that have SwiftUI.
  private static let usual: [Platform: SystemVersion] = Dictionary(
    [(Platform.iOS, "13"), (.macOS, "10.15"), (.tvOS, "13"), (.watchOS, "6"), (.visionOS, "1")].compactMap {
      name,
      text in
      SystemVersion(text).map { (name, $0) }
    }
  ) { first, _ in first }
}
