// A stand-in for the module `vscode`: as strict as the editor about what the manifest declares, and it remembers.
"use strict";

const path = require("node:path");

class Disposable {
  constructor(end) {
    this.end = end;
  }

  dispose() {
    this.end?.();
  }
}

class Emitter {
  constructor() {
    this.listeners = new Set();
    this.event = (listener) => {
      this.listeners.add(listener);
      return new Disposable(() => this.listeners.delete(listener));
    };
  }

  fire(value) {
    for (const listener of [...this.listeners]) listener(value);
  }
}

class Position {
  constructor(line, character) {
    Object.assign(this, { line, character });
  }
}

class Range {
  constructor(start, end) {
    Object.assign(this, { start, end });
  }
}

class ProcessExecution {
  constructor(process, args, options) {
    Object.assign(this, { process, args, options });
  }
}

class Task {
  constructor(definition, scope, name, source, execution, problemMatchers) {
    Object.assign(this, { definition, scope, name, source, execution, problemMatchers });
  }
}

const fileUri = (file) => ({ scheme: "file", fsPath: file, toString: () => `file://${file}` });

/**
 * @param {object} world
 * @param {object} world.manifest The extension's `package.json`.
 * @param {Record<string, unknown>} [world.settings] What the user set.
 * @param {string[]} [world.folders]
 * @param {boolean} [world.isTrusted]
 */
function makeEditor({ manifest, settings = {}, folders = [], isTrusted = true }) {
  const declared = manifest.contributes.configuration.properties;
  const commands = manifest.contributes.commands.map((command) => command.command);
  const seen = { asked: new Set(), executed: [], shown: [], log: [], tasks: [], picked: [], opened: [], outputs: [] };
  const registered = new Map();
  const providers = new Map();
  const changed = new Emitter();
  const trusted = new Emitter();
  /** What the user answers, by the function that asks. */
  const answers = { message: undefined, folder: undefined, pick: undefined };

  const setting = (name) => {
    if (!(name in declared)) throw new Error(`the manifest declares no setting '${name}'`);
    seen.asked.add(name);
    return name in settings ? settings[name] : declared[name].default;
  };
  const show = (kind) => async (text) => {
    seen.shown.push({ kind, text });
    return answers.message;
  };
  const write = (level) => (text) => seen.log.push({ level, text });

  const vscode = {
    Position,
    Range,
    ProcessExecution,
    Task,
    ProgressLocation: { SourceControl: 1, Window: 10, Notification: 15 },
    TaskRevealKind: { Always: 1, Silent: 2, Never: 3 },
    Uri: { file: fileUri },
    workspace: {
      isTrusted,
      workspaceFolders: folders.map((folder, index) => ({ uri: fileUri(folder), name: path.basename(folder), index })),
      getConfiguration: (section) => ({ get: (name) => setting(`${section}.${name}`) }),
      onDidChangeConfiguration: changed.event,
      onDidGrantWorkspaceTrust: trusted.event,
    },
    window: {
      createOutputChannel(name, options) {
        if (!options?.log) throw new Error("only a log channel has levels");
        const channel = { name, isShown: false, show: () => (channel.isShown = true), dispose() {} };
        for (const level of ["info", "warn", "error"]) channel[level] = write(level);
        seen.outputs.push(channel);
        return channel;
      },
      showErrorMessage: show("error"),
      showInformationMessage: show("information"),
      showWorkspaceFolderPick: async () => answers.folder?.(vscode.workspace.workspaceFolders),
      async showQuickPick(items) {
        seen.picked.push(items);
        return answers.pick?.(items);
      },
      showTextDocument: async (uri, options) => void seen.opened.push({ file: uri.fsPath, ...options }),
      withProgress: (options, work) => work(),
    },
    commands: {
      registerCommand(name, run) {
        if (!commands.includes(name)) throw new Error(`the manifest declares no command '${name}'`);
        if (registered.has(name)) throw new Error(`the command '${name}' is registered twice`);
        registered.set(name, run);
        return new Disposable(() => registered.delete(name));
      },
      async executeCommand(name, ...words) {
        seen.executed.push([name, ...words]);
        return registered.get(name)?.(...words);
      },
    },
    tasks: {
      registerTaskProvider(type, provider) {
        if (!manifest.contributes.taskDefinitions.some((definition) => definition.type === type)) {
          throw new Error(`the manifest declares no task type '${type}'`);
        }
        providers.set(type, provider);
        return new Disposable(() => providers.delete(type));
      },
      executeTask: async (task) => void seen.tasks.push(task),
    },
  };

  return {
    vscode,
    seen,
    answers,
    registered,
    providers,
    setting,
    /** The user sets something. */
    set(name, value) {
      settings[name] = value;
      changed.fire({ affectsConfiguration: (section) => name === section || name.startsWith(`${section}.`) });
    },
    trust() {
      vscode.workspace.isTrusted = true;
      trusted.fire();
    },
  };
}

module.exports = { makeEditor };
