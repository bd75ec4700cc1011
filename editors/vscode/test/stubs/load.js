// Loads the extension afresh, with stand-ins in the place of the modules that only the editor has.
"use strict";

const fs = require("node:fs");
const Module = require("node:module");
const os = require("node:os");
const path = require("node:path");

const { makeClientLibrary } = require("./client");
const { makeEditor } = require("./editor");

const EXTENSION = path.resolve(__dirname, "..", "..");
const manifest = JSON.parse(fs.readFileSync(path.join(EXTENSION, "package.json"), "utf8"));

/** Holds all temporary folders of the process and is gone when it ends. */
const temporary = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), "parlance-")));
process.on("exit", () => fs.rmSync(temporary, { recursive: true, force: true }));

function temporaryFolder() {
  return fs.mkdtempSync(path.join(temporary, "folder "));
}

/**
 * A program that prints its working directory and words, or whatever the script says.
 * @param {string} file
 * @param {string} [script]
 */
function makeProgram(file, script = 'echo "$PWD $*"') {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  fs.writeFileSync(file, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  return file;
}

/**
 * @param {object} [world] What `makeEditor` takes, and `mishaps` of the client.
 */
function loadExtension(world = {}) {
  const editor = makeEditor({ manifest, ...world });
  const { library, clients } = makeClientLibrary(editor, world.mishaps ?? {});
  const modules = { vscode: editor.vscode, "vscode-languageclient/node": library };
  const load = Module._load;
  Module._load = (request, ...rest) => modules[request] ?? load(request, ...rest);
  for (const file of Object.keys(require.cache)) {
    if (file.startsWith(path.join(EXTENSION, "src"))) delete require.cache[file];
  }
  let extension;
  try {
    extension = require(path.join(EXTENSION, manifest.main));
  } finally {
    Module._load = load;
  }
  const context = {
    subscriptions: [],
    extensionPath: world.extensionPath ?? temporaryFolder(),
    extension: { id: `${manifest.publisher}.${manifest.name}` },
  };
  return {
    ...editor,
    clients,
    context,
    activate: () => extension.activate(context),
    deactivate: () => extension.deactivate(),
    run: (command, ...words) => editor.vscode.commands.executeCommand(command, ...words),
  };
}

module.exports = { EXTENSION, loadExtension, makeProgram, manifest, temporaryFolder };
