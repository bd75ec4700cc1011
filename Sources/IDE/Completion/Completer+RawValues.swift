import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Raw values as they are typed: the tokens that have them, in place of the whole expression.
extension Completer {
  /// A number: a length, or a part of a colour or font that is made on the spot.
  func number() -> Completions? {
    guard let reading = context.read(site) else { return nil }
    let digits = String(
      decoding: context.text[site.range.lowerBound..<max(site.caret, site.range.lowerBound)],
      as: UTF8.self
    )
    let expected = reading.expectation
    if let call = expected.calls.last {
      if let match = ColorDigits(call, digits: digits, reading.unit, caret: expected.node), isColor(call, reading) {
        return replacement(of: call, [.color], reading) { match.difference(to: $0.standardValue.color) }
      }
      if isFont(call, reading) {
        let family = family(call, reading.unit)
        return replacement(of: call, [.font, .typography], reading) { token in
          guard let font = token.standardValue.font, let size = font.resolvedSize() else { return nil }
          return DigitMatch.difference(digits, size).map { $0 + (font.family.name == family ? 0 : 0.5) }
        }
      }
    }
    guard case .length(let kind) = expected.need, !digits.isEmpty else { return nil }
    let candidates = tokens(
      kind.lengthKinds,
      PlaceSpelling(reading, context),
      PlaceWords(role: expected.role, names: expected.words)
    ) { token in token.standardValue.number.flatMap { DigitMatch.difference(digits, $0) } }
    return completions(candidates, replacing: site.range, reading, filterText: digits)
  }

  /// Tokens in place of the call that the caret is in.
  func replacement(
    of call: CaretCall,
    _ kinds: [TokenKind],
    _ reading: CaretReading,
    where fits: (Token) -> Double?
  ) -> Completions? {
    let range = reading.excerpt.documentRange(reading.unit.range(call.node))
    guard range.lowerBound <= site.caret, site.caret <= range.upperBound else { return nil }
    var types = call.types
    if types.isEmpty {
      // Nothing says what stands here: what is written does.
      types = written(call, reading).map { [$0] } ?? []
    }
    let candidates = tokens(
      kinds,
      PlaceSpelling(reading, context, types: types, isTyped: call.isTyped),
      PlaceWords(role: call.role, names: reading.expectation.words),
      where: fits
    )
    let typed = String(decoding: context.text[range.lowerBound..<site.caret], as: UTF8.self)
    return completions(candidates, replacing: range, reading, filterText: typed)
  }

  /// Whether a call makes a colour: by its type's name, or where one is expected.
  func isColor(_ call: CaretCall, _ reading: CaretReading) -> Bool {
    ColorTypeNames.all.contains(call.name) && call.name.hasSuffix("Color") || written(call, reading) != nil
      || call.need == .color
  }

  private func isFont(_ call: CaretCall, _ reading: CaretReading) -> Bool {
    guard let label = call.label, ["ofSize", "size", "fixedSize"].contains(label) else { return false }
    if call.name.hasSuffix("ystemFont") || call.name == "UIFont" || call.name == "NSFont" { return true }
    return (call.name == "system" || call.name == "custom" || call.name == "init")
      && (call.need == .font || isOnFont(call, reading))
  }

  private func isOnFont(_ call: CaretCall, _ reading: CaretReading) -> Bool {
    guard let base = call.base, reading.unit.kind(base) == .identifier else { return false }
    return ["Font", "UIFont", "NSFont"].contains(reading.unit.name(base))
  }

  /// The platform type that a call is written to make.
  private func written(_ call: CaretCall, _ reading: CaretReading) -> ResolvedType? {
    let name = call.base.flatMap { reading.unit.kind($0) == .identifier ? reading.unit.name($0) : nil } ?? call.name
    return ColorTypeNames.all.contains(name) ? .external(name) : nil
  }

  /// The typeface that a font call names.
  private func family(_ call: CaretCall, _ unit: SourceUnit) -> String {
    guard let first = unit.call(call.node)?.arguments.first, unit.kind(first.value) == .string else {
      return FontFamily.system.name
    }
    return FontValue(name: unit.name(first.value), size: nil).family.name
  }
}
