import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// What the spellings of all tokens in one file have in common, worked out once.
///
/// Holds for one speller.
package final class SpellingSite: Sendable {
  let file: Int32
  /// Whether the file can name what other files declare: a playground's page is compiled alone.
  let isNamable: Bool
  /// Whether `Color` and `Font` need no other import.
  let bringsSwiftUI: Bool
  private let answers = Guarded<[Origin: BuildReach.Answer]>([:])
  private let platforms = Guarded<[PlaceArms: PlatformSet]>([:])

  /// What decides whether a file reaches a token.
  struct Origin: Hashable {
    let path: String
    let module: String
    let access: AccessLevel

    init(_ token: Token) {
      path = token.place.path
      module = token.module
      access = token.access
    }
  }

  private let facts = Guarded<[DeclarationID?: PlaceFacts]>([:])

  private struct PlaceArms: Hashable {
    let declaration: DeclarationID?
    let arms: PlatformSet
  }

  init(file: Int32, isNamable: Bool, bringsSwiftUI: Bool) {
    self.file = file
    self.isNamable = isNamable
    self.bringsSwiftUI = bringsSwiftUI
  }

  func answer(_ origin: Origin, _ find: () -> BuildReach.Answer) -> BuildReach.Answer {
    if let known = answers.withLock({ $0[origin] }) { return known }
    let found = find()
    answers.withLock { $0[origin] = found }
    return found
  }

  func facts(_ declaration: DeclarationID?, _ find: () -> PlaceFacts) -> PlaceFacts {
    if let known = facts.withLock({ $0[declaration] }) { return known }
    let found = find()
    facts.withLock { $0[declaration] = found }
    return found
  }

  private let holders = Guarded<[PlaceType: HeldInstances.Holder?]>([:])

  private struct PlaceType: Hashable {
    let declaration: DeclarationID?
    let type: TypeKey
  }

  /// What a place of the file holds of a type.
  func holder(of type: TypeKey, at place: Place, in symbols: SymbolTable) -> HeldInstances.Holder? {
    let key = PlaceType(declaration: place.declaration, type: type)
    if let known = holders.withLock({ $0[key] }) { return known }
    let found = HeldInstances(symbols).holder(of: type, at: place)
    holders.withLock { $0[key] = .some(found) }
    return found
  }

  func platforms(_ declaration: DeclarationID?, _ arms: PlatformSet, _ find: () -> PlatformSet) -> PlatformSet {
    let key = PlaceArms(declaration: declaration, arms: arms)
    if let known = platforms.withLock({ $0[key] }) { return known }
    let found = find()
    platforms.withLock { $0[key] = found }
    return found
  }
}
