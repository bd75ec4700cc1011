--- Finds the program that is the language server and the audit.
local options = require("parlance.options")

local M = {}

local built = ".build/release/parlance"

--- @class parlance.Place
--- @field path? string The program, where one is there and may be run.
--- @field name string What the place is called.
--- @field note? string Why nothing there is run.

--- The checkout that this plugin is a part of.
local function checkout()
  local file = debug.getinfo(1, "S").source:sub(2)
  return vim.fs.normalize(vim.fn.fnamemodify(vim.uv.fs_realpath(file) or file, ":p:h:h:h:h:h"))
end

local function executable(path) return vim.fn.executable(path) == 1 and path or nil end

--- The places that are looked at, in order. The first with a program wins; a path that the user set is the only place.
--- @param root? string The folder of the project.
--- @return parlance.Place[]
function M.places(root)
  local set = options.get()
  if set.path then
    local path = vim.fs.normalize(set.path)
    return { { name = ("'%s', the option 'path'"):format(path), path = executable(path), note = "no executable file" } }
  end
  local found = vim.fn.exepath("parlance")
  local own = vim.fs.joinpath(checkout(), built)
  local places = {
    { name = "the PATH", path = found ~= "" and found or nil, note = "no 'parlance' in it" },
    { name = ("'%s'"):format(own), path = executable(own), note = "not built" },
  }
  if root then
    local project = vim.fs.joinpath(root, built)
    -- A repository that was only looked at must not get to run a program of its own.
    local is_allowed = set.use_project_build
    table.insert(places, {
      name = ("'%s'"):format(project),
      path = is_allowed and executable(project) or nil,
      note = executable(project) and "set 'use_project_build = true' to run it" or "not built",
    })
  end
  return places
end

--- @param root? string The folder of the project.
--- @return string? path
function M.find(root)
  for _, place in ipairs(M.places(root)) do
    if place.path then return place.path end
  end
end

--- What to do where no program is found.
--- @param root? string
--- @return string
function M.remedy(root)
  local lines = {
    "parlance: the program isn't found. Build it with 'swift build -c release' in its checkout and put "
      .. built
      .. ' on the PATH, or name it: require("parlance").setup({ path = "…" }). Looked at:',
  }
  for _, place in ipairs(M.places(root)) do
    table.insert(lines, ("  %s: %s"):format(place.name, place.note))
  end
  return table.concat(lines, "\n")
end

return M
