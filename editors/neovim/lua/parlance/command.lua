--- Runs the program's commands beside the language server.
local program = require("parlance.program")
local root = require("parlance.root")

local M = {}

local function say(message, level) vim.notify("parlance: " .. message, level) end

--- Runs a command in the root around the current file and hands over what it printed. Where it could not do what was
--- asked, its own words are shown.
--- @param arguments string[]
--- @param on_output fun(output: string, folder: string)
function M.run(arguments, on_output)
  local found = root.of_buffer(0)
  local folder = found or vim.uv.cwd()
  local path = program.find(found)
  if not path then
    vim.notify(program.remedy(found), vim.log.levels.ERROR)
    return
  end
  local command = vim.list_extend({ path }, arguments)
  vim.system(command, { cwd = folder, text = true }, function(result)
    vim.schedule(function()
      -- 1 says that there are findings.
      if result.code == 0 or result.code == 1 then
        on_output(result.stdout or "", folder)
      else
        local words = vim.trim(result.stderr or "")
        if words == "" then words = ("'%s' ended with %d"):format(arguments[1], result.code) end
        say((words:gsub("^parlance: ", "")), vim.log.levels.ERROR)
      end
    end)
  end)
end

--- What the user typed as paths, made absolute: the program runs elsewhere.
--- @param words string[]
--- @return string[]
function M.paths(words)
  return vim.tbl_map(function(word) return vim.fn.fnamemodify(word, ":p") end, words)
end

M.say = say

return M
