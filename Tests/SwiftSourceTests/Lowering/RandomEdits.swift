/// Edits of a Swift text, the same ones for a seed: at the ends of members and anywhere, with code that is typed letter
/// by letter, brackets and quotes that are opened and closed, and stretches that are taken out or written twice.
struct RandomEdits {
  private let base: [UInt8]
  private var generator: Generator
  private var typed: [(place: Int, byte: UInt8)] = []
  private var step = 0

  struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state ^ (state >> 29)
    }
  }

  /// - Parameter base: what the text is again every so often, so that not all is broken code.
  init(of base: [UInt8], seed: UInt64) {
    self.base = base
    generator = Generator(state: seed &* 7919)
  }

  mutating func flip() -> Bool { Bool.random(using: &generator) }

  /// The text after one more edit.
  mutating func next(_ old: [UInt8]) -> [UInt8] {
    step += 1
    var text = old
    if let letter = typed.first {
      typed.removeFirst()
      text.insert(letter.byte, at: min(letter.place, text.count))
      return text
    }
    if step % 25 == 0 || text.count > 2 * base.count + 1_000 { return base }
    let place = place(in: text)
    switch Int.random(in: 0..<8, using: &generator) {
    case 0, 1: text.removeSubrange(stretch(from: place, of: text, 30))
    case 2: text.removeSubrange(stretch(from: place, of: text, 300))
    case 3:
      let start = boundary(Int.random(in: 0...text.count, using: &generator), in: text)
      text.insert(contentsOf: Array(text[stretch(from: start, of: text, 200)]), at: place)
    case 4:
      let code = Self.typedCode.randomElement(using: &generator) ?? ""
      typed = code.utf8.enumerated().map { (place + $0.offset, $0.element) }
    default: text.insert(contentsOf: (Self.snippets.randomElement(using: &generator) ?? "").utf8, at: place)
    }
    return text
  }

  /// The start or end of a line, an end of a block, an end of the text, or anywhere.
  private mutating func place(in text: [UInt8]) -> Int {
    var place = Int.random(in: 0...text.count, using: &generator)
    switch Int.random(in: 0..<6, using: &generator) {
    case 0: while place > 0, text[place - 1] != UInt8(ascii: "\n") { place -= 1 }
    case 1:
      while place < text.count, text[place] != UInt8(ascii: "\n"), text[place] != UInt8(ascii: "\r") { place += 1 }
    case 2: while place > 0, text[place - 1] != UInt8(ascii: "}") { place -= 1 }
    case 3: while place > 0, text[place - 1] != UInt8(ascii: "{") { place -= 1 }
    case 4: place = Bool.random(using: &generator) ? 0 : text.count
    default: break
    }
    return boundary(place, in: text)
  }

  private mutating func stretch(from start: Int, of text: [UInt8], _ most: Int) -> Range<Int> {
    start..<max(start, boundary(start + Int.random(in: 0...most, using: &generator), in: text))
  }

  /// No place inside of a UTF-8 sequence.
  private func boundary(_ place: Int, in text: [UInt8]) -> Int {
    var place = min(max(place, 0), text.count)
    while place > 0, place < text.count, text[place] & 0xC0 == 0x80 { place -= 1 }
    return place
  }

  private static let typedCode = [
    "    func tone(_ name: String) -> UIColor {\n return .white\n }\n", "  // it's\n", "  /* a\n */\n",
    "\n#if DEBUG\n let a = 1\n#endif\n", "let s = \"\"\"\n  a\n  \"\"\"\n",
    "struct A: View {\n var body: some View { b }\n}\n",
  ]

  private static let snippets = [
    "x", " ", "\n", "\r\n", "\r", "\t", "{", "}", "(", ")", "\"", "\"\"\"", "/*", "*/", "//", "#/", "/#", "#\"", "\"#",
    "[[", "]]", "<", "@", "#", "\\", "`", ";", ",", ":", "=", "?", "...", "->", "\\(", "}\n}\n", "{\n{\n", "é", "🎨",
    "let a = 4\n", "case ", ".red", ", c = 5", "return ", "private ", "static ", "func ", "@objc ", "class ", "init(",
    "#if DEBUG\n", "#endif\n", "#else\n", "#elseif os(iOS)\n", "// parlance:ignore-file raw-color\n", "import UIKit\n",
    "struct A { var b = 1 }\n", "struct B {\n", "extension UIColor {\n", "func f() {\n",
    "var b: some View { Text(\"\") }\n",
    "if x {\n", "switch x {\n", "default:\n", "get {", "guard let x else { return }\n", "@available(iOS 13, *)\n",
    "/// doc\n", "#Preview {\n", "prefix operator +++\n", "<<<<<<< HEAD\n", "=======\n", ">>>>>>> x\n", "\u{0}",
    "subscript(i: Int) -> Int { 3 }\n", "#sourceLocation(file: \"a\", line: 1)\n",
  ]
}
