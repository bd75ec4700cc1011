/// The words that begin a declaration.
enum DeclarationWords {
  private static let all: Set<String> = [
    "actor", "associatedtype", "case", "class", "convenience", "deinit", "dynamic", "enum", "extension", "fileprivate",
    "final", "func", "import", "indirect", "init", "internal", "lazy", "let", "mutating", "nonisolated", "nonmutating",
    "open", "override", "package", "private", "protocol", "public", "required", "static", "struct", "subscript",
    "typealias", "unowned", "var", "weak",
  ]
  private static let types: Set<String> = ["actor", "class", "enum", "extension", "protocol", "struct"]
  /// The words of what is no type; behind `class` they make it mean `static`.
  private static let members: Set<String> = ["func", "var", "let", "subscript", "init", "deinit", "case", "typealias"]

  static func contains(_ word: ArraySlice<UInt8>) -> Bool {
    word.count <= 14 && all.contains(String(decoding: word, as: UTF8.self))
  }

  /// The type that a declaration's text before its block declares or extends; `nil` where it is no type.
  static func typeHeader(_ text: ArraySlice<UInt8>) -> CaretSite.TypeHeader? {
    var previous = ""
    var index = text.startIndex
    while index < text.endIndex {
      guard CodeCursor.isWordStart(text[index]) else {
        // Parameters, a value: no type's header.
        if text[index] == UInt8(ascii: "="), types.isDisjoint(with: [previous]) { return nil }
        index += 1
        continue
      }
      var end = index
      let isName = types.contains(previous)
      while end < text.endIndex, CodeCursor.isWord(text[end]) || (isName && text[end] == UInt8(ascii: ".")) { end += 1 }
      let word = String(decoding: text[index..<end], as: UTF8.self)
      if members.contains(word) { return nil }
      if isName { return CaretSite.TypeHeader(name: word, isExtension: previous == "extension") }
      previous = word
      index = end
    }
    return nil
  }
}
