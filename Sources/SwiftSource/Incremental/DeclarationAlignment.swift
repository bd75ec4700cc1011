/// Matches the declarations of two readings of one file: which of the new ones are the old ones.
struct DeclarationAlignment {
  /// By new place: the place that the declaration keeps or gets.
  private(set) var places: [Int32]
  /// Places of old declarations that are gone.
  private(set) var gone: [Int]
  let count: Int

  /// Matched are declarations of the same kind, name and argument labels in the same parent; of several, in order.
  init(of new: SourceUnit, to old: SourceUnit) {
    var free = Self.places(in: old)
    for key in free.keys { free[key]?.reverse() }
    places = []
    places.reserveCapacity(new.declarations.count)
    var isTaken = [Bool](repeating: false, count: old.declarations.count)
    var next = Int32(truncatingIfNeeded: old.declarations.count)
    for key in Self.keys(of: new) {
      if let place = free[key]?.popLast() {
        places.append(Int32(truncatingIfNeeded: place))
        isTaken[place] = true
      } else {
        places.append(next)
        next &+= 1
      }
    }
    gone = isTaken.indices.filter { !isTaken[$0] }
    count = Int(next)
  }

  private static func places(in unit: SourceUnit) -> [Int: [Int]] {
    var places: [Int: [Int]] = [:]
    for (place, key) in keys(of: unit).enumerated() { places[key, default: []].append(place) }
    return places
  }

  /// By place: equal for declarations that may be the same.
  private static func keys(of unit: SourceUnit) -> [Int] {
    var keys: [Int] = []
    keys.reserveCapacity(unit.declarations.count)
    for declaration in unit.declarations {
      var hasher = Hasher()
      // A parent stands before what it holds.
      if let parent = declaration.parent, Int(parent.index) < keys.count { hasher.combine(keys[Int(parent.index)]) }
      hasher.combine(declaration.kind)
      hasher.combine(declaration.name)
      for parameter in declaration.parameters { hasher.combine(parameter.label) }
      keys.append(hasher.finalize())
    }
    return keys
  }
}

extension SourceUnit {
  /// Whether both list the same declarations at the same places, whatever those hold.
  package func isLaidOut(like other: SourceUnit) -> Bool {
    guard declarations.count == other.declarations.count else { return false }
    return zip(declarations, other.declarations).allSatisfy { left, right in
      left.kind == right.kind && left.parent == right.parent && left.name == right.name
        && left.parameters.map(\.label) == right.parameters.map(\.label)
    }
  }

  /// Whether both have declarations of the same kinds in the same parents at the same places.
  package func isShaped(like other: SourceUnit) -> Bool {
    guard declarations.count == other.declarations.count else { return false }
    return zip(declarations, other.declarations).allSatisfy { $0.kind == $1.kind && $0.parent == $1.parent }
  }

  /// The unit with its declarations at the places of those of `old`, so that what was linked with `old` still finds
  /// them. New ones stand behind all old ones; a place whose declaration is gone holds an empty one of its name.
  package func aligned(to old: SourceUnit) -> SourceUnit {
    if isLaidOut(like: old) { return self }
    let alignment = DeclarationAlignment(of: self, to: old)
    func moved(_ id: DeclarationID) -> DeclarationID { DeclarationID(alignment.places[Int(id.index)]) }
    var placed = [Declaration?](repeating: nil, count: alignment.count)
    for (index, declaration) in declarations.enumerated() {
      var declaration = declaration
      declaration.parent = declaration.parent.map(moved)
      declaration.members = declaration.members.map(moved)
      placed[Int(alignment.places[index])] = declaration
    }
    for place in alignment.gone { placed[place] = Self.emptied(old.declarations[place]) }
    return SourceUnit(
      nodes: nodes.map { node in
        switch node.kind {
        case .localVariable,
          .localDeclaration where node.link >= 0:
          return node.linked(to: moved(DeclarationID(node.link)).index)
        default: return node
        }
      },
      children: children,
      names: names,
      types: types,
      declarations: placed.compactMap { $0 },
      topLevel: topLevel.map(moved),
      statements: statements,
      imports: imports,
      directives: directives,
      isGenerated: isGenerated,
      truncations: truncations
    )
  }

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

extension Node {
  fileprivate func linked(to link: Int32) -> Node {
    Node(
      kind: kind,
      flags: flags,
      height: height,
      name: name,
      lower: lower,
      upper: upper,
      firstChild: firstChild,
      childCount: childCount,
      link: link
    )
  }
}
