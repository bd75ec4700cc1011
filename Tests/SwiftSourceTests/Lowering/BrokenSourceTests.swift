import SwiftSource
import TestSupport
import Testing

@Suite struct BrokenSourceTests {
  /// Offsets lie in the file and a node lies in its parent, whatever the bytes.
  private func expectSound(_ bytes: [UInt8], sourceLocation: SourceLocation = #_sourceLocation) {
    let unit = BigStack.run { SourceUnit.lower(bytes) }
    for index in unit.nodes.indices {
      let id = NodeID(Int32(index))
      let range = unit.range(id)
      #expect(Int(range.upperBound) <= bytes.count, sourceLocation: sourceLocation)
      #expect(Int(unit[id].height) <= SourceUnit.maximumHeight, sourceLocation: sourceLocation)
    }
    for declaration in unit.declarations {
      #expect(Int(declaration.range.upperBound) <= bytes.count, sourceLocation: sourceLocation)
      #expect(declaration.members.allSatisfy { unit.declarations.indices.contains(Int($0.index)) })
    }
  }

  private static let sample = """
    import SwiftUI
    /// A view.
    @available(iOS 15, *)
    public struct Card<T: View>: View where T: Equatable {
      @State private var color: Color? = Color(red: 0.1, green: 0.2, blue: 0.3)
      var body: some View {
        VStack(spacing: 8) { Text("\\(title) é").font(.system(size: 17)).padding(.top, -4 + 2 * x) }
        #if os(iOS)
        .background(dark ? .black : .white)
        #endif
      }
      func f(_ a: [Int: (Color) -> Void] = [:]) throws -> Color {
        switch a { case let (.x(y), _) where y > 0: return .red; default: break }
        guard let b = a as? [Color], case .y? = c else { return { $0 }(1) }
        for i in 0..<3 { defer { run() } }
        return if x { .red } else { .blue }
      }
    }
    enum E: String { case a = "x", b(Int) }
    """

  @Test func everyPrefixOfAFile() {
    let bytes = Array(Self.sample.utf8)
    for length in stride(from: 0, through: bytes.count, by: 3) { expectSound(Array(bytes.prefix(length))) }
  }

  @Test func everyFileWithABitOut() {
    let bytes = Array(Self.sample.utf8)
    for start in stride(from: 0, to: bytes.count, by: 7) {
      var broken = bytes
      broken.removeSubrange(start..<min(start + 5, bytes.count))
      expectSound(broken)
    }
  }

  @Test(
    arguments: [[0x00], [0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF], [0x0D], [0x22], [0x2F, 0x2A]]
      as [[UInt8]]
  )
  func strangeBytesAnywhere(_ strange: [UInt8]) {
    let bytes = Array(Self.sample.utf8)
    for place in stride(from: 0, through: bytes.count, by: 11) {
      var broken = bytes
      broken.insert(contentsOf: strange, at: place)
      expectSound(broken)
    }
  }

  @Test(arguments: [
    "", " ", "\n", "}", "{", "(", ")))", "\"", "\"\"\"", "#if", "#if A\n#else", "struct", "struct {", "func", "func (",
    "let", "let =", "let a: =", "case", "enum E { case }", "extension { }", "import", "@", "@available", "@available(",
    ".", "a.", "a?.", "\\", "\\.", "#", "switch { case }", "if", "if let", "for in { }", "class A: { }", "var a: Int {",
    "subscript", "init", "`", "``", "let ` = 1", "a ?", "a ? b", "/*", "0x", "1.", "_ = \"\\(\"", "=", "+ +",
    "protocol P { var }", "\u{FEFF}", "\u{FEFF}\u{FEFF}",
  ])
  func fragments(_ source: String) {
    expectSound(Array(source.utf8))
    expectSound(Array("struct S { \(source)".utf8))
    expectSound(Array("func f() { \(source)".utf8))
    expectSound(Array("let x = run(\(source)".utf8))
  }

  @Test func whatStandsBehindAMissingBraceIsRead() {
    let unit = SourceUnit.lower("struct A { func f() { run(1)\n}\nstruct B { let c = 1 }")
    #expect(Set(unit.declarations.map(\.name)).isSuperset(of: ["A", "f", "B", "c"]))
  }

  @Test func halfAStatementKeepsItsNeighbours() {
    #expect(Lowered.body("run(1)\nlet a =\nrun(2)").contains("(call (identifier run) (argument (integer 2)))"))
    #expect(Lowered.body("view.\nrun(2)").contains("(integer 2)"))
    #expect(Lowered.body("Color(red: , green: 2)").contains("(argument green (integer 2))"))
  }

  @Test func offsetsCountTheFilesBytes() {
    for head in ["\u{FEFF}", "// é🎨\r\n", "\r\n\r\n", "\0\n"] {
      let marked = MarkedText(head + "let 1️⃣a2️⃣ = 3️⃣red4️⃣")
      let unit = SourceUnit.lower(marked.text)
      #expect(unit.declarations.first?.nameRange == marked.range(1, 2), "\(head.debugDescription)")
      #expect(unit.declarations.first?.value.map { unit.range($0) } == marked.range(3, 4), "\(head.debugDescription)")
    }
    var bytes = Array("let a = \"".utf8)
    bytes += [0xFF, 0xFE]
    bytes += Array("\"\nlet b = 1".utf8)
    let unit = SourceUnit.lower(bytes)
    #expect(unit.declarations.last?.name == "b")
    #expect(unit.declarations.last.map { Int($0.range.upperBound) } == bytes.count)
  }
}
