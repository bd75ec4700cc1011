package import SwiftSource

/// What the members of a file were scanned to, so that a text in which some of them changed is scanned for those alone.
///
/// Holds as long as the declarations of all files say the same.
package struct MemberScans: Sendable {
  struct Scan: Sendable {
    let declaration: DeclarationID
    let range: SourceRange
    let usages: [Usage]
    let references: [TokenReference]
  }

  /// By where the members' names stand.
  var scans: [UInt32: Scan] = [:]
  /// What changed since, in the text of now.
  private var change: MemberChange?

  package init() {}

  /// The scans for a text in which some members changed.
  package func shifted(by change: MemberChange) -> MemberScans {
    var result = self
    result.change = self.change?.followed(by: change) ?? change
    return result
  }

  /// The scan of a member as it stands now; `nil` for one that changed, or that has another place among the file's
  /// declarations.
  func scan(of declaration: Declaration, _ id: DeclarationID) -> Scan? {
    guard let change else { return nil }
    guard let range = change.before(declaration.range), let name = change.before(declaration.nameRange),
      let scan = scans[name.lowerBound], scan.range == range,
      scan.declaration == id
    else { return nil }
    if range == declaration.range { return scan }
    return Scan(
      declaration: id,
      range: declaration.range,
      usages: scan.usages.map { usage in
        var usage = usage
        usage.range = change.after(usage.range)
        return usage
      },
      references: scan.references.map {
        TokenReference(range: change.after($0.range), name: $0.name, place: $0.place)
      }
    )
  }
}
