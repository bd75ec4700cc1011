/// One search through folders, and what it has found so far.
struct DiscoveryWalk {
  private struct Candidate {
    let file: DiscoveredFile
    let identity: FileIdentity
  }

  private let fileSystem: any FileSystem
  private let root: FilePath
  private let ignoredPathSource: (any IgnoredPathSource)?

  private var ignored = IgnoredPaths()
  private var asked: Set<FilePath> = []
  private var entered: Set<FileIdentity> = []
  private var candidates: [Candidate] = []
  private var found = DiscoveredFiles()

  init(fileSystem: any FileSystem, root: FilePath, ignoredPaths: (any IgnoredPathSource)?) {
    self.fileSystem = fileSystem
    self.root = root
    self.ignoredPathSource = ignoredPaths
  }

  /// Takes one path that was asked for.
  mutating func start(at path: FilePath) {
    do throws(FileError) {
      let status = try fileSystem.status(of: path)
      let real = try fileSystem.realPath(of: path)
      switch status.kind {
      case .folder where DiscoveryName(real.name) == .assetCatalog:
        found.assetCatalogs.append(real)
      case .folder:
        enter(real)
      case .file where DiscoveryName(real.name) == .swift || DiscoveryName(path.name) == .swift:
        add(real, status, isNamed: true)
      // Whatever it is called: it was named.
      case .file where DiscoveryName(real.name) == .tokens || real.name.hasSuffix(".json"):
        found.tokenFiles.append(real)
      case .file, .link:
        skip(path, .notSwift, isNamed: true)
      case .special:
        skip(path, .special, isNamed: true)
      }
    } catch {
      fail(error)
    }
  }

  /// The lists sorted, each real file once: under the name that was asked for, else under the first of its names.
  consuming func finish() -> DiscoveredFiles {
    candidates.sort { left, right in
      left.file.isNamed == right.file.isNamed ? left.file.path < right.file.path : left.file.isNamed
    }
    var listed: [FileIdentity: FilePath] = [:]
    listed.reserveCapacity(candidates.count)
    for candidate in candidates {
      if let other = listed[candidate.identity] {
        if other != candidate.file.path { skip(candidate.file.path, .duplicate) }
      } else {
        listed[candidate.identity] = candidate.file.path
        found.swiftFiles.append(candidate.file)
      }
    }
    found.swiftFiles.sort { $0.path < $1.path }
    found.assetCatalogs = Set(found.assetCatalogs).sorted()
    found.tokenFiles = Set(found.tokenFiles).sorted()
    found.xcodeProjects = Set(found.xcodeProjects).sorted()
    found.configurations = Set(found.configurations).sorted()
    found.skipped = Set(found.skipped).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    found.problems = (found.problems + ignored.problems).sorted { ($0.path, $0.message) < ($1.path, $1.message) }
    return found
  }

  /// Searches a real folder and what lies in it, with a stack of its own: nesting costs no recursion.
  private mutating func enter(_ start: FilePath) {
    var pending = [start]
    while let folder = pending.popLast() {
      do throws(FileError) {
        guard entered.insert(try fileSystem.status(of: folder).identity).inserted else { continue }
        let entries = try fileSystem.entries(of: folder)
        // A repository inside another one has ignore files of its own.
        if folder != start, entries.contains(where: { $0.name == ".git" }) {
          askForIgnoredPaths(in: folder)
        }
        for entry in entries {
          if let next = visit(entry, in: folder) { pending.append(next) }
        }
      } catch {
        fail(error)
      }
    }
  }

  /// - Returns: a folder to search.
  private mutating func visit(_ entry: FolderEntry, in folder: FilePath) -> FilePath? {
    let name = DiscoveryName(entry.name[...])
    switch entry.kind {
    case .file:
      if name != .other { visitFile(entry, name, at: folder.appending(entry.name)) }
    case .folder:
      return visitFolder(entry, name, at: folder.appending(entry.name))
    case .link:
      return follow(folder.appending(entry.name), name)
    case .special:
      if name == .swift { skip(folder.appending(entry.name), .special) }
    }
    return nil
  }

