package import DesignTokens
package import SwiftSource
package import Symbols

/// A place where code states a design decision: neutral, whether or not a rule reports it.
package struct Usage: Sendable, Hashable {
  package var form: UsageForm
  package var kind: UsageKind
  package var role: UsageRole?
  /// The value itself: the colour or font expression, the number's literal.
  package var range: SourceRange
  package var value: UsageValue?
  package var context: UsageContext
  /// The innermost declaration around.
  package var declaration: DeclarationID?
  /// The type that the place takes: the one declared there, or that of the expression written; `unknown` for numbers.
  package var type: ResolvedType = .unknown
  /// Whether the place knows its type without help, so that an implicit member may stand there.
  package var isTyped = false
  /// Where the value is one side of a light and a dark colour: both of them.
  package var pair: ColorPair?
  /// Where an alpha belongs to the colour that no number states; `nil` where the value's alpha is all there is.
  package var unknownAlpha: UnknownAlpha?
  /// Whether the number is a part of what is shown: beside a token in a sum, or one of several bounds.
  package var isPart = false
  /// Where the alpha stands among eight hex digits, as their reader takes them; `nil` where that is no question.
  package var hexOrder: HexOrder?
  /// The platforms that the `#if` around it in its body leave.
  package var arms: PlatformSet = .all
  /// What a reader should know about how the value was read (which order of hex digits).
  package var note: String?

  package init(
    form: UsageForm,
    kind: UsageKind,
    role: UsageRole?,
    range: SourceRange,
    value: UsageValue?,
    context: UsageContext,
    declaration: DeclarationID?,
    note: String? = nil
  ) {
    self.form = form
    self.kind = kind
    self.role = role
    self.range = range
    self.value = value
    self.context = context
    self.declaration = declaration
    self.note = note
  }
}

/// Where an alpha stands that isn't known.
package enum UnknownAlpha: Sendable, Hashable {
  /// In the usage's own range: what takes its place loses the alpha.
  case within
  /// Behind the range, where it stays.
  case behind
}

/// What one place shows in light and in dark appearance, each side stated in code.
package struct ColorPair: Sendable, Hashable {
  package let light: ColorValue
  package let dark: ColorValue
}
