import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Inside string literals: names of assets, and hex digits.
extension Completer {
  func string(_ text: Range<Int>) -> Completions? {
    guard text.lowerBound <= site.caret, let reading = context.read(site), let call = reading.expectation.calls.last
    else {
      return nil
    }
    let typed = String(decoding: context.text[text.lowerBound..<site.caret], as: UTF8.self)
    if isHex(call, typed, reading) {
      let digits = (typed.hasPrefix("#") ? typed.dropFirst() : typed[...]).uppercased()
      guard digits.allSatisfy(\.isHexDigit), digits.utf8.count <= 8, !digits.isEmpty else { return nil }
      return replacement(of: call, [.color], reading) { token in
        guard let color = token.standardValue.color?.resolved(in: .light) else { return nil }
        let own = color.bytes.hexText.dropFirst()
        guard own.hasPrefix(digits) else { return nil }
        return digits.utf8.count >= 6 && (color.alpha == 1 || digits.utf8.count == 8) ? 0 : 1
      }
    }
    return assets(call, typed, text, reading)
  }

  /// Whether the call reads hex digits: its label says so, or a colour of a string that begins with a number sign.
  private func isHex(_ call: CaretCall, _ typed: String, _ reading: CaretReading) -> Bool {
    if let label = call.label { return HexReading.labels.contains(label) }
    return typed.hasPrefix("#") && call.position == 0 && isColor(call, reading)
  }

  private func assets(
    _ call: CaretCall,
    _ typed: String,
    _ text: Range<Int>,
    _ reading: CaretReading
  ) -> Completions? {
    guard call.position == 0, call.label == nil || call.label == "named" else { return nil }
    let names: [(name: String, color: AppearanceColor?)]
    switch call.name {
    case "Color" where call.label == nil, "UIColor" where call.label == "named", "NSColor" where call.label == "named":
      names = (context.known.colorAssets ?? []).map { name in
        let entries = context.vocabulary.entries(named: TokenName("Color(\"\(name)\")"))
        return (name, entries.first?.standardValue.color)
      }
    case "Image" where call.label == nil, "UIImage" where call.label == "named", "NSImage" where call.label == "named":
      names = context.imageAssets.map { ($0, nil) }
    default: return nil
    }
    let candidates = names.map { name, color in
      var rank = CompletionRank()
      rank.name = name
      return CompletionCandidate(
        subject: .asset(color),
        text: name,
        names: [name] + name.split(separator: "/").map(String.init),
        isDeprecated: false,
        rank: rank
      )
    }
    return completions(candidates.filter { $0.matches(typed) }, replacing: text, reading)
  }
}
