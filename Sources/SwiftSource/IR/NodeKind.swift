/// What a node is. Each case says what `name`, the children and the link hold.
package enum NodeKind: UInt8, Sendable {
  // MARK: Literals

  /// name: the digits as written.
  case integer
  /// name: the digits as written.
  case float
  /// name: the text, escapes resolved; no interpolation.
  case string
  /// children: `string` segments and interpolated expressions, in order.
  case interpolation
  /// name: `true` or `false`.
  case boolean
  case nilLiteral
  /// children: elements.
  case array
  /// children: `pair` nodes.
  case dictionary
  /// children: key, value.
  case pair
  /// children: `argument` nodes.
  case tuple

  // MARK: Expressions

  /// name: the identifier, `self`, `super`, `Self` or `$0`; backticks removed. link: the type where generic arguments
  /// were written.
  case identifier
  /// `base.name`, or `.name` without children. children: base.
  case member
  /// children: callee, then `argument` nodes.
  case call
  /// children: base, then `argument` nodes.
  case subscripting
  /// name: the label, absent where none is written. children: value.
  case argument
  /// children: `closureParameter` nodes, then statements. link: the result type where one is written.
  case closure
  /// name: the parameter. link: its type.
  case closureParameter
  /// children: condition, value if true, value if false.
  case ternary
  /// name: the operator. children: left, right.
  case binary
  /// name: `=`, `+=` and their like. children: left, right.
  case assignment
  /// name: the operator. children: operand.
  case prefix
  /// `x...`. name: the operator. children: operand.
  case postfix
  /// `x!`. children: operand.
  case forceUnwrap
  /// `x?` before a member. children: operand.
  case optionalChain
  /// name: `as`, `as?`, `as!` or `is`. link: the type. children: operand.
  case cast
  /// name: the components joined by dots. link: the root type. children: subscript arguments.
  case keyPath
  /// `#name(…)`. children: `argument` nodes.
  case macro
  /// A type as an expression (`[Color]`, `Int?`). link: the type.
  case typeExpression

  // MARK: Statements

  /// children: statements.
  case block
  /// children: value.
  case returning
  /// children: value.
  case throwing
  /// name: `break`, `continue` or `fallthrough`.
  case jump
  /// children: `conditions`, `block`, then `block` or `branch` where an else is written. Also an expression.
  case branch
  /// children: `conditions`, `block`.
  case guarding
  /// children: expressions, `binding`, `caseCondition`, `availability` nodes.
  case conditions
  /// `if let name = value`. link: the type. children: value, absent in the short form.
  case binding
  /// `case pattern = value`. children: pattern, value.
  case caseCondition
  /// name: the text between the parentheses of `#available(…)` or `#unavailable(…)`.
  case availability
  /// children: subject, then `switchCase` nodes. Also an expression.
  case switching
  /// children: `caseItem` nodes, then `block`.
  case switchCase
  /// children: pattern, then the `where` expression if there is one.
  case caseItem
  /// children: pattern, sequence, then the `where` expression if there is one, `block`.
  case loop
  /// `while`/`repeat`. children: `conditions` or expression, `block`.
  case whileLoop
  /// `do`. children: `block`s: the body, then each catch clause.
  case doBlock
  /// children: `block`.
  case deferring
  /// A local variable. link: its declaration.
  case localVariable
  /// A local function, type or type alias. link: its declaration.
  case localDeclaration
  /// `#if`. children: `conditionalArm` nodes.
  case conditionalCompilation
  /// name: the condition as written, absent for `#else`. children: statements, or the postfix expression's calls.
  case conditionalArm

  // MARK: Patterns (an expression pattern is its expression)

  /// `let name`. name: the variable. link: the type.
  case bindingPattern
  /// `_`
  case wildcard
  /// `is Type`. link: the type.
  case typePattern

  /// What is read over: children are kept so that nothing inside is lost.
  case unknown
}
