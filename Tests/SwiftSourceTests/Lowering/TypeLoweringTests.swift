import TestSupport
import Testing

@Suite struct TypeLoweringTests {
  @Test(arguments: [
    ("Color", "Color"),
    ("`Type`", "Type"),
    ("Box<Color, Int>", "Box<Color, Int>"),
    ("UIFont.Weight", "UIFont.Weight"),
    ("A.B<C>.D", "A.B<C>.D"),
    ("Color?", "(optional Color)"),
    ("Color!", "(implicitlyUnwrapped Color)"),
    ("[Color]", "(array Color)"),
    ("[Int: Color?]", "(dictionary Int (optional Color))"),
    ("(Int, Color) -> Void", "(function Int Color Void)"),
    ("() async throws -> Color", "(function Color)"),
    ("@escaping (Int) -> Color", "(function Int Color)"),
    ("(a: Int, Color)", "(tuple a: Int Color)"),
    ("(_ a: Int, b: Color)", "(tuple Int b: Color)"),
    ("(Int, Color)", "(tuple Int Color)"),
    ("(Color)", "Color"),
    ("()", "(tuple)"),
    ("some View", "(some View)"),
    ("any View", "(any View)"),
    ("Color.Type", "(metatype Color)"),
    ("A & B", "(composition A B)"),
    ("inout Color", "Color"),
    ("~Copyable", "(other ~Copyable)"),
  ])
  func types(_ source: String, _ expected: String) {
    #expect(Lowered.type(source) == expected)
  }
}
