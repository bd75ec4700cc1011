import DesignTokens
import JSON

/// Numbers with a unit: as text (`"4px"`, the older drafts) or as `{"value": 4, "unit": "px"}` (2025.10).
enum TokenMeasure {
  /// Points: CSS pixels, or root ems of 16; a bare number counts as pixels.
  static func points(_ json: JSONValue) -> Double? {
    guard let (number, unit) = parts(of: json) else { return nil }
    switch unit {
    case "px", "pt", "": return number
    case "rem": return number * 16
    default: return nil
    }
  }

  static func seconds(_ json: JSONValue) -> Double? {
    guard let (number, unit) = parts(of: json) else { return nil }
    switch unit {
    case "ms": return number / 1000
    case "s": return number
    default: return nil
    }
  }

  /// A bare number is a multiple of the font's size.
  static func lineHeight(_ json: JSONValue) -> LineHeight? {
    guard let (number, unit) = parts(of: json) else { return nil }
    switch unit {
    case "", "em": return LineHeight(number, .multiple)
    case "%": return LineHeight(number / 100, .multiple)
    default: return points(json).map { LineHeight($0, .points) }
    }
  }

  /// Points; a share of the font's size where the unit says so.
  static func letterSpacing(_ json: JSONValue, size: Double?) -> Double? {
    guard let (number, unit) = parts(of: json) else { return nil }
    switch unit {
    case "em": return size.map { $0 * number }
    case "%": return size.map { $0 * number / 100 }
    default: return points(json)
    }
  }

  private static func parts(of json: JSONValue) -> (number: Double, unit: String)? {
    switch json {
    case .integer, .double:
      return json.doubleValue.map { ($0, "") }
    case .string(let text):
      let unit = String(text.reversed().prefix { $0.isLetter || $0 == "%" }.reversed())
      guard let number = Double(text.dropLast(unit.count)), number.isFinite else { return nil }
      return (number, unit)
    case .object(let object):
      guard let number = object["value"]?.doubleValue, let unit = object["unit"]?.stringValue else { return nil }
      return (number, unit)
    default:
      return nil
    }
  }
}
