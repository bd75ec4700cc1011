// The language server's process and its client.
"use strict";

const vscode = require("vscode");
const { LanguageClient } = require("vscode-languageclient/node");

// Beside Swift the server reads what defines tokens, and its own configuration; open files count before they are saved.
const DOCUMENTS = [
  { scheme: "file", language: "swift" },
  { scheme: "untitled", language: "swift" },
  { scheme: "file", pattern: "**/*.tokens" },
  { scheme: "file", pattern: "**/*.tokens.json" },
  { scheme: "file", pattern: "**/*.xcassets/**/Contents.json" },
  { scheme: "file", pattern: "**/.parlance.json" },
];

class Server {
  /**
   * @param {import("./lookup").Lookup} lookup
   * @param {vscode.LogOutputChannel} output
   */
  constructor(lookup, output) {
    this.lookup = lookup;
    this.output = output;
    /** What is being started or stopped; each waits for the one before. */
    this.last = Promise.resolve();
  }

  /** Starts the server if it doesn't run. */
  start() {
    return this.queue(() => this.begin());
  }

  restart() {
    return this.queue(async () => {
      await this.end();
      await this.begin();
    });
  }

  stop() {
    return this.queue(() => this.end());
  }

  queue(work) {
    this.last = this.last.then(work, work);
    return this.last;
  }

  async begin() {
    if (this.client) return;
    const command = this.lookup.find();
    if (!command) return;
    this.output.info(`Starting ${command}`);
    const client = new LanguageClient(
      "parlance",
      "Parlance",
      { command, args: ["lsp"] },
      { documentSelector: DOCUMENTS, outputChannel: this.output }
    );
    try {
      await client.start();
    } catch (error) {
      this.output.error(`The server does not start: ${error?.message ?? error}`);
      vscode.window.showErrorMessage(`Parlance: '${command}' does not start; the output says why.`);
      return;
    }
    this.client = client;
    await this.tellContext(true);
  }

  async end() {
    const { client } = this;
    if (!client) return;
    this.client = undefined;
    await this.tellContext(false);
    try {
      await client.dispose();
    } catch (error) {
      // A server that crashed is gone as well.
      this.output.warn(`The server did not end well: ${error?.message ?? error}`);
    }
  }

  /** What the walkthrough's first step waits for. */
  tellContext(isRunning) {
    return vscode.commands.executeCommand("setContext", "parlance.isRunning", isRunning);
  }
}

module.exports = { Server };
