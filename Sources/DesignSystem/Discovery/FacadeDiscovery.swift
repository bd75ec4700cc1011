import DesignTokens
import Evaluation
import SwiftSource
import Symbols

/// Finds tokens behind a static object: `Font.theme.body`, and those that its key paths lead to.
struct FacadeDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  /// Objects within objects that are followed.
  private static let maximumDepth = 2
  /// The most tokens behind one object.
  private static let limit = 512

  func tokens(of facade: SymbolID, type: TypeKey, _ reading: Reading) -> [Token] {
    var found: [Token] = []
    var taken: Set<String> = []
    let path = world.names.own(facade)
    collect(facade, [type], reading.evaluated, path: path, &taken, &found)
    for (root, _) in dynamicRoots(of: type) {
      collect(facade, [root], world.reader.instance(of: root), path: path, &taken, &found)
    }
    return found
  }

  /// `types` are those of the objects on the way, the object's own last.
  private func collect(
    _ facade: SymbolID,
    _ types: [TypeKey],
    _ object: Evaluated,
    path: String,
    _ taken: inout Set<String>,
    _ found: inout [Token]
  ) {
    guard let type = types.last else { return }
    for member in world.survey.instanceProperties(of: type) where found.count < Self.limit {
      let declaration = symbols[member]
      guard symbols.effectiveAccess(of: member) > .fileprivate, !declaration.modifiers.contains(.isOverride) else {
        continue
      }
      let memberPath = path + "." + declaration.name
      let memberType = world.survey.valueType(of: member)
      if let inner = memberType.key, case .nominal = inner, DesignShape(memberType) == nil {
        guard types.count <= Self.maximumDepth, !types.contains(inner), world.survey.bearsDesign(inner) else {
          continue
        }
        let reading = world.reader.property(declaration.name, ofEach: object)
        collect(facade, types + [inner], reading.evaluated, path: memberPath, &taken, &found)
        continue
      }
      guard let token = token(facade, member, memberType, object, memberPath), taken.insert(memberPath).inserted else {
        continue
      }
      found.append(token)
    }
  }

  private func token(
    _ facade: SymbolID,
    _ member: SymbolID,
    _ declared: ResolvedType,
    _ object: Evaluated,
    _ path: String
  ) -> Token? {
    let shape = DesignShape(declared)
    guard declared.isUnknown || shape?.isDesignValue == true else { return nil }
    let reading = world.reader.property(symbols[member].name, ofEach: object).changeable(symbols[member])
    let type = declared.isUnknown ? reading.inferredType(of: member, in: symbols) : declared
    guard let kind = MemberKind(world: world).kind(reading, member, type) else { return nil }
    let ownerName = world.names.ownerName(of: facade)
    let reach = TokenReach(owner: world.names.owner(of: facade), ownerName: ownerName, path: path, type: type)
    let name = TokenName(world.names.join(ownerName, path))
    return world.maker.token(
      member,
      name: name,
      kind: kind,
      reading: reading,
      reach: reach,
      offer: isDefaultOfKey(facade) ? .withheld(.plumbing) : world.offer(constant: facade, kind: kind)
    )
  }

  /// Whether a constant is the default of an environment key: code names the value of the environment.
  private func isDefaultOfKey(_ facade: SymbolID) -> Bool {
    symbols[facade].name == "defaultValue"
      && symbols.owner(of: facade).map { StaticDiscovery.isEnvironmentKey($0, symbols) } == true
  }

  /// The types whose members a `subscript(dynamicMember:)` gives through key paths, with what they lead to.
  private func dynamicRoots(of type: TypeKey) -> [(root: TypeKey, value: ResolvedType)] {
    var found: [(TypeKey, ResolvedType)] = []
    for member in symbols.allMembers(of: type) where symbols[member].kind == .subscript {
      let unit = symbols.unit(of: member)
      guard let parameter = symbols[member].parameters.first, parameter.label == "dynamicMember",
        let written = parameter.type, Self.keyPaths.contains(unit[written].name), unit[written].children.count == 2
      else { continue }
      let place = Place(inside: member)
      guard let root = symbols.resolve(unit[written].children[0], at: place).key, case .nominal = root else { continue }
      found.append((root, symbols.resolve(unit[written].children[1], at: place)))
    }
    return found
  }

  private static let keyPaths: Set<String> = ["KeyPath", "WritableKeyPath", "ReferenceWritableKeyPath"]
}
