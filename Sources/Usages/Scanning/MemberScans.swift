package import SwiftSource

/// What the members of a file were scanned to, so that a text in which one of them changed is scanned for that one
/// alone.
///
/// Holds as long as the declarations of all files say the same.
package struct MemberScans: Sendable {
  struct Scan: Sendable {
    let range: SourceRange
    let usages: [Usage]
    let references: [TokenReference]
  }

  /// By where the members' names stand.
  var scans: [UInt32: Scan] = [:]
  /// What changed since, in the text of now.
  private var change: MemberChange?

  package init() {}

  /// The scans for a text in which one member changed.
  package func shifted(by change: MemberChange) -> MemberScans {
    var result = self
    result.change = change
    return result
  }

  /// The scan of a member as it stands now; `nil` for one that changed.
  func scan(of declaration: Declaration) -> Scan? {
    guard let change else { return nil }
    guard let range = change.before(declaration.range), let name = change.before(declaration.nameRange),
      let scan = scans[name.lowerBound], scan.range == range
    else { return nil }
    if range == declaration.range { return scan }
    return Scan(
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

extension MemberChange {
  /// Where a range of the new text stood; `nil` where it touches what changed.
  fileprivate func before(_ range: SourceRange) -> SourceRange? {
    if range.upperBound <= self.range.lowerBound { return range }
    return range.lowerBound >= self.range.upperBound ? moved(range, by: -distance) : nil
  }

  /// Where a range of the old text that doesn't touch the change stands now.
  fileprivate func after(_ range: SourceRange) -> SourceRange {
    range.upperBound <= self.range.lowerBound ? range : moved(range, by: distance)
  }

  private func moved(_ range: SourceRange, by distance: Int) -> SourceRange {
    SourceRange(
      UInt32(clamping: Int(range.lowerBound) &+ distance),
      UInt32(clamping: Int(range.upperBound) &+ distance)
    )
  }
}
