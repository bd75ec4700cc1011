package import Symbols

/// How Swift code gets to a token: from which type, by which path, and what the whole expression is.
package struct TokenReach: Hashable, Sendable {
  /// The type that the path starts at; `nil` for a declaration at file level.
  package var owner: TypeKey?
  /// How `owner` is written from its module's top level.
  package var ownerName: String
  /// What follows the owner and a dot: `mainColor()`, `h1(.product)`, `compound.bodyXS`.
  package var path: String
  /// The type of the whole expression.
  package var type: ResolvedType
  /// Whether the path needs an instance of `owner`, which only the place of use can name.
  package var needsInstance: Bool
  /// What may be added to get the plain value: `.value` of a size, `.color` of an asset.
  package var accessors: [Accessor]

  /// A property that gives the plain value behind a token of a type of its own.
  package struct Accessor: Hashable, Sendable {
    package var name: String
    package var type: ResolvedType
    /// Whether every place that sees the token sees the property.
    package var isAsVisible: Bool

    package init(name: String, type: ResolvedType, isAsVisible: Bool) {
      self.name = name
      self.type = type
      self.isAsVisible = isAsVisible
    }
  }

  package init(
    owner: TypeKey?,
    ownerName: String,
    path: String,
    type: ResolvedType,
    needsInstance: Bool = false,
    accessors: [Accessor] = []
  ) {
    self.owner = owner
    self.ownerName = ownerName
    self.path = path
    self.type = type
    self.needsInstance = needsInstance
    self.accessors = accessors
  }

  /// The token in full: `Owner.path`, or the path alone at file level.
  package var qualified: String { ownerName.isEmpty ? path : ownerName + "." + path }

  /// How a dotted name stands to another one.
  package enum Match: Sendable {
    case whole
    /// The other one's last names.
    case end
  }

  /// How a dotted name stands to the token in full, which isn't put together for it: of hundreds of tokens that end in
  /// one name each is asked.
  package func match(_ written: String) -> Match? {
    guard !ownerName.isEmpty else { return Self.match(written, path) }
    let (name, path) = (written.utf8, self.path.utf8)
    guard name.count > path.count else { return Self.match(written, self.path).map { _ in .end } }
    let owner = name.dropLast(path.count + 1)
    guard name[owner.endIndex] == UInt8(ascii: "."), name.suffix(path.count).elementsEqual(path) else { return nil }
    return Self.match(Substring(owner), ownerName)
  }

  /// How `name` stands to `whole`.
  package static func match(_ name: some StringProtocol, _ whole: some StringProtocol) -> Match? {
    let (name, whole) = (name.utf8, whole.utf8)
    guard name.count <= whole.count, whole.suffix(name.count).elementsEqual(name) else { return nil }
    guard name.count < whole.count else { return .whole }
    return whole.dropLast(name.count).last == UInt8(ascii: ".") ? .end : nil
  }
}
