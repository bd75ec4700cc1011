package import DesignTokens
import Evaluation
import SwiftSource
package import Symbols

/// Writes tokens in Swift for the type that a place expects.
package struct Speller: Sendable {
  package let symbols: SymbolTable
  private let reach: BuildReach
  /// What the code of its files is compiled for.
  package let platforms: CodePlatforms
  /// What tokens ask of code, as asked for.
  private let demands = Guarded<[DemandKey: CodeDemands]>([:])

  /// What a token's demands hang on.
  private struct DemandKey: Hashable {
    let symbol: SymbolID?
    let owner: TypeKey?
  }

  /// The types on the way to tokens, as asked for.
  private let ways = Guarded<[WayKey: [Way]]>([:])

  func knownWays(_ key: WayKey, _ find: () -> [Way]) -> [Way] {
    if let known = ways.withLock({ $0[key] }) { return known }
    let found = find()
    ways.withLock { $0[key] = found }
    return found
  }

  package init(symbols: SymbolTable, layout: BuildLayout = .unknown, concurrency: Concurrency = .none) {
    self.symbols = symbols
    reach = BuildReach(symbols, layout, concurrency)
    platforms = CodePlatforms(symbols, layout, reach, concurrency)
  }

  private init(symbols: SymbolTable, _ other: Speller) {
    self.symbols = symbols
    reach = other.reach
    platforms = other.platforms
  }

  /// The speller for another text of one of its files.
  package func replacing(_ symbols: SymbolTable) -> Speller { Speller(symbols: symbols, self) }

  /// What is asked once for all spellings in a file.
  package func site(of file: Int32) -> SpellingSite {
    let imports = symbols.unit(file).imports
    return SpellingSite(
      file: file,
      isNamable: !symbols.files[Int(file)].path.pathParts.contains { $0.hasSuffix(".playground") },
      bringsSwiftUI: imports.isEmpty || imports.contains(where: { $0.module.hasPrefix("SwiftUI") })
        || reach.imports("SwiftUI", at: file, in: symbols)
    )
  }

  /// What code at a place is compiled for.
  package func platforms(at place: Place, arms: PlatformSet, _ site: SpellingSite) -> PlatformSet {
    site.platforms(place.declaration, arms) { platforms.platforms(at: place, in: symbols, arms: arms) }
  }

  /// The text that gives `token` as `expected` at `place`; `nil` where none compiles there: not visible from there,
  /// no way to that type, or only through an instance that the place must name.
  ///
  /// `place` is `nil` for a listing, which sees all that isn't private. `allowsImplicit` says whether the place knows
  /// its type without help (an argument, an annotated variable), so that `.ink` may stand; `arms` are the platforms that
  /// the `#if` around the place in its body leave; `grants` is what the code around lets it name, and `nil` where any
  /// code that sees the token is to have it; `site` is that of the place's file, for who asks for many.
  package func spelling(
    of token: Token,
    as expected: ResolvedType,
    at place: Place?,
    allowsImplicit: Bool = true,
    arms: PlatformSet = .all,
    grants: PlaceGrants? = nil,
    in site: SpellingSite? = nil
  ) -> Spelling? {
    var token = token
    var isFromClosure = false
    if let place, let grants, let site, let held = held(token, at: place, site) {
      token = held.token
      isFromClosure = held.holder.isOfClass && grants.closure != .none
      if isFromClosure { token.reach.ownerName = "self." + token.reach.ownerName }
    }
    guard !token.reach.needsInstance else { return nil }
    if case .withheld(.noAccessor) = token.offer { return nil }
    if case .nominal(let owner)? = token.reach.owner, symbols[owner].kind == .protocol { return nil }
    var missingImport: String?
    let site = site ?? place.map { self.site(of: $0.file) }
    if let place, let site {
      guard token.platforms.isSuperset(of: platforms(at: place, arms: arms, site)) else { return nil }
      switch access(to: token, from: place, site) {
      case .imported: break
      case .importing(let module): missingImport = module
      case .unreachable: return nil
      }
    }
    guard var spelling = spelled(token, as: expected.unwrapped, at: place, allowsImplicit) else { return nil }
    if let place, let site, let grants {
      let check = check(place, arms, grants, site)
      guard let met = fulfil(spelling, demands(of: token), check, expected) else { return nil }
      spelling = met
      // A closure may hold its object weakly.
      if isFromClosure { spelling.compilesForSure = false }
    }
    spelling.missingImport = missingImport ?? place.flatMap { missingFramework(spelling.text, at: $0, site) }
    return spelling
  }

  // MARK: Demands

  private func check(_ place: Place, _ arms: PlatformSet, _ grants: PlaceGrants, _ site: SpellingSite) -> DemandCheck {
    DemandCheck(
      grants: grants,
      facts: site.facts(place.declaration) { PlaceFacts(place, in: symbols) },
      platforms: platforms(at: place, arms: arms, site),
      deployment: { reach.deployment(of: place.file, on: $0, in: symbols) }
    )
  }

  private func demands(of token: Token) -> CodeDemands {
    let key = DemandKey(symbol: token.symbol, owner: token.reach.owner)
    if let known = demands.withLock({ $0[key] }) { return known }
    let found = CodeDemands(token, in: symbols)
    demands.withLock { $0[key] = found }
    return found
  }

  /// The spelling with whether it surely compiles; `nil` where it surely doesn't.
  private func fulfil(_ spelling: Spelling, _ demands: CodeDemands, _ check: DemandCheck, _ expected: ResolvedType)
    -> Spelling?
  {
    var spelling = spelling
    let answer = demands.isNone ? .sure : check.answer(demands, allowsOptional: expected != expected.unwrapped)
    guard answer > .unmet else { return nil }
    if answer == .likely { spelling.compilesForSure = false }
    switch spelling.versions.isEmpty ? .sure : check.versions(spelling.versions) {
    case .sure: break
    case .likely: spelling.compilesForSure = false
    case .unmet:
      guard let older = TypeConversion.older(spelling.text) else { return nil }
      spelling.text = older
    }
    return spelling
  }

  /// The framework whose type an expression names, where the file imports nothing that brings it. A file that imports
  /// nothing at all has it from elsewhere.
  private func missingFramework(_ text: String, at place: Place, _ site: SpellingSite?) -> String? {
    guard site?.bringsSwiftUI == false else { return nil }
    guard let name = Self.frameworkTypes.first(where: { Self.names($0, in: text) }),
      symbols.resolveType(named: name.description, at: place).externalName != nil
    else { return nil }
    return "SwiftUI"
  }

  private static let frameworkTypes: [StaticString] = ["Color", "Font"]

  /// Whether one of the words between brackets, commas and colons begins with the name, as a name of its own.
  private static func names(_ name: StaticString, in text: String) -> Bool {
    name.withUTF8Buffer { name in
      var text = text
      return text.withUTF8 { bytes in
        var isStart = true
        for index in bytes.indices {
          let end = index + name.count
          if isStart, end <= bytes.count, bytes[index..<end].elementsEqual(name),
            end == bytes.count || !isLetter(bytes[end])
          {
            return true
          }
          isStart = "( ,:".utf8.contains(bytes[index])
        }
        return false
      }
    }
  }

  /// Whether a byte is a letter or a part of one.
  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// The text where the token's own type is expected: what a listing shows.
  package func spelling(of token: Token) -> Spelling? {
    spelling(of: token, as: token.reach.type, at: nil)
  }

  /// The name of the token's own type, as Swift writes it; empty where it isn't known.
  package func typeName(of token: Token) -> String { TypeText.describe(token.reach.type, in: symbols) }

  /// The modules that a file imports.
  package func imports(of file: Int32) -> Set<String> { Set(symbols.unit(file).imports.map(\.module)) }

  /// The modules that the files built together with a file import.
  package func imports(around file: Int32) -> Set<String> { reach.imports(around: file, in: symbols) }

  private func spelled(
    _ token: Token,
    as expected: ResolvedType,
    at place: Place?,
    _ allowsImplicit: Bool
  ) -> Spelling? {
    let reach = token.reach
    let own = PlatformAlias(symbols).type(of: token, as: expected) ?? reach.type.unwrapped
    if expected.isUnknown { return Spelling(text: full(token, at: place)) }
    if isSame(own, expected) || isStyle(own, in: expected) {
      return Spelling(
        text: isImplicit(reach, in: expected) && allowsImplicit ? "." + reach.path : full(token, at: place)
      )
    }
    // A generated asset symbol is written as the argument that it is: `Color(.accent)`.
    let text = own.externalName == "ColorResource" ? "." + reach.path : full(token, at: place)
    if let converted = convert(text, from: own, to: expected) { return converted }
    let accessors = reach.accessors.filter { $0.isAsVisible && $0.type == $0.type.unwrapped }
    func read(_ accessor: TokenReach.Accessor, _ spelling: Spelling?) -> Spelling? {
      var spelling = spelling
      spelling?.accessor = accessor.name
      return spelling
    }
    // What gives the very type goes before what can be turned into it.
    if let same = accessors.first(where: { isSame($0.type.unwrapped, expected) }) {
      return read(same, Spelling(text: text + "." + same.name))
    }
    for accessor in accessors {
      let converted = convert(text + "." + accessor.name, from: accessor.type.unwrapped, to: expected)
      if converted != nil { return read(accessor, converted) }
    }
    return nil
  }

  private func convert(_ text: String, from own: ResolvedType, to expected: ResolvedType) -> Spelling? {
    guard let from = own.externalName, let target = expected.externalName else { return nil }
    var spelling = TypeConversion.convert(text, from: from, to: target)
    spelling?.isConversion = true
    spelling?.versions = TypeConversion.versions(from: from, to: target)
    spelling?.framework = from.hasPrefix("UI") && from != "UInt" ? .uiKit : from.hasPrefix("NS") ? .appKit : nil
    return spelling
  }

  private func isSame(_ left: ResolvedType, _ right: ResolvedType) -> Bool {
    left == right || (left.externalName == "CGFloat" && right.externalName == "Double")
      || (left.externalName == "Double" && right.externalName == "CGFloat")
  }

  /// A `Color` where a shape style is expected.
  private func isStyle(_ own: ResolvedType, in expected: ResolvedType) -> Bool {
    own.externalName == "Color" && expected.externalName == "ShapeStyle"
  }

  /// Whether `.path` finds the token where `expected` is expected: only a static member of that very type.
  private func isImplicit(_ reach: TokenReach, in expected: ResolvedType) -> Bool {
    guard let owner = reach.owner else { return false }
    // A path over an intermediate value (`.compound.bodyXS`) may begin with a dot too, since Swift 5.4.
    if owner == expected.key { return true }
    if owner == .external("ShapeStyle"), expected.externalName == "Color" { return true }
    return expected.externalName == "ShapeStyle" && owner == .external("Color") && isStyleMember(reach)
  }

  /// Whether a colour's member is declared for shape styles too: only those have a leading dot there.
  private func isStyleMember(_ reach: TokenReach) -> Bool {
    symbols.hasStaticMember(VocabularyIndex.member(reach.path), .external("ShapeStyle"))
  }

  /// The token in full, its module before it where its owner's name would find something else at the place.
  private func full(_ token: Token, at place: Place?) -> String {
    let text = token.reach.qualified
    guard let place, let owner = token.reach.owner, case .nominal = owner, !token.module.isEmpty else { return text }
    let first = String(token.reach.ownerName.prefix { $0 != "." })
    guard PlatformNames.shadowed.contains(first), symbols.resolveType(named: first, at: place).externalName != nil
    else {
      return text
    }
    return token.module + "." + text
  }

  /// Whether the token may be named at the place: by its access, and by what the file's module can import. The symbols
  /// that Xcode makes of assets are internal.
  private func access(to token: Token, from place: Place, _ site: SpellingSite) -> BuildReach.Answer {
    if let symbol = token.symbol {
      if symbol.file == place.file { return .imported }
      guard site.isNamable, token.access > .fileprivate else { return .unreachable }
    }
    return site.answer(SpellingSite.Origin(token)) { answer(token, at: place) }
  }

  private func answer(_ token: Token, at place: Place) -> BuildReach.Answer {
    let module = symbols.files[Int(place.file)].module
    if token.module == module {
      return module.isEmpty
        ? reach.answer(declaredIn: token.place.path, isPublic: token.access >= .public, at: place.file, in: symbols)
        : .imported
    }
    // No package can import an app.
    guard !token.module.isEmpty else { return .unreachable }
    let isVisible = token.access >= .public || (token.access == .package && !module.isEmpty)
    return isVisible ? reach.answer(token.module, at: place.file, in: symbols) : .unreachable
  }
}
