import DesignTokens
import JSON

/// How one value of a token file refers to another.
enum TokenReference: Hashable {
  /// `{group.token}`
  case alias(TokenPath)
  /// `{"$ref": "#/group/token/$value"}`, within the same file.
  case pointer(JSONPointer)

  /// `nil` for a value that is no reference.
  init?(_ value: JSONValue) {
    switch value {
    case .string(let text):
      guard text.hasPrefix("{"), text.hasSuffix("}"), text.utf8.count > 2, !text.dropFirst().contains("{") else {
        return nil
      }
      self = .alias(TokenPath(text: String(text.dropFirst().dropLast())))
    case .object(let object):
      guard let text = object["$ref"]?.stringValue, text.hasPrefix("#") else { return nil }
      guard let pointer = JSONPointer(String(text.dropFirst())) else { return nil }
      self = .pointer(pointer)
    default:
      return nil
    }
  }

  var text: String {
    switch self {
    case .alias(let path): "{\(path)}"
    case .pointer(let pointer): "#\(pointer)"
    }
  }

  /// The token that is meant as a whole; `nil` for a part of one.
  var token: TokenPath? {
    switch self {
    case .alias(let path):
      return path
    case .pointer(let pointer):
      let steps = pointer.steps.last == "$value" ? pointer.steps.dropLast() : pointer.steps[...]
      return steps.contains("$value") ? nil : TokenPath(Array(steps))
    }
  }
}
