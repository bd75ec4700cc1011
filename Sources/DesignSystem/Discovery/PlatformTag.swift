import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// The platform that a declaration is for, by the `#if` around it or the folders that hold it.
struct PlatformTag {
  let platform: Platform?

  init(_ symbols: SymbolTable, _ symbol: SymbolID) {
    platform = Self.byCondition(symbols[symbol].conditions) ?? Self.byPath(symbols.path(of: symbol))
  }

  private static func byCondition(_ conditions: [String]) -> Platform? {
    let platforms = CompilationCondition.platforms(where: conditions)
    return platforms == .all ? nil : platforms.platforms.first
  }

  private static func byPath(_ path: String) -> Platform? {
    for part in path.split(whereSeparator: { $0 == "/" || $0 == "." || $0 == "_" || $0 == "+" }).reversed() {
      switch part {
      case "macOS", "Mac", "mac", "AppKit", "osx": return .macOS
      case "iOS", "UIKit", "ios": return .iOS
      case "tvOS": return .tvOS
      case "watchOS": return .watchOS
      case "visionOS": return .visionOS
      default: continue
      }
    }
    return nil
  }

  /// `base` with what holds on another platform as a row of its own.
  static func merge(_ base: Reading, with other: Reading, on platform: Platform) -> Reading {
    var result = base
    let own = other.value.rows.first { $0.when == ConditionSet(.platform(platform)) }
    let value = own?.value ?? other.standard
    guard value != base.standard else { return base }
    let rows = base.value.rows.filter { $0.when[.platform] != platform.rawValue }
    let row = DesignTokens.ConditionalValue<TokenValue>.Row(when: ConditionSet(.platform(platform)), value: value)
    result.value = DesignTokens.ConditionalValue(rows: [row] + rows, fallback: base.value.fallback)
    return result
  }
}
