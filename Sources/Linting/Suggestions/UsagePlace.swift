import DesignTokens
import SwiftSource
import Symbols
import Usages

/// One usage and what the code around it says, read when asked for and once.
final class UsagePlace {
  let usage: Usage
  private let symbols: SymbolTable
  private let file: Int32

  /// What was asked of the code around, which may change while the usage stays the same.
  private(set) var readAround = ReadAround()
  private lazy var around = UsageSurroundings(usage, in: symbols.unit(file))

  /// Answers about the code around a usage; `nil` for what wasn't asked.
  struct ReadAround {
    var edges: Set<UsageSurroundings.Edge>?
    var assigned: [String]?
    var unwraps: Bool?
  }

  init(_ usage: Usage, _ symbols: SymbolTable, _ file: Int32) {
    self.usage = usage
    self.symbols = symbols
    self.file = file
  }

  var edges: Set<UsageSurroundings.Edge> {
    if let known = readAround.edges { return known }
    let read = around.edges
    readAround.edges = read
    return read
  }

  private var assigned: [String] {
    if let known = readAround.assigned { return known }
    let read = around.assigned
    readAround.assigned = read
    return read
  }

  var unwraps: Bool {
    if let known = readAround.unwraps { return known }
    let read = around.unwraps
    readAround.unwraps = read
    return read
  }

  /// Whether the code around answers alike what was asked at another place.
  func isAlike(_ other: ReadAround) -> Bool {
    if let theirs = other.edges, theirs != edges { return false }
    if let theirs = other.assigned, theirs != assigned { return false }
    if let theirs = other.unwraps, theirs != unwraps { return false }
    return true
  }

  /// Whether the usage is all of its declaration's value.
  var isWholeValue: Bool {
    let unit = symbols.unit(file)
    guard let id = usage.declaration, unit.declarations.indices.contains(Int(id.index)) else { return false }
    return unit[id].value.map { unit.range($0) } == usage.range
  }

  /// The words of the declarations around, of the file, and of the usage's role, in the singular.
  private(set) lazy var words: Set<String> = {
    let path = symbols.files[Int(file)].path
    let name = path.split(separator: "/").last?.split(separator: ".").first ?? ""
    var names = [String(name)]
    let unit = symbols.unit(file)
    var next = usage.declaration
    while let id = next, unit.declarations.indices.contains(Int(id.index)), names.count < 32 {
      names.append(unit[id].name)
      next = unit[id].parent
    }
    var words = Set(names.flatMap { NameWords($0).words.map(PurposeWords.singular) })
    words.formUnion((usage.role.map(RoleWords.of) ?? []).map(PurposeWords.singular))
    if usage.form == .iconSize { words.formUnion(["icon", "image"]) }
    return words
  }()

  /// Whether what stands at the place is a mask, as the names around or the assigned one say.
  var isMask: Bool {
    words.contains("mask") || assigned.contains { NameWords($0).words.contains("mask") }
  }

  /// Whether a token is made for the part of the user interface that the usage belongs to, or for none: most of the
  /// parts that its name speaks of are spoken of at the place too.
  func belongs(_ token: TokenName) -> Bool {
    let parts = PurposeWords.parts(of: token)
    return parts.isEmpty || parts.count { words.contains($0) } * 2 > parts.count
  }
}
