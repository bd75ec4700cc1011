--- Draws colours in front of the code that states them, where Neovim doesn't do it by itself.
local M = {}

local namespace = vim.api.nvim_create_namespace("parlance.swatches")

--- How long an editor must rest before colours are asked for, in milliseconds.
local rest = 150

--- The highlight group that has a colour.
--- @param hex string Six digits.
local function group(hex)
  local name = "ParlanceSwatch" .. hex
  vim.api.nvim_set_hl(0, name, { fg = "#" .. hex })
  return name
end

local function byte(share) return math.floor(math.min(math.max(share, 0), 1) * 255 + 0.5) end

--- @param color lsp.Color
local function hex(color) return ("%02X%02X%02X"):format(byte(color.red), byte(color.green), byte(color.blue)) end

local function draw(bufnr, row, column, digits)
  -- The text may have moved on since it was asked about.
  pcall(vim.api.nvim_buf_set_extmark, bufnr, namespace, row, column, {
    virt_text = { { "■ ", group(digits) } },
    virt_text_pos = "inline",
  })
end

--- The byte column of a position.
local function column(bufnr, position, encoding)
  local line = vim.api.nvim_buf_get_lines(bufnr, position.line, position.line + 1, false)[1] or ""
  if encoding == "utf-8" then return math.min(position.character, #line) end
  if vim.fn.has("nvim-0.11") == 1 then return vim.str_byteindex(line, encoding, position.character, false) end
  local is_found, index = pcall(vim.str_byteindex, line, position.character, encoding == "utf-16")
  return is_found and index or #line
end

--- @param colors lsp.ColorInformation[]
--- @param encoding string
function M.show(bufnr, colors, encoding)
  vim.api.nvim_buf_clear_namespace(bufnr, namespace, 0, -1)
  for _, information in ipairs(colors) do
    local start = information.range.start
    draw(bufnr, start.line, column(bufnr, start, encoding), hex(information.color))
  end
end

--- Colours that stand in a text as `#RRGGBBAA`.
--- @param lines string[]
function M.draw_hex(bufnr, lines)
  vim.api.nvim_buf_clear_namespace(bufnr, namespace, 0, -1)
  for index, line in ipairs(lines) do
    for start, digits in line:gmatch("()#(%x%x%x%x%x%x)%x%x") do
      draw(bufnr, index - 1, start - 1, digits)
    end
  end
end

local function client(bufnr)
  return vim.lsp.get_clients({ name = "parlance", bufnr = bufnr, method = "textDocument/documentColor" })[1]
end

local function ask(bufnr)
  local asked = vim.api.nvim_buf_is_loaded(bufnr) and client(bufnr)
  if not asked then return end
  local tick = vim.api.nvim_buf_get_changedtick(bufnr)
  local parameters = { textDocument = vim.lsp.util.make_text_document_params(bufnr) }
  require("parlance.server").call(asked, "request", "textDocument/documentColor", parameters, function(failure, colors)
    if failure or not vim.api.nvim_buf_is_loaded(bufnr) then return end
    if vim.api.nvim_buf_get_changedtick(bufnr) ~= tick then return end
    M.show(bufnr, colors or {}, asked.offset_encoding)
  end, bufnr)
end

--- @type table<integer, uv.uv_timer_t>
local timers = {}

local function ask_soon(bufnr)
  local timer = timers[bufnr] or vim.uv.new_timer()
  timers[bufnr] = timer
  timer:start(rest, 0, vim.schedule_wrap(function() ask(bufnr) end))
end

--- @param augroup integer
function M.enable(augroup)
  -- Neovim 0.12 draws what `textDocument/documentColor` gives.
  if vim.lsp.document_color then return end
  -- Diagnostics change too when a colour's definition does, in whichever file that stands.
  local events = { "LspAttach", "TextChanged", "TextChangedI", "BufEnter", "DiagnosticChanged" }
  vim.api.nvim_create_autocmd(events, {
    group = augroup,
    callback = function(event)
      if client(event.buf) then ask_soon(event.buf) end
    end,
  })
  vim.api.nvim_create_autocmd("LspDetach", {
    group = augroup,
    callback = function(event)
      local detached = vim.lsp.get_client_by_id(event.data.client_id)
      if not detached or detached.name ~= "parlance" then return end
      vim.api.nvim_buf_clear_namespace(event.buf, namespace, 0, -1)
      local timer = timers[event.buf]
      timers[event.buf] = nil
      if timer then timer:close() end
    end,
  })
end

M.namespace = namespace

return M
