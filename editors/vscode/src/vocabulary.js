// The design system's vocabulary, to search in and to jump from.
"use strict";

const path = require("node:path");

const vscode = require("vscode");

const folders = require("./folders");
const { run } = require("./run");
const { describe } = require("./values");

/** An entry of the list. */
function item(token, folder) {
  return {
    label: token.name,
    description: describe(token.value) || token.unresolved || "",
    detail: `${token.kind} · ${token.file}:${token.line}`,
    place: {
      file: path.resolve(folder, token.file),
      line: Math.max(token.line - 1, 0),
      column: Math.max((token.column ?? 1) - 1, 0),
    },
  };
}

/** All entries, in the listing's order. */
function items(listing, folder) {
  return [...listing.tokens, ...listing.components].map((token) => item(token, folder));
}

/** @param {import("./lookup").Lookup} lookup */
async function show(lookup) {
  const folder = await folders.pick("Whose vocabulary?");
  const program = folder && lookup.find();
  if (!program) return;
  const root = folder.uri.fsPath;
  const reading = run(program, ["tokens", "--format", "json"], root).then((text) => items(JSON.parse(text), root));
  let entries;
  try {
    entries = await vscode.window.withProgress(
      { location: vscode.ProgressLocation.Window, title: "Reading the vocabulary" },
      () => reading
    );
  } catch (error) {
    vscode.window.showErrorMessage(`Parlance: ${error.message}`);
    return;
  }
  if (entries.length === 0) {
    vscode.window.showInformationMessage(
      "Parlance: no token is found. Where the design system lies elsewhere, name it in '.parlance.json'."
    );
    return;
  }
  const chosen = await vscode.window.showQuickPick(entries, {
    title: `Vocabulary of ${folder.name}`,
    placeHolder: "Go to a definition",
    matchOnDescription: true,
    matchOnDetail: true,
  });
  if (!chosen) return;
  const { file, line, column } = chosen.place;
  const position = new vscode.Position(line, column);
  await vscode.window.showTextDocument(vscode.Uri.file(file), { selection: new vscode.Range(position, position) });
}

module.exports = { show };
