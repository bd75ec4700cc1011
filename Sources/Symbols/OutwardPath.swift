package import SwiftSource

/// A symbol and what is around it, innermost first, by what the declarations mean: from an extension on to the type that
/// it extends, and to what is around that.
///
/// The one way in which owners are followed. Lexical parents alone always end; over extensions broken code may lead back
/// (an extension nested in what it extends). There the path ends, so that it is no longer than the declarations are many.
package struct OutwardPath: Sequence, IteratorProtocol {
  private let symbols: SymbolTable
  private let start: SymbolID
  private var upcoming: SymbolID?
  private var passed = 0
  private var hasLeftText = false

  init(from symbol: SymbolID, in symbols: SymbolTable) {
    self.symbols = symbols
    start = symbol
    upcoming = symbol
  }

  package mutating func next() -> SymbolID? {
    guard let current = upcoming else { return nil }
    passed += 1
    hasLeftText = hasLeftText || symbols[current].kind == .extension
    upcoming = step(from: current)
    if hasLeftText, let next = upcoming, isPassed(next) { upcoming = nil }
    return current
  }

  private func step(from current: SymbolID) -> SymbolID? {
    guard symbols[current].kind == .extension else { return symbols.parent(of: current) }
    guard case .nominal(let type)? = symbols.extended[current] else { return nil }
    return type
  }

  /// Walks the path anew rather than remember it: nearly all are of two or three steps.
  private func isPassed(_ symbol: SymbolID) -> Bool {
    var current: SymbolID? = start
    for _ in 0..<passed {
      guard let here = current else { return false }
      if here == symbol { return true }
      current = step(from: here)
    }
    return false
  }
}

extension SymbolTable {
  /// The symbol and what is around it, extensions followed to what they extend.
  package func outwardPath(from symbol: SymbolID) -> OutwardPath { OutwardPath(from: symbol, in: self) }

  /// The name from the module's top level (`Outer.Inner`, `UIColor.brand`), without backticks.
  package func qualifiedName(of symbol: SymbolID) -> String {
    var parts: [String] = []
    for current in outwardPath(from: symbol) {
      guard self[current].kind == .extension else {
        parts.append(self[current].name)
        continue
      }
      switch extended[current] {
      case .nominal?: continue
      case .external(let name)?: parts.append(name)
      case nil: parts.append(self[current].name)
      }
    }
    return parts.count == 1 ? parts[0] : parts.reversed().joined(separator: ".")
  }

  package func qualifiedName(of key: TypeKey) -> String {
    switch key {
    case .nominal(let symbol): qualifiedName(of: symbol)
    case .external(let name): name
    }
  }

  /// The access that a declaration really has: its own (or its extension's), and no more than what is around it.
  package func effectiveAccess(of symbol: SymbolID) -> AccessLevel {
    let file = Int(symbol.file)
    guard file < access.count else { return readAccess(of: symbol) }
    return access[file][Int(symbol.declaration.index)]
  }

  /// The access of all declarations by file.
  func allAccess(_ concurrency: Concurrency) -> [[AccessLevel]] {
    concurrency.map(Array(files.indices)) { index in
      let file = Int32(truncatingIfNeeded: index)
      return files[index].unit.declarations.indices.map { position in
        readAccess(of: SymbolID(file: file, declaration: DeclarationID(Int32(truncatingIfNeeded: position))))
      }
    }
  }

  private func readAccess(of symbol: SymbolID) -> AccessLevel {
    var access = AccessLevel.open
    // What is private around is seen by all that is beside it.
    var isInner = false
    for current in outwardPath(from: symbol) {
      let kind = self[current].kind
      // Its access is its members'.
      if kind == .extension, current != symbol { continue }
      var own = self[current].access
      if let parent = parent(of: current) {
        switch self[parent].kind {
        case .extension: own = own ?? self[parent].access
        case .protocol: continue
        case .enum where kind == .enumCase: continue
        default:
          access = min(access, Self.seen(own ?? .internal, isInner: isInner))
          isInner = true
          continue
        }
      }
      access = min(access, Self.seen(own ?? .internal, isInner: isInner))
    }
    return access
  }

  private static func seen(_ access: AccessLevel, isInner: Bool) -> AccessLevel {
    isInner && access == .private ? .fileprivate : access
  }
}
