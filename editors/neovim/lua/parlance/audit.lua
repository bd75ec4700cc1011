--- The audit of the project in the quickfix list.
local command = require("parlance.command")

local M = {}

local types = { error = "E", warning = "W", info = "I", hint = "N" }

--- @param finding table One of the report's findings.
--- @param folder string What its path is relative to.
local function item(finding, folder)
  local text = ("%s [%s]"):format(finding.message, finding.rule)
  local suggestion = finding.suggestions[1]
  if suggestion then text = ("%s, use '%s'"):format(text, suggestion.replacement or suggestion.token) end
  return {
    filename = vim.fs.joinpath(folder, finding.file),
    lnum = finding.line,
    col = finding.column,
    end_lnum = finding.endLine,
    end_col = finding.endColumn,
    type = types[finding.severity],
    text = text,
  }
end

--- The entries of the quickfix list for a report.
--- @param report table What `parlance audit --format json` printed.
--- @param folder string Where it ran.
--- @param with_information boolean Whether findings below a warning are listed.
function M.items(report, folder, with_information)
  local base = vim.fs.normalize(vim.fs.joinpath(folder, report.root))
  local items = {}
  for _, problem in ipairs(report.problems) do
    table.insert(items, {
      filename = vim.fs.joinpath(base, problem.file),
      lnum = problem.line,
      col = problem.column,
      type = "E",
      text = problem.message,
    })
  end
  for _, finding in ipairs(report.findings) do
    local is_listed = with_information or finding.severity == "error" or finding.severity == "warning"
    if is_listed then table.insert(items, item(finding, base)) end
  end
  return items
end

--- Audits what is on disk.
--- @param words string[] Files and folders; the whole root where there are none.
--- @param with_information boolean
function M.run(words, with_information)
  local arguments = vim.list_extend({ "audit", "--format", "json", "--progress", "never" }, command.paths(words))
  command.run(arguments, function(output, folder)
    local is_read, report = pcall(vim.json.decode, output, { luanil = { object = true, array = true } })
    if not is_read then return command.say("the audit's report can't be read", vim.log.levels.ERROR) end
    local items = M.items(report, folder, with_information)
    vim.fn.setqflist({}, " ", { title = "parlance audit", items = items })
    local summary = report.summary
    local hidden = summary.findings + #report.problems - #items
    local more = hidden > 0 and (", %d more with :ParlanceAudit!"):format(hidden) or ""
    command.say(("%d listed of %d files%s"):format(#items, summary.analyzed, more), vim.log.levels.INFO)
    if #items > 0 then vim.cmd("botright copen") else vim.cmd.cclose() end
  end)
end

return M
