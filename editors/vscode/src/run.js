// Runs the program's commands beside the language server.
"use strict";

const { execFile } = require("node:child_process");

// A large design system's listing; above it the program is stopped.
const MAXIMUM_OUTPUT = 256 * 1024 * 1024;

/**
 * What a command prints.
 * @param {string} program
 * @param {string[]} words
 * @param {string} folder Where it runs.
 * @returns {Promise<string>} Fails with the program's own words.
 */
function run(program, words, folder) {
  return new Promise((resolve, reject) => {
    execFile(program, words, { cwd: folder, maxBuffer: MAXIMUM_OUTPUT }, (error, output, complaint) => {
      if (error) reject(new Error(complaint.trim().replace(/^parlance: /, "") || error.message));
      else resolve(output);
    });
  });
}

module.exports = { run };
