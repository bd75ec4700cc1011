import SwiftSource
import TestSupport
import Testing

@Suite struct ConditionalCompilationTests {
  @Test func membersOfEveryArmWithTheirConditions() {
    #expect(
      Lowered.file(
        "struct S {\n#if os(iOS)\nlet a = 1\n#elseif DEBUG\nlet b = 2\n#else\nlet c = 3\n#endif\nlet d = 4 }"
      )
        == """
        (struct S
          (variable a let (if [os(iOS)]) (value (integer 1)))
          (variable b let (if [!(os(iOS))] [DEBUG]) (value (integer 2)))
          (variable c let (if [!(os(iOS))] [!(DEBUG)]) (value (integer 3)))
          (variable d let (value (integer 4))))
        """
    )
  }

  @Test func nestedConditionsAddUp() {
    #expect(
      Lowered.file("#if A\n#if B\nlet a = 1\n#endif\nlet b = 2\n#endif")
        == "(variable a let (if [A] [B]) (value (integer 1)))\n(variable b let (if [A]) (value (integer 2)))"
    )
  }

  @Test func statements() {
    #expect(
      Lowered.body("#if A\nrun(1)\n#else\nlet a = 2\n#endif")
        == "(conditionalCompilation (conditionalArm A (call (identifier run) (argument (integer 1)))) "
        + "(conditionalArm (localVariable (variable a let local (value (integer 2))))))"
    )
  }

  @Test func postfixExpressions() {
    #expect(
      Lowered.body("view\n#if A\n.red()\n#else\n.blue()\n#endif\n.last()")
        == "(call (member last (conditionalCompilation (identifier view) (conditionalArm A (call (member red))) "
        + "(conditionalArm (call (member blue))))))"
    )
  }

  @Test func switchCases() {
    #expect(
      Lowered.body("switch x {\n#if A\ncase .a: 1\n#else\ncase .b: 2\n#endif\ndefault: 3 }")
        == "(switching (identifier x) (switchCase (caseItem (member a)) (block (integer 1))) "
        + "(switchCase (caseItem (member b)) (block (integer 2))) (switchCase @default (block (integer 3))))"
    )
  }

  @Test func topLevelStatementsAndPreviews() {
    #expect(
      Lowered.file("#if DEBUG\n#Preview { A() }\nstruct B { }\n#if C\n#Preview { D() }\n#endif\n#endif")
        == "(struct B (if [DEBUG]))\n(macro Preview (argument @trailing (closure (call (identifier A)))))\n"
        + "(macro Preview (argument @trailing (closure (call (identifier D)))))"
    )
  }

  @Test func enumCasesInArms() {
    let unit = SourceUnit.lower("enum E { case a\n#if A\ncase b\n#endif\n}")
    #expect(unit.declarations.map(\.name) == ["E", "a", "b"])
    #expect(unit.declarations[0].members.count == 2)
  }
}
