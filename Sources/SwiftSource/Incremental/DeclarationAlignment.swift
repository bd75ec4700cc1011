/// Matches the declarations of two readings of one file: which of the new ones are the old ones.
struct DeclarationAlignment {
  /// By new place: the place that the declaration keeps or gets.
  let places: [Int32]
  /// Places of old declarations that are gone.
  let gone: [Int]
  let count: Int

  /// Matched are declarations of the same kind, name and argument labels in the same parent; of several, in order.
  init(of new: SourceUnit, to old: [Declaration]) {
    var free: [Int: [Int]] = [:]
    for (place, declaration) in old.enumerated() {
      free[Self.key(of: declaration, in: declaration.parent?.index), default: []].append(place)
    }
    for key in free.keys { free[key]?.reverse() }
    var places: [Int32] = []
    places.reserveCapacity(new.declarations.count)
    var isTaken = [Bool](repeating: false, count: old.count)
    var next = Int32(truncatingIfNeeded: old.count)
    for declaration in new.declarations {
      // A parent stands before what it holds.
      let parent = declaration.parent.flatMap { Int($0.index) < places.count ? places[Int($0.index)] : nil }
      if let place = free[Self.key(of: declaration, in: parent)]?.popLast() {
        places.append(Int32(truncatingIfNeeded: place))
        isTaken[place] = true
      } else {
        places.append(next)
        next &+= 1
      }
    }
    self.places = places
    gone = isTaken.indices.filter { !isTaken[$0] }
    count = Int(next)
  }

  /// Equal for declarations that may be the same.
  private static func key(of declaration: Declaration, in parent: Int32?) -> Int {
    var hasher = Hasher()
    hasher.combine(parent)
    hasher.combine(declaration.kind)
    hasher.combine(declaration.name)
    for parameter in declaration.parameters { hasher.combine(parameter.label) }
    return hasher.finalize()
  }
}

extension SourceUnit {
  /// Whether both list the same declarations at the same places, whatever those hold.
  package func isLaidOut(like other: SourceUnit) -> Bool { isLaidOut(like: other.declarations) }

  private func isLaidOut(like others: [Declaration]) -> Bool {
    guard declarations.count == others.count else { return false }
    return zip(declarations, others).allSatisfy { left, right in
      left.kind == right.kind && left.parent == right.parent && left.name == right.name
        && left.parameters.map(\.label) == right.parameters.map(\.label)
    }
  }

  /// The unit with its declarations at the places of those of `old`, so that what was linked with `old` still finds
  /// them. New ones stand behind all old ones; a place whose declaration is gone holds an empty one of its name.
  /// - Parameter before: another reading of the file, aligned to `old`, whose new ones keep their places too.
  package func aligned(to old: SourceUnit, keeping before: SourceUnit? = nil) -> SourceUnit {
    let known = Self.places(of: old, before)
    if isLaidOut(like: known) { return self }
    let alignment = DeclarationAlignment(of: self, to: known)
    func moved(_ id: DeclarationID) -> DeclarationID { DeclarationID(alignment.places[Int(id.index)]) }
    var placed = [Declaration?](repeating: nil, count: alignment.count)
    for (index, declaration) in declarations.enumerated() {
      var declaration = declaration
      declaration.parent = declaration.parent.map(moved)
      declaration.members = declaration.members.map(moved)
      placed[Int(alignment.places[index])] = declaration
    }
    for place in alignment.gone { placed[place] = Self.emptied(known[place]) }
    return SourceUnit(
      nodes: nodes.map { node in
        switch node.kind {
        case .localVariable, .localDeclaration:
          node.link < 0 ? node : node.with(link: moved(DeclarationID(node.link)).index)
        default: node
        }
      },
      children: children,
      names: names,
      types: types,
      declarations: placed.compactMap { $0 },
      topLevel: topLevel.map(moved),
      statements: statements,
      imports: imports,
      operators: operators,
      directives: directives,
      isGenerated: isGenerated,
      truncations: truncations
    )
  }

  /// The declarations that have a place: those of `old`, gone or not, then those that `before` added.
  private static func places(of old: SourceUnit, _ before: SourceUnit?) -> [Declaration] {
    guard let added = before?.declarations.dropFirst(old.declarations.count), added.count <= spareDeclarations else {
      return old.declarations
    }
    return old.declarations + added
  }

  /// New declarations, gone ones among them, that places are kept for.
  private static let spareDeclarations = 1_000

  /// What is left of a declaration that is gone.
  private static func emptied(_ old: Declaration) -> Declaration {
    var empty = Declaration(
      kind: old.kind,
      name: old.name,
      nameRange: SourceRange(at: 0),
      range: SourceRange(at: 0),
      parent: old.parent
    )
    empty.modifiers = old.modifiers
    empty.access = .private
    return empty
  }
}
