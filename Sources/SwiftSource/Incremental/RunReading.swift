import SwiftParser
import SwiftSyntax

/// A run of items in its new text, lowered by itself: places count from its own start, but for its names.
struct RunReading {
  /// Stands for the declaration around.
  static let around = DeclarationID(-1)
  /// Bytes behind the run that are parsed along, so that what it could swallow is there.
  private static let lookahead = 512

  let builder: UnitBuilder
  let pieces: [LoweredPiece]
  let lists: [LoweredList]
  let declarations: [DeclarationID]
  let statements: [NodeID]
  let imports: [SourceUnit.Import]
  let directives: [SourceUnit.DirectiveComment]
  /// Where the last item ends.
  let end: Int
  /// What is added to its offsets to get those of the file.
  let textShift: Int

  /// Reads a run that has its end where the text says so.
  /// - Returns: `nil` where the text isn't a run of whole items that ends where the run does.
  init?(_ run: ChangedRun, of old: LoweredPieces, in text: [UInt8]) {
    let nextWords = run.next.map { ($0.wordsEnd ?? $0.start) + run.distance } ?? run.newEnd
    self.init(run, of: old, in: text, parsedTo: max(run.newEnd, nextWords) + Self.lookahead) { items, shift in
      guard let end = items.end(of: run, shift: shift), items.areClosed(before: end) else { return nil }
      return end
    }
  }

  /// Reads a run as if it ended where the run does, whatever the text says.
  init?(isolating run: ChangedRun, of old: LoweredPieces, in text: [UInt8]) {
    self.init(run, of: old, in: text, parsedTo: run.newEnd) { _, shift in run.newEnd - shift }
  }

  /// - Parameter end: where the last item ends in the text that is parsed, from what is added to get offsets of the
  ///   file; `nil` where the run can't be read by itself.
  private init?(
    _ run: ChangedRun,
    of old: LoweredPieces,
    in text: [UInt8],
    parsedTo limit: Int,
    _ end: (_ items: RunItems, _ shift: Int) -> Int?
  ) {
    guard run.start <= run.newEnd, run.newEnd <= text.count else { return nil }
    let context = run.list.context
    let opening = Array(Self.opening(context, old.unit).utf8)
    let window = opening + text[run.start..<min(limit, text.count)]
    let shift = run.start - opening.count
    let read = window.withUnsafeBufferPointer { source -> RunReading? in
      var parser = Parser(source)
      let tree = SourceFileSyntax.parse(from: &parser)
      guard let items = RunItems(tree, context.surrounding), let end = end(items, shift) else { return nil }
      var lowerer = Lowerer(source: source)
      lowerer.recordsPieces = true
      lowerer.builder = UnitBuilder(names: old.unit.names, nameIndex: old.nameIndex)
      lowerer.depth = context.depth
      lowerer.conditions = context.conditions
      lowerer.parent = context.parent == nil ? nil : Self.around
      let declarations = items.lower(with: &lowerer, before: end)
      guard lowerer.builder.truncations.isEmpty else { return nil }
      let directives = DirectiveScan.directives(tree, source).filter {
        opening.count <= $0.range.lowerBound && Int($0.range.lowerBound) + shift < run.newEnd
      }
      return RunReading(lowerer, declarations, directives, end: end + shift, textShift: shift)
    }
    guard let read else { return nil }
    self = read
  }

  private init(
    _ lowerer: Lowerer,
    _ declarations: [DeclarationID],
    _ directives: [SourceUnit.DirectiveComment],
    end: Int,
    textShift: Int
  ) {
    builder = lowerer.builder
    pieces = lowerer.pieces
    lists = lowerer.lists
    statements = lowerer.fileStatements
    imports = lowerer.imports
    self.declarations = declarations
    self.directives = directives
    self.end = end
    self.textShift = textShift
  }

  /// What makes the items stand in a list of their kind.
  private static func opening(_ context: LoweredList.Context, _ unit: SourceUnit) -> String {
    switch context.surrounding {
    case .file: ""
    case .type: opening(context.parent.map { unit[$0].kind })
    case .fileArm: "#if A"
    case .typeArm: opening(context.parent.map { unit[$0].kind }) + "\n#if A"
    }
  }

  private static func opening(_ kind: Declaration.Kind?) -> String {
    switch kind {
    case .class: "class A {"
    case .enum: "enum A {"
    case .protocol: "protocol A {"
    case .actor: "actor A {"
    case .extension: "extension A {"
    default: "struct A {"
    }
  }
}

/// The items of the one list that a run was parsed in.
private enum RunItems {
  case members(MemberBlockItemListSyntax)
  case code(CodeBlockItemListSyntax)

  init?(_ tree: SourceFileSyntax, _ surrounding: LoweredList.Context.Surrounding) {
    switch surrounding {
    case .file: self = .code(tree.statements)
    case .type:
      guard let members = Self.members(tree) else { return nil }
      self = .members(members)
    case .fileArm:
      guard case .statements(let items)? = Self.arm(tree.statements.first?.item.as(IfConfigDeclSyntax.self)) else {
        return nil
      }
      self = .code(items)
    case .typeArm:
      let arm = Self.arm(Self.members(tree)?.first?.decl.as(IfConfigDeclSyntax.self))
      guard case .decls(let members)? = arm else { return nil }
      self = .members(members)
    }
  }

  private static func members(_ tree: SourceFileSyntax) -> MemberBlockItemListSyntax? {
    tree.statements.first?.item.asProtocol((any DeclGroupSyntax).self)?.memberBlock.members
  }

  private static func arm(_ conditional: IfConfigDeclSyntax?) -> IfConfigClauseSyntax.Elements? {
    conditional?.clauses.first?.elements
  }

  /// Where the last item of a run ends, in the text that was parsed; `nil` where no item ends there, or what should
  /// stand behind doesn't.
  func end(of run: ChangedRun, shift: Int) -> Int? {
    switch self {
    case .members(let list): Self.end(of: list, run, shift)
    case .code(let list): Self.end(of: list, run, shift)
    }
  }

  private static func end(of list: some SyntaxCollection, _ run: ChangedRun, _ shift: Int) -> Int? {
    let end = run.newEnd - shift
    guard list.position.utf8Offset + shift == run.start else { return nil }
    guard run.next == nil else { return list.contains { $0.position.utf8Offset == end } ? end : nil }
    let closer = list.nextToken(viewMode: .sourceAccurate)
    return closer?.positionAfterSkippingLeadingTrivia.utf8Offset == end ? list.endPosition.utf8Offset : nil
  }

  /// Whether each item has its end: none looked for one in what follows.
  func areClosed(before end: Int) -> Bool {
    switch self {
    case .members(let list): list.allSatisfy { $0.position.utf8Offset >= end || OpenEnds.places(in: $0).isEmpty }
    case .code(let list): list.allSatisfy { $0.position.utf8Offset >= end || OpenEnds.places(in: $0).isEmpty }
    }
  }

  func lower(with lowerer: inout Lowerer, before end: Int) -> [DeclarationID] {
    var declarations: [DeclarationID] = []
    switch self {
    case .members(let list):
      for item in list where item.position.utf8Offset < end { declarations += lowerer.member(item) }
    case .code(let list):
      for item in list where item.position.utf8Offset < end { declarations += lowerer.fileItem(item) }
    }
    return declarations
  }
}