  private mutating func visitFolder(_ entry: FolderEntry, _ name: DiscoveryName, at path: FilePath) -> FilePath? {
    if FileDiscovery.prunedFolders.contains(entry.name) {
      if entry.name != ".git" { skip(path, .pruned) }
    } else if !entry.isNameExact {
      let message = "the folder's name is not valid UTF-8: it is not searched"
      found.problems.append(DiscoveryProblem(path: path, message: message, weight: .note))
    } else if ignored.folders.contains(path) {
      skip(path, .ignoredByGit)
    } else if name == .swift {
      skip(path, .folderNamedLikeFile)
    } else if name == .assetCatalog {
      found.assetCatalogs.append(path)
    } else if name == .xcodeProject {
      found.xcodeProjects.append(path)
    } else {
      return path
    }
    return nil
  }

  private mutating func visitFile(_ entry: FolderEntry, _ name: DiscoveryName, at path: FilePath) {
    guard entry.isNameExact else {
      if name == .swift {
        let message = "the file's name is not valid UTF-8: rename it"
        found.problems.append(DiscoveryProblem(path: path, message: message, weight: .failure))
      }
      return
    }
    if name == .configuration {
      found.configurations.append(path)
    } else if name == .assetCatalog || name == .xcodeProject {
      return
    } else if ignored.files.contains(path) {
      skip(path, .ignoredByGit)
    } else if name == .tokens {
      found.tokenFiles.append(path)
    } else {
      do throws(FileError) {
        add(path, try fileSystem.status(of: path), isNamed: false)
      } catch {
        fail(error)
      }
    }
  }

  /// - Returns: the real folder that a link leads to, if it is to be searched.
  private mutating func follow(_ link: FilePath, _ name: DiscoveryName) -> FilePath? {
    guard !ignored.files.contains(link), !ignored.folders.contains(link) else {
      skip(link, .ignoredByGit)
      return nil
    }
    do throws(FileError) {
      let status = try fileSystem.status(of: link)
      guard status.kind == .folder || name != .other else { return nil }
      let real = try fileSystem.realPath(of: link)
      guard isSearched(real) else {
        skip(link, .linkLeadsAway)
        return nil
      }
      switch (status.kind, name) {
      case (.folder, .swift): skip(link, .folderNamedLikeFile)
      case (.folder, _) where DiscoveryName(real.name) == .assetCatalog: found.assetCatalogs.append(real)
      case (.folder, .xcodeProject): break
      case (.folder, _): return real
      case (.file, .configuration): found.configurations.append(link)
      case (.file, .tokens): found.tokenFiles.append(real)
      case (.file, .swift): add(real, status, isNamed: false)
      case (.special, .swift): skip(link, .special)
      default: break
      }
    } catch {
      // Links to nowhere are common, and harmless where no file of ours was expected.
      if name == .swift { skip(link, .linkIsBroken) }
      // Read in earnest, it is a mistake.
      if name == .configuration { found.configurations.append(link) }
    }
    return nil
  }

  /// Whether the target of a link lies inside the root, behind no folder that the search itself would not enter.
  private func isSearched(_ real: FilePath) -> Bool {
    guard root.contains(real) else { return false }
    for place in real.ancestry {
      if place == root { return true }
      if FileDiscovery.prunedFolders.contains(String(place.name)) || ignored.folders.contains(place)
        || ignored.files.contains(place)
      {
        return false
      }
    }
    return true
  }

  private mutating func add(_ path: FilePath, _ status: FileStatus, isNamed: Bool) {
    let file = DiscoveredFile(path: path, size: status.size, isNamed: isNamed)
    candidates.append(Candidate(file: file, identity: status.identity))
  }

  /// Asks once for each folder.
  mutating func askForIgnoredPaths(in folder: FilePath) {
    guard let ignoredPathSource, asked.insert(folder).inserted else { return }
    ignored.merge(ignoredPathSource.ignoredPaths(in: folder))
  }

  private mutating func skip(_ path: FilePath, _ reason: SkippedEntry.Reason, isNamed: Bool = false) {
    found.skipped.append(SkippedEntry(path: path, reason: reason, isNamed: isNamed))
  }

  private mutating func fail(_ error: FileError) {
    found.problems.append(DiscoveryProblem(path: error.path, message: error.message, weight: .failure))
  }
}
