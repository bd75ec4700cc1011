package import DesignTokens
package import SwiftSource

/// A colour that the document states, where a swatch belongs.
package struct ColorSpot: Hashable, Sendable {
  /// The whole expression.
  package let range: SourceRange
  /// In light appearance.
  package let color: ColorValue

  package init(range: SourceRange, color: ColorValue) {
    self.range = range
    self.color = color
  }
}

/// A way to write a picked colour.
package struct ColorPresentation: Hashable, Sendable {
  package let label: String
  /// Replaces the whole expression.
  package let edit: TextReplacement
  /// An import to add.
  package let additional: [TextReplacement]

  package init(label: String, edit: TextReplacement, additional: [TextReplacement] = []) {
    self.label = label
    self.edit = edit
    self.additional = additional
  }
}

extension EditorContext {
  /// The colours of tokens and raw colours of the document, in source order; colour literals are left to others.
  package func colors() -> [ColorSpot] { ColorFinder(context: self).spots() }

  /// The ways to write `color` in place of the expression at `range`: nearest tokens first, then in the style of what is
  /// written.
  package func presentations(of color: ColorValue, at range: SourceRange) -> [ColorPresentation] {
    ColorPresenter(context: self, color: color, range: range).presentations()
  }
}
