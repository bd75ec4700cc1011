// The workspace's folders on disk.
"use strict";

const vscode = require("vscode");

function all() {
  return (vscode.workspace.workspaceFolders ?? []).filter((folder) => folder.uri.scheme === "file");
}

/** The folder that a command works in: the only one, or the one that the user picks. */
async function pick(purpose) {
  const folders = all();
  if (folders.length > 1) return vscode.window.showWorkspaceFolderPick({ placeHolder: purpose });
  if (folders.length === 0) vscode.window.showInformationMessage("Parlance: open a folder first.");
  return folders[0];
}

module.exports = { all, pick };
