--- The options of `require("parlance").setup()`.
local M = {}

--- @class parlance.Options
--- @field path? string The program; by default it is searched for.
--- @field use_project_build? boolean Whether a program that the opened project built is run.
--- @field features? table<string, boolean|{ enabled: boolean }> The server's features by name, on or off.
--- @field swatches? boolean Whether colours are drawn in front of their code.

--- @type parlance.Options
local defaults = { use_project_build = false, features = {}, swatches = true }
local types = { path = "string", use_project_build = "boolean", features = "table", swatches = "boolean" }

--- What the server can be told to do or to leave.
M.features = {
  "diagnostics",
  "completion",
  "hover",
  "definition",
  "references",
  "documentSymbols",
  "workspaceSymbols",
  "codeActions",
  "colors",
  "inlayHints",
  "codeLens",
  "commands",
}

local current = vim.deepcopy(defaults)

--- @return parlance.Options
function M.get() return current end

--- Mistakes are reported, all at once, and nothing is taken over then.
--- @param options? parlance.Options
--- @return boolean taken
function M.set(options)
  local mistakes = M.mistakes(options)
  if #mistakes > 0 then
    vim.notify("parlance: " .. table.concat(mistakes, "; "), vim.log.levels.ERROR)
    return false
  end
  current = vim.tbl_extend("force", vim.deepcopy(defaults), options or {})
  return true
end

--- @param mistakes string[]
local function check(mistakes, noun, name, value, expected, known)
  if not expected then
    table.insert(mistakes, ("unknown %s '%s', known are %s"):format(noun, name, table.concat(known, ", ")))
  elseif type(value) ~= expected then
    table.insert(mistakes, ("'%s' must be a %s, not a %s"):format(name, expected, type(value)))
  end
end

--- What is wrong with the options, one clause each.
--- @return string[]
function M.mistakes(options)
  if options ~= nil and type(options) ~= "table" then
    return { ("the options must be a table, not a %s"):format(type(options)) }
  end
  local mistakes = {}
  local known = vim.tbl_keys(types)
  table.sort(known)
  for name, value in vim.spairs(options or {}) do
    check(mistakes, "option", name, value, types[name], known)
  end
  local features = options and options.features
  for name, value in vim.spairs(type(features) == "table" and features or {}) do
    local is_known = vim.list_contains(M.features, name)
    local expected = is_known and (type(value) == "table" and "table" or "boolean")
    check(mistakes, "feature", name, value, expected, M.features)
  end
  return mistakes
end

return M
