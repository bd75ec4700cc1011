// The program for this window, or what to do where there is none.
"use strict";

const vscode = require("vscode");

const folders = require("./folders");
const program = require("./program");
const settings = require("./settings");

const OPEN_SETTINGS = "Open Settings";
const GET_STARTED = "Get Started";

class Lookup {
  /**
   * @param {vscode.ExtensionContext} context
   * @param {vscode.LogOutputChannel} output
   */
  constructor(context, output) {
    this.context = context;
    this.output = output;
  }

  /** The program, and the places that were looked at for it. */
  look() {
    return program.find({
      configured: settings.serverPath(),
      folders: folders.all().map((folder) => folder.uri.fsPath),
      isTrusted: vscode.workspace.isTrusted,
      extensionFolder: this.context.extensionPath,
      searchPath: process.env.PATH ?? "",
    });
  }

  /** The program's path; without one the user is told, and nothing is returned. */
  find() {
    const found = this.look();
    if (!found.path) this.tell(found.places);
    return found.path;
  }

  async tell(places) {
    this.output.error("The program is not found. Looked at:");
    for (const place of places) this.output.error(`  ${place.name}: ${place.note}`);
    const choice = await vscode.window.showErrorMessage(
      "Parlance: the program 'parlance' is not found. Build it with 'swift build -c release' in its checkout and put " +
        "'.build/release' on the PATH, or name it in the setting 'parlance.server.path'.",
      OPEN_SETTINGS,
      GET_STARTED
    );
    if (choice === OPEN_SETTINGS) {
      await vscode.commands.executeCommand("workbench.action.openSettings", "parlance.server.path");
    } else if (choice === GET_STARTED) {
      const walkthrough = `${this.context.extension.id}#start`;
      await vscode.commands.executeCommand("workbench.action.openWalkthrough", walkthrough, false);
    }
  }
}

module.exports = { Lookup };
