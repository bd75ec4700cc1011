/// Asks the git that is installed.
package enum GitCommand {
  /// Runs git in a folder.
  ///
  /// The environment of a hook, which names another repository or index, doesn't reach it; nothing that the
  /// repository's own configuration names is run.
  package static func run(
    _ arguments: [String],
    in folder: FilePath,
    timeout: Double = 30
  ) throws(ChildProcess.Failure) -> ChildProcess.Output {
    let settings = ["core.fsmonitor=false", "core.quotePath=false"]
    return try ChildProcess.run(
      "git",
      ["-C", folder.string] + settings.flatMap { ["-c", $0] } + arguments,
      setting: ["GIT_OPTIONAL_LOCKS": "0", "LC_ALL": "C"],
      withoutVariables: ["GIT_DIR", "GIT_WORK_TREE", "GIT_INDEX_FILE", "GIT_PREFIX", "GIT_COMMON_DIR"],
      timeout: timeout
    )
  }
}
