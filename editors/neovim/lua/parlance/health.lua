--- `:checkhealth parlance`
local M = {}

local health = vim.health

local function check_neovim()
  health.start("Neovim")
  local version = tostring(vim.version())
  if vim.fn.has("nvim-0.11") == 1 then
    health.ok(version)
  elseif vim.fn.has("nvim-0.10") == 1 then
    health.ok(version .. ": the server is started by 'vim.lsp.start'")
  else
    health.error(version .. " is too old", "Install Neovim 0.10 or newer")
  end
end

--- @return string? path
local function check_program(folder)
  local program = require("parlance.program")
  health.start("The program")
  local used
  for _, place in ipairs(program.places(folder)) do
    if place.path and not used then
      used = place.path
      health.ok(("found by %s: %s"):format(place.name, place.path))
    elseif not used then
      health.info(("%s: %s"):format(place.name, place.note))
    end
  end
  if not used then
    health.error("not found", vim.split(program.remedy(folder), "\n")[1])
    return
  end
  local is_run, result = pcall(function() return vim.system({ used, "--version" }, { text = true }):wait(10000) end)
  if is_run and result.code == 0 then
    health.ok(vim.trim(result.stdout))
  else
    health.error(("'%s --version' fails"):format(used), "Build it anew, or name another with the option 'path'")
  end
end

local function check_project(folder)
  health.start("This project")
  if not folder then
    health.info("no '.parlance.json', git repository or Swift package around: each file is served by itself")
    return
  end
  health.ok("root: " .. folder)
  if vim.uv.fs_stat(vim.fs.joinpath(folder, ".parlance.json")) then
    health.ok("configured by '.parlance.json'")
  else
    health.info("no '.parlance.json': the design system is discovered; 'parlance init' writes one")
  end
end

local function check_server()
  health.start("The language server")
  local clients = require("parlance.server").clients()
  for _, client in ipairs(clients) do
    local count = vim.tbl_count(client.attached_buffers)
    health.ok(("runs for %s, %d buffers"):format(client.config.root_dir or "single files", count))
  end
  if #clients > 0 then return end
  local is_enabled = not vim.lsp.is_enabled or vim.lsp.is_enabled("parlance")
  if is_enabled then
    health.info("doesn't run: it is started by the first Swift file")
  else
    health.warn("isn't enabled", 'Call require("parlance").setup() or vim.lsp.enable("parlance")')
  end
end

function M.check()
  local folder = require("parlance.root").of_buffer(vim.fn.bufnr("#") > 0 and vim.fn.bufnr("#") or 0)
  check_neovim()
  check_program(folder)
  check_project(folder)
  check_server()
end

return M
