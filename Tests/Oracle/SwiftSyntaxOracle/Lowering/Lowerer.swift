import SwiftSource
import SwiftSyntax

/// Lowers one syntax tree to a `SourceUnit`, in one walk.
///
/// Blind to APIs: it keeps declarations, statements and expressions; recognizers choose later. Recursion is bounded by
/// `depth` (and by the parser's own nesting limit).
struct Lowerer {
  var builder = UnitBuilder()
  /// The file's bytes; the tree's offsets count in them.
  let source: UnsafeBufferPointer<UInt8>
  var depth = 0
  /// The `#if` conditions around the current place.
  var conditions: [String] = []
  /// The declaration around the current place.
  var parent: DeclarationID?
  /// Whether the current place is inside a body.
  var isLocal = false
  var imports: [SourceUnit.Import] = []
  /// The statements of the file itself, those in its `#if` arms among them.
  var fileStatements: [NodeID] = []

  /// Levels of recursion after which a place is read over; well above `SourceUnit.maximumHeight`.
  static let maximumDepth = 1_000

  init(source: UnsafeBufferPointer<UInt8>) {
    self.source = source
  }

  // MARK: Places and texts

  func range(_ node: some SyntaxProtocol) -> SourceRange {
    SourceRange(
      UInt32(truncatingIfNeeded: node.positionAfterSkippingLeadingTrivia.utf8Offset),
      UInt32(truncatingIfNeeded: node.endPositionBeforeTrailingTrivia.utf8Offset)
    )
  }

  /// The source of a range.
  func text(_ range: SourceRange) -> String {
    let lower = min(Int(range.lowerBound), source.count)
    let upper = max(lower, min(Int(range.upperBound), source.count))
    return String(decoding: UnsafeBufferPointer(rebasing: source[lower..<upper]), as: UTF8.self)
  }

  func text(_ node: some SyntaxProtocol) -> String { text(range(node)) }

  /// An identifier's text without backticks.
  func name(_ token: TokenSyntax) -> String {
    var range = range(token)
    if range.upperBound > range.lowerBound + 2, source[Int(range.lowerBound)] == UInt8(ascii: "`") {
      range = SourceRange(range.lowerBound + 1, range.upperBound - 1)
    }
    return text(range)
  }

  /// Runs `body` one level deeper; past the bound the place becomes `unknown`.
  mutating func descend(_ range: SourceRange, _ body: (inout Lowerer) -> NodeID) -> NodeID {
    guard depth < Self.maximumDepth else { return builder.truncate(range) }
    depth += 1
    defer { depth -= 1 }
    return body(&self)
  }
}
