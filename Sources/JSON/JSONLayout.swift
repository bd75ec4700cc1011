/// How a JSON text is laid out.
package enum JSONLayout: Sendable {
  /// One line, no space.
  case compact
  /// One member or element a line, two spaces a level; empty objects and arrays stay `{}` and `[]`.
  case pretty
}
