/// A path into a JSON value by RFC 6901, `/group/0/$value`: the keys and indices from the root.
package struct JSONPointer: Sendable, Hashable {
  /// Unescaped; an array's index as its digits.
  package var steps: [String]

  package static let root = JSONPointer([])

  package init(_ steps: [String]) {
    self.steps = steps
  }

  /// nil for a text that neither is empty nor begins with `/`, and where `~` isn't followed by `0` or `1`.
  package init?(_ text: String) {
    guard !text.isEmpty else {
      self.init([])
      return
    }
    guard text.utf8.first == UInt8(ascii: "/") else { return nil }
    var steps: [String] = []
    for part in text.dropFirst().split(separator: "/", omittingEmptySubsequences: false) {
      guard let step = Self.unescaped(part) else { return nil }
      steps.append(step)
    }
    self.init(steps)
  }

  package func appending(_ step: String) -> JSONPointer {
    JSONPointer(steps + [step])
  }

  package func appending(_ index: Int) -> JSONPointer {
    appending(String(index))
  }

  /// The index that a step names in an array: digits without leading zeros.
  static func index(_ step: String) -> Int? {
    guard let first = step.utf8.first, step.utf8.allSatisfy({ $0 &- UInt8(ascii: "0") < 10 }),
      first != UInt8(ascii: "0") || step.utf8.count == 1
    else { return nil }
    return Int(step)
  }

  private static func unescaped(_ part: Substring) -> String? {
    guard part.utf8.contains(UInt8(ascii: "~")) else { return String(part) }
    var step: [UInt8] = []
    var bytes = part.utf8.makeIterator()
    while let byte = bytes.next() {
      guard byte == UInt8(ascii: "~") else {
        step.append(byte)
        continue
      }
      switch bytes.next() {
      case UInt8(ascii: "0"): step.append(UInt8(ascii: "~"))
      case UInt8(ascii: "1"): step.append(UInt8(ascii: "/"))
      default: return nil
      }
    }
    return String(decoding: step, as: UTF8.self)
  }
}

extension JSONPointer: CustomStringConvertible {
  package var description: String {
    var text: [UInt8] = []
    for step in steps {
      text.append(UInt8(ascii: "/"))
      for byte in step.utf8 {
        switch byte {
        case UInt8(ascii: "~"): text.append(contentsOf: "~0".utf8)
        case UInt8(ascii: "/"): text.append(contentsOf: "~1".utf8)
        default: text.append(byte)
        }
      }
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension JSONValue {
  /// The value that a pointer leads to; nil where a key or index on the way is missing.
  package subscript(pointer: JSONPointer) -> JSONValue? {
    var value = self
    for step in pointer.steps {
      let next: JSONValue? =
        switch value {
        case .object(let object): object[step]
        case .array: JSONPointer.index(step).flatMap { value[$0] }
        default: nil
        }
      guard let next else { return nil }
      value = next
    }
    return value
  }
}
