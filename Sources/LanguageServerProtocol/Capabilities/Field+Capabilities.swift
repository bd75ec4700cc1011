import JSON

extension Field {
  /// What a path of keys leads to; nil where one is missing.
  func value(_ keys: String...) -> JSONValue? {
    value(keys)
  }

  /// Whether a client says `true` there; anything else is no.
  func flag(_ keys: String...) -> Bool {
    value(keys) == .bool(true)
  }

  /// The strings of an array; nil where there is none.
  func strings(_ keys: String...) -> [String]? {
    value(keys)?.arrayValue?.compactMap(\.stringValue)
  }

  /// The whole numbers of an array; nil where there is none.
  func integers(_ keys: String...) -> [Int]? {
    value(keys)?.arrayValue?.compactMap(\.intValue)
  }

  private func value(_ keys: [String]) -> JSONValue? {
    keys.reduce(value) { $0?[$1] }
  }
}
