--- Starts and stops the language server.
local options = require("parlance.options")
local program = require("parlance.program")
local root = require("parlance.root")

local M = {}

M.name = "parlance"

local filetypes = { "swift", "json", "jsonc" }

--- Roots for which was said already that there is no program.
local told = {}

--- Beside Swift the server reads token files, colour sets and its own configuration; other JSON is none of its
--- business.
local function is_served(bufnr)
  if vim.bo[bufnr].buftype ~= "" then return false end
  if vim.bo[bufnr].filetype == "swift" then return true end
  local path = vim.api.nvim_buf_get_name(bufnr)
  return path:match("%.tokens%.json$") ~= nil
    or path:match("%.xcassets/.*/Contents%.json$") ~= nil
    or vim.fs.basename(path) == ".parlance.json"
end

--- Whether the server can be started in a folder; says once what to do if not.
local function can_start(folder)
  local own = vim.lsp.config and vim.lsp.config[M.name]
  if own and type(own.cmd) == "table" then return true end
  if program.find(folder) then return true end
  local key = folder or ""
  if not told[key] then
    told[key] = true
    vim.notify(program.remedy(folder), vim.log.levels.WARN)
  end
  return false
end

--- The configuration for `vim.lsp.config`.
--- @return table
function M.config()
  local features = options.get().features
  return {
    name = M.name,
    cmd = function(dispatchers, config)
      local folder = config and config.root_dir
      local path = program.find(folder) or program.find()
      if not path then error(program.remedy(folder), 0) end
      return vim.lsp.rpc.start({ path, "lsp" }, dispatchers, folder and { cwd = folder } or nil)
    end,
    filetypes = filetypes,
    root_dir = function(bufnr, on_dir)
      if not is_served(bufnr) then return end
      local folder = root.of_buffer(bufnr)
      if can_start(folder) then on_dir(folder) end
    end,
    -- An empty table would be sent as a list.
    settings = next(features) and { parlance = features } or nil,
  }
end

--- Attaches the server to a buffer that it serves; one that runs for the same root is taken again.
--- @param bufnr integer
function M.attach(bufnr)
  local config = vim.lsp.config and vim.lsp.config[M.name] or M.config()
  if not vim.tbl_contains(config.filetypes, vim.bo[bufnr].filetype) then return end
  config = vim.deepcopy(config)
  local function start(folder)
    config.root_dir = folder
    vim.lsp.start(config, { bufnr = bufnr })
  end
  if type(config.root_dir) == "function" then
    config.root_dir(bufnr, start)
  else
    start(config.root_dir)
  end
end

--- Has the server started for every file that it serves, those that are open included.
function M.enable()
  told = {}
  local group = vim.api.nvim_create_augroup("parlance", {})
  if options.get().swatches then require("parlance.swatches").enable(group) end
  if vim.lsp.enable then
    vim.lsp.enable(M.name)
    return
  end
  vim.api.nvim_create_autocmd("FileType", {
    group = group,
    pattern = filetypes,
    callback = function(event) M.attach(event.buf) end,
  })
  for _, bufnr in ipairs(vim.api.nvim_list_bufs()) do
    if vim.api.nvim_buf_is_loaded(bufnr) then M.attach(bufnr) end
  end
end

--- @return vim.lsp.Client[]
function M.clients() return vim.lsp.get_clients({ name = M.name }) end

--- A method of a client, which took no `self` before Neovim 0.11.
function M.call(client, method, ...)
  if vim.fn.has("nvim-0.11") == 1 then return client[method](client, ...) end
  return client[method](...)
end

--- How long a server may take to end before it is killed, in milliseconds.
local patience = 3000

--- Ends all servers and starts them anew for the same buffers.
function M.restart()
  told = {}
  local buffers = {}
  local clients = M.clients()
  for _, client in ipairs(clients) do
    for bufnr in pairs(client.attached_buffers) do
      buffers[bufnr] = true
    end
    M.call(client, "stop")
  end
  if #clients == 0 then buffers[vim.api.nvim_get_current_buf()] = true end

  local waited, step = 0, 50
  local function go_on()
    local left = vim.tbl_filter(function(client) return vim.lsp.get_client_by_id(client.id) ~= nil end, clients)
    if #left > 0 and waited < patience * 2 then
      if waited == patience then
        for _, client in ipairs(left) do
          M.call(client, "stop", true)
        end
      end
      waited = waited + step
      vim.defer_fn(go_on, step)
      return
    end
    for bufnr in pairs(buffers) do
      if vim.api.nvim_buf_is_loaded(bufnr) then M.attach(bufnr) end
    end
  end
  go_on()
end

return M
