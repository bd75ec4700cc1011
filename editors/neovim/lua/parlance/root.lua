--- The folder that a file is analysed in, found like the program itself does.
local M = {}

local configuration = ".parlance.json"

local function exists(path) return vim.uv.fs_stat(path) ~= nil end

--- Whether a configuration ends the search for outer ones.
local function ends_search(path)
  local file = io.open(path)
  if not file then return false end
  local text = file:read("*a")
  file:close()
  return text:find('"root"%s*:%s*true') ~= nil
end

--- The outermost folder up to the git root that holds a configuration, else the git root, else the outermost Swift
--- package around the file.
--- @param file string An absolute path.
--- @return string? root nil for a file that stands alone.
function M.of(file)
  local configured, package
  for folder in vim.fs.parents(file) do
    local path = vim.fs.joinpath(folder, configuration)
    if exists(path) then
      configured = folder
      if ends_search(path) then break end
    end
    if exists(vim.fs.joinpath(folder, ".git")) then return configured or folder end
    if exists(vim.fs.joinpath(folder, "Package.swift")) then package = folder end
  end
  return configured or package
end

--- The root around a buffer's file; around the working directory where the buffer has none.
--- @param bufnr integer
--- @return string? root
function M.of_buffer(bufnr)
  local name = vim.api.nvim_buf_get_name(bufnr)
  local is_file = name ~= "" and vim.bo[bufnr].buftype == "" and not name:match("^%a[%w+.-]+://")
  return M.of(is_file and vim.fs.normalize(name) or vim.fs.joinpath(vim.uv.cwd(), "file"))
end

return M
