--- Parlance in Neovim: what a user's configuration calls.
local M = {}

--- Takes the options and has the server started for Swift files, those that are open included.
--- @param options? parlance.Options
function M.setup(options)
  if not require("parlance.options").set(options) then return end
  require("parlance.server").enable()
end

return M
