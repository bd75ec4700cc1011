import DesignTokens
import SwiftSource
import Usages

/// The way in which an expression writes a colour's components, to write others in their place: in the same space, and
/// on the same scale.
struct ComponentStyle {
  private let unit: SourceUnit
  private let node: NodeID
  private let arguments: [ArgumentView]
  private let space: ColorComponents.Space
  /// What a channel at its fullest is written as.
  private let scale: Double
  private let shown: ColorValue

  /// `nil` where no call with components that show the colour is at the range.
  init?(_ range: SourceRange, showing shown: ColorValue, _ unit: SourceUnit) {
    let calls = unit.nodes.indices.lazy.map { NodeID(Int32(clamping: $0)) }
      .filter { unit.kind($0) == .call && range.contains(unit.range($0)) }
    for node in calls {
      guard let call = unit.call(node), let reading = ComponentReading(call, unit) else { continue }
      guard let scale = [1.0, 255.0].first(where: { reading.color(scale: $0) == shown }) else { return nil }
      self.unit = unit
      self.node = node
      self.scale = scale
      self.shown = shown
      arguments = call.arguments
      space = reading.space
      return
    }
    return nil
  }

  /// The call with the colour's components, each written as a quotient where it was one; `nil` where the call has no
  /// place for the colour's alpha.
  func text(_ color: ColorValue, in source: [UInt8]) -> String? {
    let hasAlpha = arguments.contains { $0.label == "alpha" || $0.label == "opacity" }
    guard hasAlpha || color.alpha == 1 else { return nil }
    // A colour that sRGB can't show is picked as the nearest that it can: unchanged it stays what it is.
    let isSame = color.hasSameChannels(as: shown)
    let channels = ComponentReading.channels(of: color, in: space)
    var text = ""
    var end = Int(unit.range(node).lowerBound)
    func copy(to next: Int) {
      if end <= next, next <= source.count { text += String(decoding: source[end..<next], as: UTF8.self) }
    }
    for argument in arguments {
      let part: String
      if argument.label == "alpha" || argument.label == "opacity" {
        part = written(color.alpha, 1, like: argument.value, source)
      } else if let channel = ComponentReading.channel(argument.label), !isSame {
        part = written(channels[channel], scale, like: argument.value, source)
      } else {
        continue
      }
      let range = unit.range(argument.value)
      copy(to: Int(range.lowerBound))
      text += part
      end = Int(range.upperBound)
    }
    copy(to: Int(unit.range(node).upperBound))
    return text
  }

  private func written(_ value: Double, _ scale: Double, like node: NodeID, _ source: [UInt8]) -> String {
    guard scale == 1 else { return DecimalWriter.text((value * scale).rounded()) }
    guard unit.kind(node) == .binary, unit.name(node) == "/", let divisor = unit.child(node, 1),
      let number = Double(unit.name(divisor)), number > 1
    else { return ColorPresenter.fraction(value) }
    let range = unit.range(divisor)
    guard Int(range.upperBound) <= source.count else { return ColorPresenter.fraction(value) }
    let digits = String(decoding: source[range.indices], as: UTF8.self)
    let dividend = DecimalWriter.text((value * number).rounded())
    return dividend + (digits.contains(".") ? ".0" : "") + " / " + digits
  }
}
