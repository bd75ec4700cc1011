// The settings that the extension itself reads; the server asks for its own.
"use strict";

const vscode = require("vscode");

const SECTION = "parlance";

/** What the user set for the program's path; empty for none. */
function serverPath() {
  return vscode.workspace.getConfiguration(SECTION).get("server.path") ?? "";
}

/** Whether a change of settings needs another server process. */
function changesServer(event) {
  return event.affectsConfiguration(`${SECTION}.server`);
}

module.exports = { changesServer, serverPath };
