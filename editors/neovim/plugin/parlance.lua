-- The commands of Parlance; the server itself is started by `require("parlance").setup()` or
-- `vim.lsp.enable("parlance")`.
if vim.g.loaded_parlance then return end
vim.g.loaded_parlance = true

local function define(name, run, options) vim.api.nvim_create_user_command(name, run, options) end

define("ParlanceAudit", function(command) require("parlance.audit").run(command.fargs, command.bang) end, {
  nargs = "*",
  bang = true,
  complete = "file",
  desc = "List what bypasses the design system in the quickfix window; with ! what counts as information too",
})

define("ParlanceVocabulary", function(command) require("parlance.vocabulary").show(command.fargs) end, {
  nargs = "*",
  complete = "file",
  desc = "Show what the design system offers, with values and places",
})

define("ParlanceRestart", function() require("parlance.server").restart() end, {
  desc = "Start the language server anew",
})
