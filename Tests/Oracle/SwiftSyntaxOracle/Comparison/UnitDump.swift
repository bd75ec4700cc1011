package import SwiftSource

extension SourceUnit {
  /// The unit as an indented expression: a line for each part, with its range and all that is said of it. Two readers'
  /// texts can be compared line by line.
  package var dump: String {
    var text = ""
    UnitPart(self).write(to: &text, role: nil, level: 0)
    return text
  }
}

extension UnitPart {
  /// Levels beyond which a part is not walked: a reader's mistake may have made a circle.
  static let maximumLevel = 20_000

  /// The part alone, without what it is made of.
  var line: String {
    var words = [kind]
    if let range { words.append("\(range)") }
    for fact in facts {
      if let value = fact.value { words.append("\(fact.name)=\(Self.quoted(value))") }
    }
    return words.joined(separator: " ")
  }

  fileprivate func write(to text: inout String, role: StaticString?, level: Int) {
    text += String(repeating: "  ", count: min(level, 200))
    if let role, "\(role)" != "children" { text += "\(role): " }
    text += "(" + line
    if level < Self.maximumLevel {
      for role in roles {
        for part in role.parts {
          text += "\n"
          part.write(to: &text, role: role.name, level: level + 1)
        }
      }
    }
    text += level == 0 ? ")\n" : ")"
  }

  private static func quoted(_ value: String) -> String {
    let isWord = value.utf8.allSatisfy { byte in
      byte > UInt8(ascii: " ") && byte < 0x7F && byte != UInt8(ascii: "(") && byte != UInt8(ascii: ")")
        && byte != UInt8(ascii: "\"")
    }
    return isWord && !value.isEmpty ? value : value.debugDescription
  }
}
