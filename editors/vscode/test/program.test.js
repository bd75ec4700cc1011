// Where the program is looked for, and what is said where it isn't.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { afterEach, beforeEach, test } = require("node:test");

const { loadExtension, makeProgram, temporaryFolder } = require("./stubs/load");

const before = { PATH: process.env.PATH, HOME: process.env.HOME };

beforeEach(() => (process.env.PATH = temporaryFolder()));
afterEach(() => Object.assign(process.env, before));

const settle = () => new Promise((resolve) => setImmediate(resolve));

async function started(world) {
  const extension = loadExtension(world);
  await extension.activate();
  await settle();
  return extension;
}

const command = (extension) => extension.clients[0]?.serverOptions.command;

test("the setting is the only place", async () => {
  const chosen = makeProgram(path.join(temporaryFolder(), "tool"));
  makeProgram(path.join(process.env.PATH, "parlance"));
  assert.equal(command(await started({ settings: { "parlance.server.path": chosen } })), chosen);
  assert.equal(command(await started({ settings: { "parlance.server.path": `${chosen}.old` } })), undefined);
});

test("the home folder and the workspace folder may stand in the setting", async () => {
  process.env.HOME = temporaryFolder();
  const atHome = makeProgram(path.join(process.env.HOME, "bin", "parlance"));
  assert.equal(command(await started({ settings: { "parlance.server.path": "~/bin/parlance" } })), atHome);
  const folder = temporaryFolder();
  const inside = makeProgram(path.join(folder, "tools", "parlance"));
  const settings = { "parlance.server.path": "${workspaceFolder}/tools/parlance" };
  assert.equal(command(await started({ settings, folders: [folder] })), inside);
});

test("the PATH comes first, without its relative entries", async () => {
  const folder = temporaryFolder();
  makeProgram(path.join(folder, ".build", "release", "parlance"));
  const there = makeProgram(path.join(temporaryFolder(), "parlance"));
  const relative = path.relative(process.cwd(), path.dirname(makeProgram(path.join(temporaryFolder(), "parlance"))));
  process.env.PATH = [relative, path.dirname(there)].join(path.delimiter);
  assert.equal(command(await started({ folders: [folder] })), there);
});

test("an extension that is run from its checkout finds what was built there", async () => {
  const checkout = temporaryFolder();
  const built = makeProgram(path.join(checkout, ".build", "release", "parlance"));
  fs.mkdirSync(path.join(checkout, "editors", "vscode"), { recursive: true });
  const link = path.join(temporaryFolder(), "parlance.parlance");
  fs.symlinkSync(path.join(checkout, "editors", "vscode"), link);
  assert.equal(command(await started({ extensionPath: link })), built);
});

test("what the workspace built is run only if it is trusted", async () => {
  const folder = temporaryFolder();
  const built = makeProgram(path.join(folder, ".build", "release", "parlance"));
  const extension = await started({ folders: [temporaryFolder(), folder], isTrusted: false });
  assert.equal(command(extension), undefined);
  assert.ok(extension.seen.log.some(({ text }) => text.includes("the workspace is not trusted")));
  extension.trust();
  await settle();
  assert.equal(command(extension), built);
});

test("a folder or a file that can't be run is no program", async () => {
  fs.mkdirSync(path.join(process.env.PATH, "parlance"));
  assert.equal(command(await started()), undefined);
  const file = path.join(temporaryFolder(), "parlance");
  fs.writeFileSync(file, "", { mode: 0o644 });
  assert.equal(command(await started({ settings: { "parlance.server.path": file } })), undefined);
});

test("a missing program is said with what to do, and the log says where was looked", async () => {
  const folder = temporaryFolder();
  const extension = await started({ folders: [folder] });
  const [message, ...more] = extension.seen.shown;
  assert.deepEqual(more, []);
  assert.equal(message.kind, "error");
  assert.match(message.text, /swift build -c release/);
  assert.match(message.text, /parlance\.server\.path/);
  const log = extension.seen.log.map(({ text }) => text).join("\n");
  assert.match(log, /the PATH: no 'parlance' in it/);
  assert.ok(log.includes(`'${path.join(folder, ".build", "release", "parlance")}': not built`));
});

for (const [answer, expected] of [
  ["Open Settings", ["workbench.action.openSettings", "parlance.server.path"]],
  ["Get Started", ["workbench.action.openWalkthrough", "parlance.parlance#start", false]],
  [undefined, undefined],
]) {
  test(`the message's answer ${answer} is followed`, async () => {
    const extension = loadExtension();
    extension.answers.message = answer;
    await extension.activate();
    await settle();
    assert.deepEqual(extension.seen.executed[0], expected);
  });
}
