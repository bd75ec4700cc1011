/// What git ignores, by git's own answer: files that are not tracked and that one of its ignore files names.
package struct GitIgnoredPaths: IgnoredPathSource {
  private let fileSystem: any FileSystem

  package init(fileSystem: any FileSystem = DiskFileSystem()) {
    self.fileSystem = fileSystem
  }

  /// Nothing outside a work tree, where git isn't asked at all.
  package func ignoredPaths(in folder: FilePath) -> IgnoredPaths {
    guard folder.ancestry.contains(where: { fileSystem.exists($0.appending(".git")) }) else { return IgnoredPaths() }
    do throws(ChildProcess.Failure) {
      let output = try GitCommand.run(
        ["ls-files", "--others", "--ignored", "--exclude-standard", "--directory", "-z"],
        in: folder
      )
      guard output.status == 0 else {
        // Some versions of git fail to list inside an ignored folder. It was named, so its content counts.
        if try GitCommand.run(["check-ignore", "--quiet", "."], in: folder).status == 0 { return IgnoredPaths() }
        return failed(String(decoding: output.standardError.prefix { $0 != UInt8(ascii: "\n") }, as: UTF8.self), folder)
      }
      return paths(in: output.standardOutput, of: folder)
    } catch {
      switch error {
      case .notStarted: return failed("git is not installed or can't be started", folder)
      case .timedOut: return failed("git took too long to answer", folder)
      }
    }
  }

  private func failed(_ reason: String, _ folder: FilePath) -> IgnoredPaths {
    IgnoredPaths(problems: [
      DiscoveryProblem(path: folder, message: "files that git ignores are audited too: \(reason)", weight: .note)
    ])
  }

  private func paths(in listing: [UInt8], of folder: FilePath) -> IgnoredPaths {
    var folders: Set<FilePath> = []
    var files: Set<FilePath> = []
    for name in listing.split(separator: 0) {
      let path = FilePath(String(decoding: name, as: UTF8.self), relativeTo: folder)
      // The folder itself: it was named, so its content counts.
      if path == folder { continue }
      if name.last == UInt8(ascii: "/") {
        folders.insert(path)
      } else {
        files.insert(path)
      }
    }
    return IgnoredPaths(folders: folders, files: files)
  }
}
