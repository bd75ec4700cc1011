// A stand-in for the module `vscode-languageclient/node`.
"use strict";

/**
 * @param {object} editor What `makeEditor` gave.
 * @param {{ startFails?: boolean, stopFails?: boolean }} mishaps
 */
function makeClientLibrary(editor, mishaps) {
  const clients = [];

  class LanguageClient {
    constructor(id, name, serverOptions, clientOptions) {
      Object.assign(this, { id, name, serverOptions, clientOptions, state: "new" });
      // What the library reads by itself.
      this.trace = editor.setting(`${id}.trace.server`);
      clients.push(this);
    }

    async start() {
      await null;
      if (mishaps.startFails) throw new Error("spawn failed");
      if (clients.some((other) => other !== this && other.state === "running")) throw new Error("two servers at once");
      this.state = "running";
    }

    async dispose() {
      await null;
      this.state = "disposed";
      if (mishaps.stopFails) throw new Error("it crashed before");
    }
  }

  return { library: { LanguageClient }, clients };
}

module.exports = { makeClientLibrary };
