package import Linting

/// Every rule; where two would report the same usage, the first does.
package let allRules: [any Rule.Type] = [
  RawColor.self,
  PaletteColor.self,
  SystemColor.self,
  UnknownAsset.self,
  NamedAsset.self,
  TokenAlpha.self,
  HexString.self,
  RawFont.self,
  PlatformTextStyle.self,
  RawHeight.self,
  IconSize.self,
  Hairline.self,
  RawSpacing.self,
  RawRadius.self,
  RawBorder.self,
  RawShadow.self,
  RawWidth.self,
  LocalConstant.self,
  CustomValue.self,
  RawComponent.self,
  DeprecatedToken.self,
  UnknownToken.self,
  UnusedSuppression.self,
]
