import Foundation
import Mutations

/// A project to be damaged: the files of a folder.
struct Project: Sendable {
  private let root: URL
  /// Relative paths, sorted.
  private let paths: [String]
  /// By what their names end in, sorted: the paths that may be damaged.
  private let groups: [(ending: String, paths: [String])]

  /// One file's damage.
  struct Damage: Sendable, CustomStringConvertible {
    var path: String
    var mutation: Mutation
    var bytes: [UInt8]

    var description: String { "\(path): \(mutation)" }
  }

  /// What names of files that the program reads end in.
  private static let endings = ["swift", "json", "pbxproj", "tokens", "xcconfig", "plist", "xcworkspacedata"]

  init(_ folder: String, only: String?) throws {
    root = URL(filePath: folder).standardizedFileURL.resolvingSymlinksInPath()
    guard let walk = FileManager.default.enumerator(at: root, includingPropertiesForKeys: [.isRegularFileKey]) else {
      throw Options.Problem(description: "can't read '\(folder)'")
    }
    var found: [String] = []
    for case let url as URL in walk {
      if [".git", ".build"].contains(url.lastPathComponent) {
        walk.skipDescendants()
      } else if try url.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true {
        found.append(String(url.path.dropFirst(root.path.count).drop { $0 == "/" }))
      }
    }
    paths = found.sorted()
    let damaged = paths.filter { path in only.map { path.contains($0) } ?? true }
    let groups = Self.endings.map { ending in (ending, damaged.filter { $0.hasSuffix("." + ending) }) }
    self.groups = groups.filter { !$0.1.isEmpty }
    if self.groups.isEmpty { throw Options.Problem(description: "no file to damage in '\(folder)'") }
  }

  /// The damages of the `index`th copy: in Swift half of the time, in other files the other half.
  func damages(_ index: Int, _ options: Options) -> [Damage] {
    var generator = SeededGenerator(seed: options.seed, index: index)
    var found: [Damage] = []
    for _ in 0..<options.edits {
      let isFirst = generator.number(below: 2) == 0 || groups.count == 1
      guard let group = isFirst ? groups.first : generator.element(of: groups[1...]),
        let path = generator.element(of: group.paths)
      else { continue }
      let earlier = found.firstIndex { $0.path == path }
      guard let bytes = earlier.map({ found[$0].bytes }) ?? bytes(path),
        let mutation = Mutator(bytes).mutation(of: options.kinds, &generator)
      else { continue }
      if let earlier { found.remove(at: earlier) }
      found.append(Damage(path: path, mutation: mutation, bytes: mutation.applied(to: bytes)))
    }
    return found
  }

  /// Writes the project with its damages to a folder that isn't there yet.
  func write(to folder: URL, _ damages: [Damage]) throws {
    let files = FileManager.default
    let damaged = Dictionary(damages.map { ($0.path, $0.bytes) }) { _, last in last }
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    for path in paths {
      let place = folder.appending(path: path)
      try files.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      if let bytes = damaged[path] {
        try Data(bytes).write(to: place)
      } else {
        try files.copyItem(at: root.appending(path: path), to: place)
      }
    }
  }

  /// Writes the damaged files, or those that were, into a copy of the project.
  func write(_ damages: [Damage], into copy: URL, damaged: Bool) throws {
    for damage in damages {
      let bytes = damaged ? damage.bytes : bytes(damage.path) ?? []
      try Data(bytes).write(to: copy.appending(path: damage.path))
    }
  }

  private func bytes(_ path: String) -> [UInt8]? {
    FileManager.default.contents(atPath: root.appending(path: path).path).map { [UInt8]($0) }
  }
}
