package import SwiftSource

/// A remark drawn into the line.
package struct HintOffer: Hashable, Sendable {
  package let offset: UInt32
  package let label: String
  /// Under which `tooltip(ofHint:)` tells more; nil: there is none.
  package let tooltipKey: String?

  package init(offset: UInt32, label: String, tooltipKey: String? = nil) {
    self.offset = offset
    self.label = label
    self.tooltipKey = tooltipKey
  }
}

/// A line of its own above a declaration.
package struct LensOffer: Hashable, Sendable {
  package let range: SourceRange
  /// Under which `title(ofLens:)` tells what it says.
  package let key: String

  package init(range: SourceRange, key: String) {
    self.range = range
    self.key = key
  }
}
