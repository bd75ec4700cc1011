import Testing

/// Arms of a `#if` around values.
@Suite(.timeLimit(.minutes(1))) struct ArmTests {
  /// What the platforms of the last arm are takes no time by the square of the arms before it.
  @Test func manyArmsOfABody() {
    let arms = (0..<10_000).map { "#elseif FLAG\($0)\nprint(\($0))\n" }.joined()
    UsageCase(
      "import SwiftUI\nfunc f() -> Color {\n#if os(iOS)\nprint(0)\n\(arms)#else\nprint(1)\n#endif\n"
        + "return 1️⃣Color(red: 1, green: 0, blue: 0)2️⃣ }",
      "components #FF0000FF"
    )
    .check()
  }
}
