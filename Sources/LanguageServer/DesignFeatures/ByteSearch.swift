/// Looks for bytes in a text.
enum ByteSearch {
  /// An empty word is nowhere.
  static func contains(_ word: [UInt8], _ text: [UInt8]) -> Bool {
    guard let first = word.first, text.count >= word.count else { return false }
    return text.withUnsafeBufferPointer { text in
      word.withUnsafeBufferPointer { word in
        let last = text.count - word.count
        var index = 0
        while index <= last {
          if text[index] == first {
            var length = 1
            while length < word.count, text[index + length] == word[length] { length += 1 }
            if length == word.count { return true }
          }
          index += 1
        }
        return false
      }
    }
  }
}
