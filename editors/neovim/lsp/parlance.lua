-- What `vim.lsp.enable("parlance")` starts.
return require("parlance.server").config()
