package import JSON

/// What the user set in the editor.
///
/// `{"inlayHints": {"enabled": true}}`: each feature by its name; `{"inlayHints": true}` says the same.
package struct EditorSettings: Sendable, Equatable {
  /// The section of a client's settings that is the server's.
  package static let section = "parlance"

  private var switches: [EditorFeature: Bool] = [:]

  package init() {}

  package func isEnabled(_ feature: EditorFeature) -> Bool {
    switches[feature] ?? feature.isOnByDefault
  }

  /// Reads the section; what can't be read stays as it was.
  /// - Parameters:
  ///   - previous: the settings before.
  ///   - problems: gets what is wrong, in sentences without a full stop.
  package init(_ section: JSONValue?, previous: EditorSettings = EditorSettings(), problems: inout [String]) {
    guard let section, !section.isNull else { return }
    guard let object = section.objectValue else {
      problems.append("'\(Self.section)': expected an object, found a \(section.typeName)")
      switches = previous.switches
      return
    }
    for feature in EditorFeature.allCases {
      let value = object[feature.rawValue]
      switch value {
      case nil, .null?: continue
      case .bool(let isOn)?: switches[feature] = isOn
      case .object(let inner)?: readSwitch(feature, inner["enabled"], previous, &problems)
      case let value?:
        switches[feature] = previous.switches[feature]
        problems.append("'\(feature.rawValue)': expected an object or a boolean, found a \(value.typeName)")
      }
    }
  }

  private mutating func readSwitch(
    _ feature: EditorFeature,
    _ value: JSONValue?,
    _ previous: EditorSettings,
    _ problems: inout [String]
  ) {
    switch value {
    case nil, .null?: break
    case .bool(let isOn)?: switches[feature] = isOn
    case let value?:
      switches[feature] = previous.switches[feature]
      problems.append("'\(feature.rawValue).enabled': expected a boolean, found a \(value.typeName)")
    }
  }

  /// The server's section in what a client hands over: the section itself, or an object that holds it.
  /// - Returns: nil where the client speaks of other sections only.
  package static func section(in value: JSONValue?) -> JSONValue? {
    guard let value, let object = value.objectValue else { return value }
    if let section = object[section] { return section }
    let isOwn = object.isEmpty || object.keys.contains { EditorFeature(rawValue: $0) != nil }
    // Spelled out: a bare `nil` would be JSON's null here.
    return isOwn ? value : JSONValue?.none
  }
}
