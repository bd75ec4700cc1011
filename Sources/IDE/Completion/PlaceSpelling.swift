import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Writes tokens for one place of a document: for the types expected there, through the instances in sight.
struct PlaceSpelling {
  /// A theme or appearance that code at the place can name.
  struct Instance {
    let name: String
    let entries: [Token]
  }

  struct Spelled {
    var text: String
    /// The part of the token's name that tells it from others.
    var path: String
    var missingImport: String?
    /// 0 for an implicit member, 1 for a name, 2 for a conversion.
    var form: Int

    var isConverted: Bool { form == 2 }
  }

  let types: [ResolvedType]
  let isTyped: Bool
  let instances: [Instance]
  private let place: Place
  private let speller: Speller
  /// The declaration whose value is being written, by name.
  private let own: String?
  private let isMac: Bool
  private let isPhone: Bool

  init(
    _ reading: CaretReading,
    _ context: EditorContext,
    types: [ResolvedType]? = nil,
    isTyped: Bool? = nil,
    namesInstances: Bool = true
  ) {
    self.types = types ?? reading.expectation.types
    self.isTyped = isTyped ?? reading.expectation.isTyped
    place = reading.documentPlace
    speller = context.speller
    own = reading.expectation.words.first
    instances = namesInstances ? Self.instances(reading, context) : []
    let imports = context.speller.imports(of: context.file)
    isMac = imports.contains("AppKit") || imports.contains("Cocoa")
    isPhone = imports.contains("UIKit")
  }

  /// Whether the token is what is being defined.
  func isOwn(_ token: Token) -> Bool {
    guard let own, token.symbol?.file == place.file else { return false }
    return token.name.lastComponent.prefix { $0 != "(" } == own
  }

  /// `nil` where no spelling compiles at the place.
  func spelled(_ token: Token) -> Spelled? {
    for type in types {
      guard let spelling = speller.spelling(of: token, as: type, at: place, allowsImplicit: isTyped),
        isOfPlatform(spelling.text)
      else { continue }
      return spelled(spelling, token, base: token.reach.ownerName)
    }
    return nil
  }

  /// The token by its path from an instance that code at the place calls `name`.
  func spelled(_ token: Token, through name: String) -> Spelled? {
    let token = token.written(from: name)
    for type in types {
      guard let spelling = speller.spelling(of: token, as: type, at: nil, allowsImplicit: false) else { continue }
      return spelled(spelling, token, base: name)
    }
    return nil
  }

  /// What follows the token's name, so that it is of a type expected: `.cgColor`; `nil` where nothing makes it so.
  func suffix(_ token: Token) -> String? {
    let name = "x"
    let bare = token.written(from: "").written(path: name)
    for type in types {
      guard let spelling = speller.spelling(of: bare, as: type, at: nil, allowsImplicit: false),
        spelling.text.hasPrefix(name)
      else { continue }
      return String(spelling.text.dropFirst(name.count))
    }
    return nil
  }

  private func spelled(_ spelling: Spelling, _ token: Token, base: String) -> Spelled {
    let text = spelling.text
    let isPlain = text.hasPrefix(token.reach.qualified) || text.hasPrefix(token.module + "." + token.reach.qualified)
    return Spelled(
      text: text,
      path: token.reach.path,
      missingImport: spelling.missingImport,
      form: text.hasPrefix(".") ? 0 : isPlain ? 1 : 2
    )
  }

  /// Whether a conversion names a framework that the file can have.
  private func isOfPlatform(_ text: String) -> Bool {
    if text.hasPrefix("Color(nsColor:") || text.hasPrefix("NSColor") || text.hasPrefix("NSFont") { return isMac }
    if text.hasPrefix("Color(uiColor:") || text.hasPrefix("UIColor") || text.hasPrefix("UIFont") {
      return isPhone || !isMac
    }
    return true
  }

  // MARK: Instances

  /// The instances of themes that local names and properties of the types around hold.
  private static func instances(_ reading: CaretReading, _ context: EditorContext) -> [Instance] {
    guard !context.vocabulary.instanceOwners.isEmpty else { return [] }
    let themes = ThemeEntries(vocabulary: context.vocabulary, symbols: context.symbols)
    let symbols = reading.symbols
    let place = reading.expectation.place
    var names: [(name: String, type: ResolvedType)] = reading.expectation.scope.names.reversed().map { name in
      (name, symbols.type(ofName: name, at: place, reading.expectation.scope))
    }
    for key in symbols.enclosingTypes(place) {
      for key in [key] + symbols.ancestors(of: key.type).compactMap(\.key) {
        for member in symbols.allMembers(of: key) {
          let declaration = symbols[member]
          guard declaration.kind == .variable, !declaration.modifiers.contains(.isStatic) else { continue }
          names.append((declaration.name, symbols.valueType(of: member)))
        }
      }
    }
    var seen: Set<String> = []
    return names.compactMap { name, type in
      guard seen.insert(name).inserted, let key = type.key, case .nominal = key else { return nil }
      let entries = themes.entries(of: key)
      return entries.isEmpty ? nil : Instance(name: name, entries: entries)
    }
  }
}

extension Token {
  /// The token as a path from something that is called `name`.
  fileprivate func written(from name: String) -> Token {
    var token = self
    token.reach.needsInstance = false
    token.reach.owner = nil
    token.reach.ownerName = name
    token.offer = .offered
    return token
  }

  fileprivate func written(path: String) -> Token {
    var token = self
    token.reach.path = path
    return token
  }
}
