// Starting, restarting and ending the server.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");

const { loadExtension, makeProgram, temporaryFolder } = require("./stubs/load");

/** An extension whose program is set. */
function loadWithProgram(world = {}) {
  const program = makeProgram(path.join(temporaryFolder(), "parlance"));
  return { program, ...loadExtension({ ...world, settings: { "parlance.server.path": program, ...world.settings } }) };
}

const states = (clients) => clients.map((client) => client.state);

/** Lets what an event began come to its end. */
const settle = () => new Promise((resolve) => setImmediate(resolve));

test("activation starts the program as a language server", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  const [client] = extension.clients;
  assert.equal(client.id, "parlance");
  assert.deepEqual(client.serverOptions, { command: extension.program, args: ["lsp"] });
  assert.equal(client.state, "running");
  assert.equal(client.clientOptions.outputChannel, extension.seen.outputs[0]);
  assert.deepEqual(extension.seen.executed, [["setContext", "parlance.isRunning", true]]);
});

test("Swift files and what defines tokens are served, other files are not", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  const selector = extension.clients[0].clientOptions.documentSelector;
  assert.deepEqual(
    selector.filter((filter) => filter.language).map((filter) => [filter.scheme, filter.language]),
    [["file", "swift"], ["untitled", "swift"]]
  );
  assert.deepEqual(
    selector.filter((filter) => !filter.language).map((filter) => filter.pattern),
    ["**/*.tokens", "**/*.tokens.json", "**/*.xcassets/**/Contents.json", "**/.parlance.json"]
  );
});

test("what is registered is given to the editor to dispose of", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  for (const subscription of extension.context.subscriptions) subscription.dispose();
  assert.equal(extension.registered.size, 0);
  assert.equal(extension.providers.size, 0);
});

test("deactivation ends the server", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  await extension.deactivate();
  assert.deepEqual(states(extension.clients), ["disposed"]);
});

test("deactivation without a server is no error", async () => {
  const extension = loadExtension({ settings: { "parlance.server.path": "/nowhere/parlance" } });
  await extension.activate();
  await extension.deactivate();
  assert.deepEqual(extension.clients, []);
});

test("restarts follow each other, one server at a time", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  await Promise.all([extension.run("parlance.restart"), extension.run("parlance.restart")]);
  assert.deepEqual(states(extension.clients), ["disposed", "disposed", "running"]);
});

test("a server that crashed can be restarted", async () => {
  const extension = loadWithProgram({ mishaps: { stopFails: true } });
  await extension.activate();
  await extension.run("parlance.restart");
  assert.deepEqual(states(extension.clients), ["disposed", "running"]);
});

test("a server that doesn't start is said to the user and doesn't fail the activation", async () => {
  const extension = loadWithProgram({ mishaps: { startFails: true } });
  await extension.activate();
  assert.match(extension.seen.shown[0].text, /does not start/);
  assert.ok(extension.seen.log.some(({ level, text }) => level === "error" && text.includes("spawn failed")));
});

test("another program is started when the setting changes", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  const other = makeProgram(path.join(temporaryFolder(), "parlance"));
  extension.set("parlance.server.path", other);
  await settle();
  await extension.run("parlance.showOutput");
  assert.deepEqual(states(extension.clients), ["disposed", "running"]);
  assert.equal(extension.clients[1].serverOptions.command, other);
});

test("the server's own settings need no restart", async () => {
  const extension = loadWithProgram();
  await extension.activate();
  extension.set("parlance.inlayHints.enabled", true);
  await settle();
  assert.deepEqual(states(extension.clients), ["running"]);
});
