package import DesignTokens
import SwiftSource
package import Symbols

/// `#if` conditions, read for one platform. What they say of anything else (custom flags, compiler versions) is open.
package enum CompilationCondition {
  /// The platforms that a declaration may be compiled for.
  package static func platforms(of symbol: SymbolID, _ symbols: SymbolTable) -> PlatformSet {
    let found = PlatformSet(Platform.allCases.filter { isCompiled(symbol, symbols, on: $0) != false })
    return found.isEmpty ? .all : found
  }

  /// The platforms on which none of the conditions fails; all where the platform isn't what they fail by.
  package static func platforms(where conditions: [String]) -> PlatformSet {
    let found = conditions.reduce(PlatformSet.all) { $0.intersection(platforms(notFailing: $1)) }
    return found.isEmpty ? .all : found
  }

  /// The platforms on which a condition doesn't fail.
  package static func platforms(notFailing condition: String) -> PlatformSet {
    PlatformSet(Platform.allCases.filter { holds(condition, on: $0) != false })
  }

  /// Whether the platform, or a compiler of today, decides a condition: nobody sets anything for it.
  package static func isDecided(_ condition: String) -> Bool {
    let verdicts = verdicts(on: condition)
    return Platform.allCases.allSatisfy { verdicts[$0] != nil }
      || ["swift(>", "compiler(>"].contains { condition.hasPrefix($0) }
  }

  /// Whether the declaration is compiled on the platform, as far as the conditions around it say, or else the names of
  /// its folders; `nil` where they leave it open.
  static func isCompiled(_ symbol: SymbolID, _ symbols: SymbolTable, on platform: Platform) -> Bool? {
    var result: Bool?
    for condition in symbols[symbol].conditions {
      guard let holds = holds(condition, on: platform) else { continue }
      if !holds { return false }
      result = true
    }
    guard result == nil, let folder = folderPlatform(symbols.path(of: symbol)) else { return result }
    if folder == platform { return true }
    // A folder for iOS often serves its relatives as well.
    return folder == .iOS && platform != .macOS ? nil : false
  }

  /// Whether a condition holds; `nil` where the platform doesn't decide it.
  static func holds(_ text: String, on platform: Platform) -> Bool? { verdicts(on: text)[platform] }

  /// What a condition says on each platform.
  struct Verdicts: Sendable {
    private let holding: PlatformSet
    private let failing: PlatformSet

    fileprivate init(_ text: String) {
      let answers = Platform.allCases.map { platform in
        var parser = Parser(text: Array(text.utf8), platform: platform)
        return (platform, parser.disjunction())
      }
      holding = PlatformSet(answers.filter { $1 == true }.map(\.0))
      failing = PlatformSet(answers.filter { $1 == false }.map(\.0))
    }

    /// Whether it holds; `nil` where the platform doesn't decide it.
    subscript(platform: Platform) -> Bool? {
      holding.contains(platform) ? true : failing.contains(platform) ? false : nil
    }

    /// The platforms on which it says something else than on `platform`.
    func others(than platform: Platform) -> [Platform] {
      let own = self[platform]
      return Platform.allCases.filter { self[$0] != own }
    }
  }

  static func verdicts(on text: String) -> Verdicts { known.value(of: text) { Verdicts(text) } }

  /// By condition. Few conditions stand in many places.
  private static let known = RememberedTexts<Verdicts>()
  private static let folders = RememberedTexts<Platform?>()

  /// The platform in a path's folders: `Sources/Kit_macOS/…`, `Sources/macOS/…`, `Theme/iOS/…`.
  package static func folderPlatform(_ path: String) -> Platform? {
    folders.value(of: path) { readFolderPlatform(path) }
  }

  private static func readFolderPlatform(_ path: String) -> Platform? {
    for folder in path.pathParts.dropLast().reversed() {
      for platform in Platform.allCases {
        let name = platform.rawValue
        guard folder.hasSuffix(name) else { continue }
        let rest = folder.dropLast(name.count)
        if rest.isEmpty || rest.hasSuffix("_") || rest.hasSuffix("-") || rest.hasSuffix(".") { return platform }
      }
    }
    return nil
  }

  /// The modules of user interface that a platform has.
  private static func canImport(_ module: Substring, on platform: Platform) -> Bool? {
    switch module {
    case "UIKit": platform != .macOS
    case "AppKit", "Cocoa": platform == .macOS
    case "WatchKit": platform == .watchOS
    case "SwiftUI", "Foundation", "CoreGraphics", "Combine": true
    default: nil
    }
  }

  /// Reads `a && !(b || os(iOS))` with three-valued logic.
  private struct Parser {
    let text: [UInt8]
    let platform: Platform
    var position = 0
    var depth = 0

    mutating func disjunction() -> Bool? {
      depth += 1
      defer { depth -= 1 }
      guard depth < 32 else { return nil }
      var result = conjunction()
      while take("||") {
        let next = conjunction()
        if result == true || next == true { result = true } else if result == nil || next == nil { result = nil }
      }
      return result
    }

    private mutating func conjunction() -> Bool? {
      var result = negation()
      while take("&&") {
        let next = negation()
        if result == false || next == false { result = false } else if result == nil || next == nil { result = nil }
      }
      return result
    }

    private mutating func negation() -> Bool? {
      var isNegated = false
      while take("!") { isNegated.toggle() }
      let operand = operand()
      return isNegated ? operand.map { !$0 } : operand
    }

    private mutating func operand() -> Bool? {
      if take("(") {
        let inner = disjunction()
        _ = take(")")
        return inner
      }
      skipSpace()
      let start = position
      while position < text.count, isWord(text[position]) { position += 1 }
      let word = String(decoding: text[start..<position], as: UTF8.self)
      if position == start { position = min(position + 1, text.count) }
      guard take("(") else { return word == "true" ? true : word == "false" ? false : nil }
      let inner = position
      while position < text.count, text[position] != UInt8(ascii: ")") { position += 1 }
      let argument = String(decoding: text[inner..<position], as: UTF8.self)
      position = min(position + 1, text.count)
      return value(word, Substring(argument.filter { $0 != " " }))
    }

    private func value(_ function: String, _ argument: Substring) -> Bool? {
      switch function {
      case "os": argument == "OSX" ? platform == .macOS : argument == platform.rawValue[...]
      case "canImport": CompilationCondition.canImport(argument, on: platform)
      case "targetEnvironment": false
      default: nil
      }
    }

    private mutating func take(_ symbol: String) -> Bool {
      skipSpace()
      let bytes = Array(symbol.utf8)
      guard position + bytes.count <= text.count, Array(text[position..<position + bytes.count]) == bytes else {
        return false
      }
      position += bytes.count
      return true
    }

    private mutating func skipSpace() {
      while position < text.count, text[position] <= UInt8(ascii: " ") { position += 1 }
    }

    private func isWord(_ byte: UInt8) -> Bool {
      byte == UInt8(ascii: "_") || byte >= 0x80 || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
        || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
        || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
    }
  }
}
