import Audit

/// What the command line of `lsp` asks for.
struct LanguageServerOptions: CommandOptions, Equatable {
  static let syntax = CommandSyntax<LanguageServerOptions>(
    name: .lsp,
    summary: "serve an editor: the Language Server Protocol on standard input and output",
    discussion: [
      "An editor starts this and talks to it; by hand it only waits. It reads the folders that the editor has open, "
        + "learns the design system, and offers its symbols while code is written: completion, findings with fixes, "
        + "hovers, colours, definitions and references. It runs beside other language servers for Swift.",
      "Findings are those of 'parlance audit', and a '.parlance.json' counts for both. Texts that are open in the "
        + "editor count before those on disk. What the server has to say to people goes to the editor's log; standard "
        + "error stays free for accidents.",
    ],
    operands: CommandOperands(synopsis: "", help: "", count: 0...0),
    options: [
      .flag("--stdio", "Talk on standard input and output, as without it; some editors add it") { _ in }
    ],
    exitCodes: [
      (.clean, "the editor shut the server down and ended it"),
      (.findings, "the editor went away without"),
      (.failure, "the server could not start; standard error says why"),
    ],
    examples: [
      CommandExample(
        line: "vim.lsp.config('parlance', { cmd = { 'parlance', 'lsp' }, filetypes = { 'swift' } })",
        meaning: "start it from Neovim 0.11"
      ),
      CommandExample(line: "parlance lsp --stdio", meaning: "what other editors are told to start"),
    ]
  )
}
