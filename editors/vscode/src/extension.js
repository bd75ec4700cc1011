// What Visual Studio Code calls.
"use strict";

const vscode = require("vscode");

const { AuditTasks, TYPE, audit } = require("./audit");
const { Lookup } = require("./lookup");
const { Server } = require("./server");
const settings = require("./settings");
const vocabulary = require("./vocabulary");

/** @type {Server | undefined} */
let server;

/** @param {vscode.ExtensionContext} context */
async function activate(context) {
  const output = vscode.window.createOutputChannel("Parlance", { log: true });
  const lookup = new Lookup(context, output);
  server = new Server(lookup, output);

  const commands = {
    "parlance.restart": () => server.restart(),
    "parlance.showVocabulary": () => vocabulary.show(lookup),
    "parlance.auditWorkspace": () => audit(lookup),
    "parlance.showOutput": () => output.show(),
  };
  context.subscriptions.push(
    output,
    ...Object.entries(commands).map(([name, run]) => vscode.commands.registerCommand(name, run)),
    vscode.tasks.registerTaskProvider(TYPE, new AuditTasks(lookup)),
    vscode.workspace.onDidChangeConfiguration((event) => {
      if (settings.changesServer(event)) server.restart();
    }),
    // A program that the workspace built may be run from now on.
    vscode.workspace.onDidGrantWorkspaceTrust(() => server.start())
  );
  await server.start();
}

async function deactivate() {
  await server?.stop();
  server = undefined;
}

module.exports = { activate, deactivate };
