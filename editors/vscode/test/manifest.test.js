// The manifest says what the code does, no less and no more.
"use strict";

const assert = require("node:assert/strict");
const fs = require("node:fs");
const path = require("node:path");
const { test } = require("node:test");

const { EXTENSION, loadExtension, makeProgram, manifest, temporaryFolder } = require("./stubs/load");

const CHECKOUT = path.resolve(EXTENSION, "..", "..");
const { contributes } = manifest;
const read = (...parts) => fs.readFileSync(path.join(...parts), "utf8");
const sorted = (names) => [...names].sort();
const declaredCommands = contributes.commands.map((command) => command.command);

/** The server's features with whether each is on by default, from its code. */
function serverFeatures() {
  const text = read(CHECKOUT, "Sources/LanguageServer/Features/EditorFeature.swift");
  const names = [...text.matchAll(/^\s*case (\w+)$/gm)].map((match) => match[1]);
  const off = [...text.matchAll(/self != \.(\w+)/g)].map((match) => match[1]);
  return new Map(names.map((name) => [name, !off.includes(name)]));
}

async function activated() {
  const program = makeProgram(path.join(temporaryFolder(), "parlance"));
  const extension = loadExtension({ settings: { "parlance.server.path": program } });
  await extension.activate();
  return extension;
}

test("the commands that are declared are those that are registered", async () => {
  const { registered } = await activated();
  assert.deepEqual(sorted(registered.keys()), sorted(declaredCommands));
});

test("the settings that are declared are those that the extension, its client and the server read", async () => {
  const { seen } = await activated();
  const features = [...serverFeatures().keys()].map((name) => `parlance.${name}.enabled`);
  assert.deepEqual(sorted(Object.keys(contributes.configuration.properties)), sorted([...seen.asked, ...features]));
});

test("the features' defaults are the server's", () => {
  for (const [name, isOn] of serverFeatures()) {
    const property = contributes.configuration.properties[`parlance.${name}.enabled`];
    assert.equal(property?.type, "boolean", name);
    assert.equal(property.default, isOn, name);
  }
});

test("every setting explains itself and has a default of its type", () => {
  for (const [name, property] of Object.entries(contributes.configuration.properties)) {
    assert.ok(property.description ?? property.markdownDescription, name);
    assert.equal(typeof property.default, property.type, name);
  }
});

test("a program that a workspace names is restricted to trusted ones", () => {
  assert.deepEqual(manifest.capabilities.untrustedWorkspaces.restrictedConfigurations, ["parlance.server.path"]);
});

test("the task types that are declared are those that are provided", async () => {
  const { providers } = await activated();
  assert.deepEqual([...providers.keys()], contributes.taskDefinitions.map((definition) => definition.type));
});

test("every file that the manifest names is there", () => {
  const steps = contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps);
  const schemas = contributes.jsonValidation.map((validation) => validation.url);
  for (const file of [manifest.main, ...schemas, ...steps.map((step) => step.media.markdown)]) {
    assert.ok(fs.existsSync(path.join(EXTENSION, file)), file);
  }
});

test("the walkthrough leads to commands that exist and waits for what happens", async () => {
  const { seen } = await activated();
  const contexts = seen.executed.filter(([name]) => name === "setContext").map(([, key]) => key);
  for (const step of contributes.walkthroughs.flatMap((walkthrough) => walkthrough.steps)) {
    for (const [, command] of step.description.matchAll(/\(command:([\w.]+)/g)) {
      assert.ok(declaredCommands.includes(command) || command.startsWith("workbench."), command);
    }
    for (const event of step.completionEvents ?? []) {
      const [kind, name] = event.split(":");
      assert.ok({ onCommand: declaredCommands, onContext: contexts }[kind]?.includes(name), event);
    }
  }
});

test("the walkthrough that a missing program leads to is declared", () => {
  assert.deepEqual(contributes.walkthroughs.map((walkthrough) => walkthrough.id), ["start"]);
});

test("it is activated by Swift and by a configuration", () => {
  assert.deepEqual(manifest.activationEvents, ["onLanguage:swift", "workspaceContains:**/.parlance.json"]);
});

test("no module but the editor's and the declared ones is loaded", () => {
  const own = new Set(["vscode", ...Object.keys(manifest.dependencies)]);
  for (const file of fs.readdirSync(path.join(EXTENSION, "src"))) {
    for (const [, name] of read(EXTENSION, "src", file).matchAll(/require\("([^".][^"]*)"\)/g)) {
      assert.ok(name.startsWith("node:") || own.has(name.split("/")[0]), `${file}: ${name}`);
    }
  }
});

test("its version is the program's, and the changes name it", () => {
  const program = read(CHECKOUT, "Sources/Audit/ToolVersion.swift").match(/current = "([^"]+)"/)[1];
  assert.equal(manifest.version, program);
  assert.ok(read(EXTENSION, "CHANGELOG.md").includes(`## ${program}`));
});

test("the readme lists every command and setting", () => {
  const readme = read(EXTENSION, "README.md");
  for (const command of contributes.commands) assert.ok(readme.includes(`${command.category}: ${command.title}`));
  for (const name of serverFeatures().keys()) assert.ok(readme.includes(`\`${name}\``), name);
  assert.ok(readme.includes("`parlance.server.path`") && readme.includes("`parlance.trace.server`"));
});

test("the schema is one that the editor reads, of the configuration's keys", () => {
  const schema = JSON.parse(read(EXTENSION, contributes.jsonValidation[0].url));
  assert.equal(schema.$schema, "http://json-schema.org/draft-07/schema#");
  const code = read(CHECKOUT, "Sources/Workspace/Configuration/ConfigurationSchema.swift");
  const root = code.slice(code.indexOf("root = .record("), code.indexOf("private static"));
  for (const key of Object.keys(schema.properties)) assert.ok(root.includes(`"${key}"`), key);
});
