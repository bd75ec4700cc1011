import Audit

/// What `--help` prints, made from the same tables that the parser reads by.
enum HelpText {
  /// Of one command.
  static func of<Options>(_ syntax: CommandSyntax<Options>) -> String {
    var page = HelpPage()
    var synopsis = "parlance \(syntax.name.rawValue)"
    if !syntax.availableOptions.isEmpty { synopsis += " [OPTION …]" }
    if !syntax.operands.synopsis.isEmpty { synopsis += " " + syntax.operands.synopsis }
    page.line(synopsis)
    for paragraph in syntax.discussion {
      page.gap()
      page.paragraph(paragraph)
    }
    if !syntax.operands.help.isEmpty {
      page.heading("Arguments")
      page.entry(syntax.operands.synopsis.filter { $0 != "[" && $0 != "]" && $0 != "…" }, syntax.operands.help)
    }
    page.heading("Options")
    for option in syntax.availableOptions {
      page.entry(spelling(of: option), option.help + (option.standard.map { " (default: \($0))" } ?? ""))
    }
    page.entry("-h, --help", "Print this")
    page.heading("Exit code")
    for (code, meaning) in syntax.exitCodes { page.entry(String(code.rawValue), meaning) }
    page.heading("Examples")
    for example in syntax.examples {
      page.line("  \(example.line)")
      page.line("      \(example.meaning)")
    }
    return page.text
  }

  /// Of the program.
  static func ofProgram() -> String {
    var page = HelpPage()
    page.line("parlance COMMAND [OPTION …] [ARGUMENT …]")
    page.gap()
    page.paragraph(
      "Finds where Swift code states colours, fonts, heights and other design values by hand, and leads to the design "
        + "system's own symbols. It needs no build of the code and no Apple platform."
    )
    page.heading("Commands")
    for command in CommandName.allCases { page.entry(command.rawValue, command.summary) }
    page.heading("Options")
    page.entry("-h, --help", "Print this, or what a command does when it stands behind the command")
    page.entry("--version", "Print the version")
    page.heading("Exit code")
    page.entry("0", "all is well")
    page.entry("1", "an audit found something at or above its fail level")
    page.entry("2", "what was asked could not be done; standard error says why")
    page.heading("Examples")
    page.line("  parlance audit Sources")
    page.line("  parlance explain raw-color")
    page.line("  parlance audit --help")
    return page.text
  }

  private static func spelling<Options>(of option: CommandOption<Options>) -> String {
    (option.letter.map { "-\($0), " } ?? "    ") + option.name + (option.placeholder.map { " " + $0 } ?? "")
  }
}
