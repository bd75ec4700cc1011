// Finds the program that is the language server and the audit. Knows nothing of Visual Studio Code.
"use strict";

const fs = require("node:fs");
const os = require("node:os");
const path = require("node:path");

const NAME = "parlance";
const BUILT = path.join(".build", "release", NAME);

/**
 * A place that is looked at.
 * @typedef {object} Place
 * @property {string} name What the place is called.
 * @property {string} [path] The program, where one is there and may be run.
 * @property {string} note Why nothing there is run.
 */

/**
 * @typedef {object} Surroundings
 * @property {string} configured The path that the user set; empty for none.
 * @property {string[]} folders The workspace's folders.
 * @property {boolean} isTrusted Whether programs of the workspace may be run.
 * @property {string} extensionFolder Where the extension is installed.
 * @property {string} searchPath The PATH.
 */

function isExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
    return fs.statSync(file).isFile();
  } catch {
    return false;
  }
}

/** A path as a user writes it, with `~` and `${workspaceFolder}`. */
function expand(written, folders) {
  const [folder = ""] = folders;
  const filled = written.replaceAll("${workspaceFolder}", folder);
  return filled === "~" || filled.startsWith("~/") ? path.join(os.homedir(), filled.slice(1)) : filled;
}

function onSearchPath(searchPath) {
  // A relative entry would be another place in each folder.
  const folders = searchPath.split(path.delimiter).filter((folder) => path.isAbsolute(folder));
  return folders.map((folder) => path.join(folder, NAME)).find(isExecutable);
}

/** Where an extension that is run from its checkout finds the program that was built there. */
function ownBuild(extensionFolder) {
  let real = extensionFolder;
  try {
    real = fs.realpathSync(extensionFolder);
  } catch {
    // The folder is named as it was given.
  }
  return path.join(real, "..", "..", BUILT);
}

function builtPlace(file, isAllowed, refusal) {
  const isThere = isExecutable(file);
  return {
    name: `'${file}'`,
    path: isThere && isAllowed ? file : undefined,
    note: isThere ? refusal : "not built",
  };
}

/**
 * The places in order. The first with a program wins; a path that the user set is the only place.
 * @param {Surroundings} surroundings
 * @returns {Place[]}
 */
function places({ configured, folders, isTrusted, extensionFolder, searchPath }) {
  if (configured) {
    const file = expand(configured, folders);
    return [
      {
        name: `'${file}', the setting 'parlance.server.path'`,
        path: isExecutable(file) ? file : undefined,
        note: "no executable file",
      },
    ];
  }
  return [
    { name: "the PATH", path: onSearchPath(searchPath), note: `no '${NAME}' in it` },
    builtPlace(ownBuild(extensionFolder), true, ""),
    ...folders.map((folder) => builtPlace(path.join(folder, BUILT), isTrusted, "the workspace is not trusted")),
  ];
}

/** @returns {{ path?: string, places: Place[] }} */
function find(surroundings) {
  const looked = places(surroundings);
  return { path: looked.find((place) => place.path)?.path, places: looked };
}

module.exports = { find };
