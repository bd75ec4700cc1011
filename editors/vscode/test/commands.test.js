// The commands that run the program beside the language server.
"use strict";

const assert = require("node:assert/strict");
const path = require("node:path");
const { test } = require("node:test");

const { loadExtension, makeProgram, temporaryFolder } = require("./stubs/load");

const listing = {
  tokens: [
    {
      name: "Color.ink", kind: "color", value: { light: "#2B2118FF", dark: "#F6EEE466" }, file: "Kit/Color.swift",
      line: 9, column: 21,
    },
    { name: "Height.large", kind: "height", value: 52, file: "Kit/Height.swift", line: 7, column: 8 },
    {
      name: "Typography.h1", kind: "typography", value: { family: "Karla", size: 21, weight: "medium", lineHeight: 1.2 },
      file: "Kit/Type.swift", line: 3, column: 1,
    },
    {
      name: "Kind.primary", kind: "variant", file: "Kit/Kind.swift", line: 4, column: 8,
      value: { type: "Kind", properties: { tint: { light: "#FFFFFFFF", dark: null, ref: "Color.white" }, radius: 6 } },
    },
    { name: "Color.odd", kind: "color", value: null, unresolved: "a loop", file: "Kit/Odd.swift", line: 1, column: 1 },
  ],
  components: [
    { name: "BaseButton", kind: "component", value: { class: "BaseButton", base: "UIButton" }, file: "Kit/B.swift", line: 14 },
  ],
  problems: [],
};

async function activated(script, world = {}) {
  const program = makeProgram(path.join(temporaryFolder(), "parlance"), script);
  const extension = loadExtension({ folders: [temporaryFolder()], ...world, settings: { "parlance.server.path": program } });
  await extension.activate();
  return { program, folders: extension.vscode.workspace.workspaceFolders, ...extension };
}

const prints = (value) => `cat <<'END'\n${JSON.stringify(value)}\nEND`;

test("the vocabulary is listed with values, and leads to definitions", async () => {
  const extension = await activated(prints(listing));
  extension.answers.pick = (items) => items[0];
  await extension.run("parlance.showVocabulary");
  const [items] = extension.seen.picked;
  assert.deepEqual(items.map((item) => [item.label, item.description]), [
    ["Color.ink", "#2B2118 / #F6EEE466"],
    ["Height.large", "52"],
    ["Typography.h1", "Karla 21 medium line 1.2"],
    ["Kind.primary", "tint: Color.white, radius: 6"],
    ["Color.odd", "a loop"],
    ["BaseButton", "BaseButton: UIButton"],
  ]);
  assert.equal(items[0].detail, "color · Kit/Color.swift:9");
  const [opened] = extension.seen.opened;
  assert.equal(opened.file, path.join(extension.folders[0].uri.fsPath, "Kit/Color.swift"));
  assert.deepEqual({ ...opened.selection.start }, { line: 8, character: 20 });
});

test("nothing is opened where nothing is chosen", async () => {
  const extension = await activated(prints(listing));
  await extension.run("parlance.showVocabulary");
  assert.deepEqual(extension.seen.opened, []);
});

test("the vocabulary is asked for in the folder, as the program is told", async () => {
  const extension = await activated(`echo "$PWD: $*" > "$0.log"; ${prints(listing)}`);
  await extension.run("parlance.showVocabulary");
  const log = require("node:fs").readFileSync(`${extension.program}.log`, "utf8");
  assert.equal(log, `${extension.folders[0].uri.fsPath}: tokens --format json\n`);
});

test("an empty vocabulary is explained", async () => {
  const extension = await activated(prints({ tokens: [], components: [], problems: [] }));
  await extension.run("parlance.showVocabulary");
  assert.match(extension.seen.shown[0].text, /\.parlance\.json/);
});

test("what the program could not do is said in its words", async () => {
  const extension = await activated("echo \"parlance: unknown key 'rulez'\" >&2; exit 2");
  await extension.run("parlance.showVocabulary");
  assert.deepEqual(extension.seen.shown, [{ kind: "error", text: "Parlance: unknown key 'rulez'" }]);
});

test("output that can't be read is an error, not a crash", async () => {
  const extension = await activated("echo nonsense");
  await extension.run("parlance.showVocabulary");
  assert.equal(extension.seen.shown[0].kind, "error");
});

test("the audit runs as a task in the folder", async () => {
  const extension = await activated();
  await extension.run("parlance.auditWorkspace");
  const [task] = extension.seen.tasks;
  assert.equal(task.scope, extension.folders[0]);
  assert.deepEqual(task.definition, { type: "parlance" });
  assert.deepEqual({ ...task.execution }, {
    process: extension.program,
    args: ["audit", "--color", "always"],
    options: { cwd: extension.folders[0].uri.fsPath },
  });
});

test("with several folders the user picks one, or none", async () => {
  const extension = await activated(undefined, { folders: [temporaryFolder(), temporaryFolder()] });
  await extension.run("parlance.auditWorkspace");
  assert.deepEqual(extension.seen.tasks, []);
  extension.answers.folder = (folders) => folders[1];
  await extension.run("parlance.auditWorkspace");
  assert.deepEqual(extension.seen.tasks.map((task) => task.scope), [extension.folders[1]]);
});

test("without a folder the commands say what they need", async () => {
  const extension = await activated(undefined, { folders: [] });
  await extension.run("parlance.auditWorkspace");
  await extension.run("parlance.showVocabulary");
  assert.deepEqual(extension.seen.shown.map(({ kind }) => kind), ["information", "information"]);
  assert.deepEqual(extension.seen.tasks, []);
});

test("without a program the commands say what to do", async () => {
  const extension = await activated();
  extension.set("parlance.server.path", "/nowhere/parlance");
  await new Promise((resolve) => setImmediate(resolve));
  extension.seen.shown.length = 0;
  await extension.run("parlance.auditWorkspace");
  assert.match(extension.seen.shown[0].text, /is not found/);
});

test("every folder's audit is offered as a task, and one from tasks.json is completed", async () => {
  const extension = await activated(undefined, { folders: [temporaryFolder(), temporaryFolder()] });
  const provider = extension.providers.get("parlance");
  const tasks = provider.provideTasks();
  assert.deepEqual(tasks.map((task) => task.scope), [...extension.folders]);
  const definition = { type: "parlance" };
  const resolved = provider.resolveTask({ definition, scope: extension.folders[1] });
  assert.equal(resolved.definition, definition);
  assert.equal(resolved.execution.options.cwd, extension.folders[1].uri.fsPath);
});

test("offering tasks bothers nobody where there is no program", async () => {
  const extension = loadExtension({ settings: { "parlance.server.path": "/nowhere/parlance" }, folders: [temporaryFolder()] });
  await extension.activate();
  extension.seen.shown.length = 0;
  const provider = extension.providers.get("parlance");
  assert.deepEqual(provider.provideTasks(), []);
  assert.equal(provider.resolveTask({ scope: extension.vscode.workspace.workspaceFolders[0] }), undefined);
  assert.deepEqual(extension.seen.shown, []);
});

test("the output is shown", async () => {
  const extension = await activated();
  await extension.run("parlance.showOutput");
  assert.equal(extension.seen.outputs[0].isShown, true);
});
