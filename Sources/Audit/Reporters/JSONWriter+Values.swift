import DesignTokens
import JSON
import Usages

/// Design values in the form of the JSON reports. What isn't known is `null`.
extension JSONWriter {
  mutating func write(_ usage: UsageValue?, hasUnknownAlpha: Bool) {
    switch usage {
    case nil: value(.null)
    case .color(let color): write(color, hasUnknownAlpha: hasUnknownAlpha)
    case .font(let font): write(font)
    case .length(let points): number(points)
    case .opacity(let share): number(share)
    case .asset(let name):
      beginObject()
      key("asset")
      string(name)
      end()
    }
  }

  /// `light` and `dark` always, further appearances where a variant is stated; a platform colour as such. Where the
  /// alpha isn't known, the colours are written without one.
  mutating func write(_ color: AppearanceColor, hasUnknownAlpha: Bool = false) {
    if let system = color.system { return write(system, hasUnknownAlpha: hasUnknownAlpha) }
    beginObject()
    for appearance in Appearance.all {
      let term = color[appearance]
      guard term != nil || appearance == .light || appearance == .dark else { continue }
      key(named: appearance.name)
      switch term {
      case nil: value(.null)
      case .value(let color): string(hasUnknownAlpha ? String(color.hexText.dropLast(2)) : color.hexText)
      case .system(let system): write(system)
      }
    }
    if let original = color.variants.lazy.compactMap({ $0.term.value?.displayP3 }).first {
      key("displayP3")
      value(.array([original.red, original.green, original.blue].map { .double($0) }))
    }
    if hasUnknownAlpha {
      key("alpha")
      value(.null)
    }
    end()
  }

  mutating func write(_ system: SystemColor, hasUnknownAlpha: Bool = false) {
    beginObject()
    key("system")
    string(system.name)
    if hasUnknownAlpha {
      key("alpha")
      value(.null)
    } else if system.alpha != 1 {
      key("alpha")
      number(system.alpha)
    }
    end()
  }

  mutating func write(_ font: FontValue) {
    beginObject()
    writeMembers(of: font)
    end()
  }

  mutating func write(_ typography: TypographyValue) {
    beginObject()
    writeMembers(of: typography.font)
    key("lineHeight")
    number(typography.lineHeight?.value)
    key("lineHeightUnit")
    string(typography.lineHeight?.unit.rawValue)
    key("letterSpacing")
    number(typography.letterSpacing)
    end()
  }

  private mutating func writeMembers(of font: FontValue) {
    key("family")
    string(font.family.name)
    key("size")
    number(font.size)
    key("weight")
    string(font.weight?.rawValue)
    key("design")
    string(font.design.rawValue)
    key("italic")
    value(.bool(font.isItalic))
    key("textStyle")
    string(font.textStyle?.rawValue)
    if font.isMonospaced {
      key("monospaced")
      value(.bool(true))
    }
    if font.hasMonospacedDigits {
      key("monospacedDigits")
      value(.bool(true))
    }
  }
}
