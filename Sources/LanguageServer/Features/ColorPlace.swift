package import SwiftSource

/// An sRGB colour, each component from 0 to 1.
package struct PickedColor: Hashable, Sendable {
  package let red: Double
  package let green: Double
  package let blue: Double
  package let alpha: Double

  package init(red: Double, green: Double, blue: Double, alpha: Double) {
    self.red = red
    self.green = green
    self.blue = blue
    self.alpha = alpha
  }
}

/// A colour that code states, where a swatch belongs.
package struct ColorPlace: Hashable, Sendable {
  /// The whole expression.
  package let range: SourceRange
  package let color: PickedColor

  package init(range: SourceRange, color: PickedColor) {
    self.range = range
    self.color = color
  }
}

/// A way to write a picked colour.
package struct ColorOffer: Hashable, Sendable {
  package let label: String
  /// Replaces the whole expression.
  package let edit: SourceEdit
  package let additionalEdits: [SourceEdit]

  package init(label: String, edit: SourceEdit, additionalEdits: [SourceEdit] = []) {
    self.label = label
    self.edit = edit
    self.additionalEdits = additionalEdits
  }
}
