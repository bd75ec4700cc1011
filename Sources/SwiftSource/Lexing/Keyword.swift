/// The words that Swift's grammar knows. Their raw values are their places among every file's `Words`.
///
/// Source: The Swift Programming Language, "Lexical Structure", and the grammar of the attributes and modifiers there.
enum Keyword: UInt32, CaseIterable {
  // Reserved: never identifiers unless in backticks.
  case wildcard, `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`, `defer`,
    `deinit`
  case `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`, `for`, `func`, `guard`, `if`, `import`
  case `in`, initializer, `inout`, `internal`, `is`, `let`, `nil`, `operator`, `precedencegroup`, `private`, `protocol`
  case `public`, `repeat`, `rethrows`, `return`, selfValue, selfType, `static`, `struct`, `subscript`, `super`, `switch`
  case `throw`, `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`

  // Words only where the grammar asks for them.
  case actor, any, async, available, await, borrow, borrowing, canImport, consume, consuming, convenience, copy
  case deprecated, didSet, discard, distributed, dynamic, each, elseif, endif, escaping, final, get, indirect, infix
  case introduced, isolated, lazy, left, macro, message, mutate, mutating, noasync, nonisolated, nonmutating,
    nonsending, none
  case obsoleted, of, open, optional, override, package, postfix, prefix, reasync, renamed, required, right, sending
  case set, some, sourceLocation, then, unavailable, unknown, unowned, unsafe, using, weak, willSet, yield
  case protocolWord, typeWord
  case legacyConsuming, legacyOwned, setterAccess, legacyShared, _borrowing, _const, _consuming, _local, _modify,
    _mutating,
    _read
  case safe, unsafeAddress
  // Attributes whose arguments are no expressions.
  case _backDeploy, _documentation, _effects, _implements, _specialize, spiAvailable, abi, backDeployed, derivative
  case differentiable, objc, specialized, `Sendable`, transpose, dependsOn, _move, _borrow
  case higherThan, lowerThan, associativity, assignment

  var id: UInt32 { rawValue }

  /// Words below this are reserved.
  static let reservedCount = Keyword.while.rawValue + 1

  static let count = Keyword.assignment.rawValue + 1

  /// By raw value.
  static let texts: [String] = allCases.map { keyword in
    switch keyword {
    case .wildcard: "_"
    case .initializer: "init"
    case .selfValue: "self"
    case .selfType: "Self"
    case .protocolWord: "Protocol"
    case .typeWord: "Type"
    case .legacyConsuming: "__consuming"
    case .legacyOwned: "__owned"
    case .legacyShared: "__shared"
    case .setterAccess: "__setter_access"
    case .spiAvailable: "_spi_available"
    default: String(describing: keyword)
    }
  }
}
