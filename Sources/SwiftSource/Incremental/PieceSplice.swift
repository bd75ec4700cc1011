import SwiftParser
import SwiftSyntax

/// Reads one changed member of a file by itself and puts it into what the rest of the file became.
///
/// SwiftParser's own incremental parse isn't used: where it takes over a statement inside of a string's interpolation it
/// traps.
struct PieceSplice {
  let old: LoweredPieces
  let difference: TextDifference
  let text: [UInt8]

  /// Bytes behind the member that are parsed along, so that what it could swallow is there.
  private static let lookahead = 512

  struct Result {
    let pieces: LoweredPieces
    let change: MemberChange
    /// Whether the member says the same to other code.
    let isInterfaceSame: Bool
  }

  /// `nil` where the change reaches beyond one member.
  func make() -> Result? {
    guard old.unit.truncations.isEmpty, hasWholeConditionals, let index = changedPiece() else { return nil }
    let piece = old.pieces[index]
    let length = piece.length + difference.new.count - difference.old.count
    guard let read = read(piece, length: length), read.results.count == piece.results.count else { return nil }
    let pieces = SplicedUnit(old: old, index: index, read: read, newLength: length).make(text)
    let change = MemberChange(
      range: SourceRange(clamping: piece.start..<piece.start + length),
      distance: length - piece.length
    )
    let isInterfaceSame =
      old.unit.interfaceDigest(of: piece.results) == pieces.unit.interfaceDigest(of: pieces.pieces[index].results)
    return Result(pieces: pieces, change: change, isInterfaceSame: isInterfaceSame)
  }

  /// Whether each `#if` has its end: one without takes in all behind it.
  private var hasWholeConditionals: Bool {
    let (begin, end) = (Array("#if".utf8), Array("#endif".utf8))
    var open = 0
    for index in text.indices where text[index] == UInt8(ascii: "#") {
      if text[index...].starts(with: begin) { open += 1 }
      if text[index...].starts(with: end) { open -= 1 }
      if open < 0 { return false }
    }
    return open == 0
  }

  /// The innermost member around the change that no body holds, with something of its own before and behind the change.
  private func changedPiece() -> Int? {
    var found: Int?
    var index = 0
    while index < old.pieces.count {
      let piece = old.pieces[index]
      let end = piece.start + piece.length
      if piece.start > difference.old.lowerBound { break }
      if end < difference.old.upperBound {
        index += piece.inner + 1
        continue
      }
      if piece.context.isStatement { break }
      if piece.start < difference.old.lowerBound, difference.old.upperBound < end { found = index }
      index += 1
    }
    return found
  }

  /// The member in its new text, lowered by itself; `nil` where it isn't one member any more, or its first or last word
  /// is another one.
  private func read(_ piece: LoweredPiece, length: Int) -> ReadPiece? {
    let end = piece.start + length
    guard length > 0, end <= text.count else { return nil }
    let opening = Array((piece.parent.map { Self.opening(old.unit[$0].kind) } ?? "").utf8)
    let window = opening + text[piece.start..<min(end + Self.lookahead, text.count)]
    return window.withUnsafeBufferPointer { source in
      var parser = Parser(source)
      let tree = SourceFileSyntax.parse(from: &parser)
      guard let first = Self.firstItem(tree, isMember: piece.parent != nil),
        first.position.utf8Offset == opening.count, first.totalLength.utf8Length == length,
        let firstWord = first.firstToken(viewMode: .sourceAccurate),
        let lastWord = first.lastToken(viewMode: .sourceAccurate)
      else { return nil }
      let shift = piece.start - opening.count
      guard firstWord.endPositionBeforeTrailingTrivia.utf8Offset + shift <= difference.new.lowerBound,
        lastWord.positionAfterSkippingLeadingTrivia.utf8Offset + shift >= difference.new.upperBound,
        lastWord.tokenKind == .rightBrace
      else { return nil }
      var lowerer = Lowerer(source: source)
      lowerer.recordsPieces = true
      lowerer.builder = UnitBuilder(names: old.unit.names, nameIndex: old.nameIndex)
      lowerer.depth = piece.context.depth
      lowerer.conditions = piece.context.conditions
      lowerer.parent = piece.parent == nil ? nil : ReadPiece.around
      let results = lowerer.item(first)
      guard lowerer.builder.truncations.isEmpty, lowerer.imports.isEmpty, let whole = lowerer.pieces.first,
        whole.length == length
      else { return nil }
      let directives = DirectiveScan.directives(first, source)
      return ReadPiece(lowerer.builder, lowerer.pieces, results, directives, textShift: shift)
    }
  }

  private static func opening(_ kind: Declaration.Kind) -> String {
    switch kind {
    case .class: "class A {"
    case .enum: "enum A {"
    case .protocol: "protocol A {"
    case .actor: "actor A {"
    case .extension: "extension A {"
    default: "struct A {"
    }
  }

  private static func firstItem(_ tree: SourceFileSyntax, isMember: Bool) -> Syntax? {
    guard let first = tree.statements.first else { return nil }
    guard isMember else { return Syntax(first) }
    guard case .decl(let declaration) = first.item else { return nil }
    return declaration.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members.first.map { Syntax($0) }
  }
}

extension Lowerer {
  /// Lowers a member, or a declaration at file level.
  fileprivate mutating func item(_ syntax: Syntax) -> [Int32] {
    if let member = syntax.as(MemberBlockItemSyntax.self) {
      return piece(member, isStatement: false) { $0.declarations(member.decl).map(\.index) }
    }
    guard let item = syntax.as(CodeBlockItemSyntax.self), case .decl(let declaration) = item.item,
      !declaration.is(MacroExpansionDeclSyntax.self), !declaration.is(IfConfigDeclSyntax.self)
    else { return [] }
    return piece(item, isStatement: false) { $0.declarations(declaration).map(\.index) }
  }
}

/// A member that was lowered by itself: places count from its own start, but for its names.
struct ReadPiece {
  /// Stands for the declaration around.
  static let around = DeclarationID(-1)

  let builder: UnitBuilder
  let pieces: [LoweredPiece]
  let results: [Int32]
  let directives: [SourceUnit.DirectiveComment]
  /// What is added to its offsets to get those of the file.
  let textShift: Int

  init(
    _ builder: UnitBuilder,
    _ pieces: [LoweredPiece],
    _ results: [Int32],
    _ directives: [SourceUnit.DirectiveComment],
    textShift: Int
  ) {
    self.builder = builder
    self.pieces = pieces
    self.results = results
    self.directives = directives
    self.textShift = textShift
  }
}
