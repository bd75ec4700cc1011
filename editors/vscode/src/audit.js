// The audit of a folder as a task: its lines link to the code.
"use strict";

const vscode = require("vscode");

const folders = require("./folders");

const TYPE = "parlance";

function makeTask(folder, program, definition = { type: TYPE }) {
  const words = ["audit", "--color", "always"];
  const execution = new vscode.ProcessExecution(program, words, { cwd: folder.uri.fsPath });
  const task = new vscode.Task(definition, folder, "audit", "parlance", execution, []);
  task.presentationOptions = { reveal: vscode.TaskRevealKind.Always, clear: true };
  return task;
}

/**
 * Audits a folder. What it finds is in the Problems panel as well, from the server.
 * @param {import("./lookup").Lookup} lookup
 */
async function audit(lookup) {
  const folder = await folders.pick("Which folder?");
  const program = folder && lookup.find();
  if (program) await vscode.tasks.executeTask(makeTask(folder, program));
}

/** Offers the audit of each folder under "Run Task". */
class AuditTasks {
  /** @param {import("./lookup").Lookup} lookup */
  constructor(lookup) {
    this.lookup = lookup;
  }

  provideTasks() {
    const all = folders.all();
    const program = this.lookup.look().path;
    return program ? all.map((folder) => makeTask(folder, program)) : [];
  }

  resolveTask(task) {
    const program = task.scope?.uri && this.lookup.look().path;
    // The editor knows the task again by its definition.
    return program ? makeTask(task.scope, program, task.definition) : undefined;
  }
}

module.exports = { AuditTasks, TYPE, audit };
