extension ColorValue {
  /// The CIEDE2000 difference of the colours as if both were opaque; alpha is for the caller to compare.
  package func difference(to other: ColorValue) -> Double {
    self == other ? 0 : LabColor(self).difference(to: LabColor(other))
  }

  /// WCAG 2's contrast ratio, 1…21, of two opaque colours; compose translucent ones first.
  package func contrastRatio(to other: ColorValue) -> Double {
    let (mine, theirs) = (LinearRGB(self).luminance, LinearRGB(other).luminance)
    return (max(mine, theirs) + 0.05) / (min(mine, theirs) + 0.05)
  }
}
