--- The design system's vocabulary as a list to read and to jump from.
local command = require("parlance.command")
local swatches = require("parlance.swatches")

local M = {}

local name = "parlance://vocabulary"

--- The place that a line of the listing ends with.
--- @return { path: string, line: integer, column: integer }?
function M.place(line)
  local path, row, column = line:match(".*%s%s(%S[^:]*):(%d+):(%d+)%s*$")
  if path then return { path = path, line = tonumber(row), column = tonumber(column) } end
end

local function go_to(folder)
  local place = M.place(vim.api.nvim_get_current_line())
  if not place then return end
  vim.cmd.wincmd("p")
  vim.cmd.edit(vim.fn.fnameescape(vim.fs.joinpath(folder, place.path)))
  pcall(vim.api.nvim_win_set_cursor, 0, { place.line, place.column - 1 })
end

local function buffer()
  local bufnr = vim.fn.bufnr("^" .. name .. "$")
  if bufnr == -1 then
    bufnr = vim.api.nvim_create_buf(false, true)
    vim.api.nvim_buf_set_name(bufnr, name)
    vim.bo[bufnr].filetype = "parlance-vocabulary"
  end
  return bufnr
end

--- @param words string[] Files and folders; the whole root where there are none.
function M.show(words)
  local arguments = vim.list_extend({ "tokens", "--color", "never" }, command.paths(words))
  command.run(arguments, function(output, folder)
    local bufnr = buffer()
    vim.bo[bufnr].modifiable = true
    local lines = vim.split(vim.trim(output), "\n")
    vim.api.nvim_buf_set_lines(bufnr, 0, -1, false, lines)
    vim.bo[bufnr].modifiable = false
    swatches.draw_hex(bufnr, lines)
    vim.keymap.set("n", "<CR>", function() go_to(folder) end, { buffer = bufnr, desc = "Go to the definition" })
    vim.keymap.set("n", "q", "<Cmd>close<CR>", { buffer = bufnr, desc = "Close the vocabulary" })
    local window = vim.fn.bufwinid(bufnr)
    if window ~= -1 then
      vim.api.nvim_set_current_win(window)
    else
      vim.cmd("botright split")
      vim.api.nvim_win_set_buf(0, bufnr)
    end
    vim.wo[0][0].wrap = false
  end)
end

return M
