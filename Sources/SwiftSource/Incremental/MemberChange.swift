/// A change of a text that lies in some of its members.
package struct MemberChange: Sendable, Hashable {
  /// What changed, in the new text.
  package let range: SourceRange
  /// How much longer the text is, in bytes.
  package let distance: Int
  /// Whether the members say the same to other code.
  package let isInterfaceSame: Bool

  /// The change between two readings of a document, whose declarations stand at the same places; `nil` for equal texts.
  package init?(from old: SourceUnit, _ oldText: [UInt8], to new: SourceUnit, _ newText: [UInt8]) {
    guard let difference = TextDifference(from: oldText, to: newText) else { return nil }
    let change = MemberChange(
      range: SourceRange(clamping: difference.new),
      distance: newText.count - oldText.count,
      isInterfaceSame: old.interfaceDigest(around: SourceRange(clamping: difference.old))
        == new.interfaceDigest(around: SourceRange(clamping: difference.new))
    )
    self.init(
      range: change.range,
      distance: change.distance,
      isInterfaceSame: change.isInterfaceSame && change.keepsDeclarations(of: old, in: new)
    )
  }

  private init(range: SourceRange, distance: Int, isInterfaceSame: Bool) {
    self.range = range
    self.distance = distance
    self.isInterfaceSame = isInterfaceSame
  }

  /// Where a range of the new text stood; `nil` where it touches what changed.
  package func before(_ range: SourceRange) -> SourceRange? {
    if range.upperBound < self.range.lowerBound { return range }
    return range.lowerBound > self.range.upperBound ? Self.moved(range, by: -distance) : nil
  }

  /// Where a range of the old text that doesn't touch the change stands now.
  package func after(_ range: SourceRange) -> SourceRange {
    range.upperBound < self.range.lowerBound ? range : Self.moved(range, by: distance)
  }

  /// This change and then another one, as one.
  package func followed(by next: MemberChange) -> MemberChange {
    let end = Int(next.range.upperBound) - next.distance
    func moved(_ offset: UInt32) -> UInt32 {
      Int(offset) >= end ? UInt32(clamping: Int(offset) &+ next.distance) : offset
    }
    return MemberChange(
      range: SourceRange(
        min(moved(range.lowerBound), next.range.lowerBound),
        max(moved(range.upperBound), next.range.upperBound)
      ),
      distance: distance + next.distance,
      isInterfaceSame: isInterfaceSame && next.isInterfaceSame
    )
  }

  private static func moved(_ range: SourceRange, by distance: Int) -> SourceRange {
    SourceRange(
      UInt32(clamping: Int(range.lowerBound) &+ distance),
      UInt32(clamping: Int(range.upperBound) &+ distance)
    )
  }

  /// Whether the declarations that the change leaves alone are the same in both units, at the same places.
  private func keepsDeclarations(of old: SourceUnit, in new: SourceUnit) -> Bool {
    var kept = 0
    for (place, declaration) in new.declarations.enumerated() where !declaration.range.isEmpty {
      guard let before = before(declaration.range) else { continue }
      guard place < old.declarations.count, Self.isSame(old.declarations[place], declaration),
        old.declarations[place].range == before
      else { return false }
      kept += 1
    }
    return kept == old.declarations.count { !$0.range.isEmpty && leavesAlone($0.range) }
  }

  /// As far as what stands around declarations says.
  private static func isSame(_ old: Declaration, _ new: Declaration) -> Bool {
    old.kind == new.kind && old.parent == new.parent && old.conditions == new.conditions
      && old.documentation == new.documentation
  }

  /// Whether a range of the old text doesn't touch what changed.
  private func leavesAlone(_ range: SourceRange) -> Bool {
    range.upperBound < self.range.lowerBound || Int(range.lowerBound) > Int(self.range.upperBound) - distance
  }
}
