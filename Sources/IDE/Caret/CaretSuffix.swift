/// What is behind a caret and belongs to the expression there.
enum CaretSuffix {
  /// How far it is looked for, in bytes.
  private static let limit = 4_096
  /// Words at the start of a line with which something new begins.
  private static let beginnings: Set<String> = [
    "let", "var", "func", "return", "if", "guard", "for", "while", "switch", "case", "struct", "class", "enum", "init",
    "private", "public", "internal", "fileprivate", "static", "override", "extension", "import", "self", "defer",
  ]

  /// The end of the text behind `start` that closes what is open around it, and the rest of the line; `nil` where
  /// something is left open.
  static func end(from start: Int, in bytes: [UInt8], open: ArraySlice<CaretSite.Opener>) -> Int? {
    let inner = open.lastIndex { $0.kind == .brace }.map { open[($0 + 1)...] } ?? open
    guard inner.allSatisfy({ !$0.isString }) else { return nil }
    var stack = inner.map(\.kind)
    var code = CodeCursor(bytes: bytes, index: start)
    let limit = min(bytes.count, start + limit)
    var isLineStart = false
    while code.index < limit, let byte = code.byte() {
      switch byte {
      case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
        if stack.isEmpty { return code.index }
        isLineStart = true
        code.index += 1
      case UInt8(ascii: ";") where stack.isEmpty: return code.index
      case UInt8(ascii: "("): push(.round, &stack, &code)
      case UInt8(ascii: "["): push(.square, &stack, &code)
      case UInt8(ascii: "{"):
        // A trailing closure or a body: what it holds says nothing.
        if stack.isEmpty { return code.index }
        push(.brace, &stack, &code)
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard let last = stack.popLast() else { return code.index }
        guard last == kind(byte) else { return nil }
        code.index += 1
      case UInt8(ascii: "\""), UInt8(ascii: "#"):
        guard skipString(&code, limit) else { return nil }
      case UInt8(ascii: "/"):
        if code.byte(1) == UInt8(ascii: "/") {
          code.skipLine()
        } else if code.byte(1) == UInt8(ascii: "*") {
          guard code.skipBlockComment(before: limit) else { return nil }
        } else {
          code.index += 1
        }
      default:
        if CodeCursor.isWordStart(byte) {
          let end = code.wordEnd(code.index)
          let isNew =
            isLineStart && beginnings.contains(String(decoding: bytes[code.index..<end], as: UTF8.self))
            && !stack.contains(.brace)
          if isNew { return nil }
          code.index = end
        } else {
          code.index += 1
        }
        if byte != UInt8(ascii: " "), byte != UInt8(ascii: "\t") { isLineStart = false }
      }
    }
    return stack.isEmpty ? code.index : nil
  }

  private static func push(
    _ kind: CaretSite.Opener.Kind,
    _ stack: inout [CaretSite.Opener.Kind],
    _ code: inout CodeCursor
  ) {
    stack.append(kind)
    code.index += 1
  }

  private static func kind(_ byte: UInt8) -> CaretSite.Opener.Kind {
    switch byte {
    case UInt8(ascii: ")"): .round
    case UInt8(ascii: "]"): .square
    default: .brace
    }
  }

  /// Moves behind a string literal, interpolations and all; `false` where it has no end.
  private static func skipString(_ code: inout CodeCursor, _ limit: Int) -> Bool {
    guard let (delimiter, text) = code.stringStart() else {
      code.index += 1
      return true
    }
    code.index = text
    while true {
      switch code.readString(delimiter, before: limit) {
      case .closed: return true
      // Its parentheses and strings aside, an interpolation reads like text.
      case .interpolation: continue
      case .open: return false
      }
    }
  }
}
