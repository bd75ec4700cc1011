/// A pattern for paths below a folder, that of the configuration which holds it.
///
/// `*` and `?` stand for any characters and one character of a name, `**` for zero or more folders, `{a,b}` for either
/// alternative, `[ab]`, `[a-z]` and `[!a]` for one character, `\` takes the next character as it is. A `[`, `{` or `}`
/// without its counterpart and a `!` in front are mistakes. Letters count by case. A pattern with a slash in front or inside matches from the folder on, one without at any depth. A pattern that
/// ends in `/` means the content of the folders it names, and so does one whose last name is written out: it matches
/// a file of that name and everything in a folder of that name.
package struct Glob: Sendable, Equatable {
  /// As it was written.
  package let pattern: String

  private let alternatives: [Alternative]

  package init(_ pattern: String) throws(GlobProblem) {
    self.pattern = pattern
    guard !pattern.isEmpty else { throw .empty }
    guard !pattern.hasPrefix("!") else { throw .negated }
    alternatives = try GlobBraces.expanded(Array(pattern.unicodeScalars)).map { scalars throws(GlobProblem) in
      try Alternative(scalars)
    }
  }

  /// - Parameter path: relative to the pattern's folder, with `/`; one that leaves it (`../x`) never matches.
  package func matches(_ path: String) -> Bool {
    let names = path.utf8.split(separator: UInt8(ascii: "/")).map { Array(Substring($0).unicodeScalars) }
    if names.first == ["." as Unicode.Scalar, "."] { return false }
    return alternatives.contains { $0.matches(names) }
  }

  package static func == (left: Glob, right: Glob) -> Bool {
    left.pattern == right.pattern
  }
}

extension Glob: CustomStringConvertible {
  package var description: String {
    pattern
  }
}

extension Glob {
  /// A pattern without braces, cut at its slashes.
  private struct Alternative: Sendable {
    private enum Part: Sendable {
      case anyFolders
      case name(GlobName)
    }

    private var parts: [Part] = []
    /// Whether what lies in a matched folder matches too.
    private var coversContent = false

    /// An empty alternative, as in `{a,}`, matches nothing.
    init(_ scalars: [Unicode.Scalar]) throws(GlobProblem) {
      guard !scalars.isEmpty else { return }
      var texts: [ArraySlice<Unicode.Scalar>] = []
      for text in scalars.split(separator: "/", omittingEmptySubsequences: true) {
        switch String(String.UnicodeScalarView(text)) {
        case ".": continue
        case "..": guard texts.popLast() != nil else { throw .leavesFolder }
        default: texts.append(text)
        }
      }
      let isFolder = scalars.last == "/" || texts.isEmpty
      let isAnchored = scalars.dropLast(scalars.last == "/" ? 1 : 0).contains("/") || texts.isEmpty

      if !isAnchored { add(.anyFolders) }
      for text in texts {
        add(text.elementsEqual("**".unicodeScalars) ? .anyFolders : .name(try GlobName(text)))
      }
      if isFolder { add(.anyFolders) }
      switch parts.last {
      case .anyFolders: parts.append(.name(.any))
      case .name(let name): coversContent = name.isLiteral
      case nil: break
      }
    }

    /// Two `**` in a row say no more than one.
    private mutating func add(_ part: Part) {
      if case .anyFolders = part, case .anyFolders? = parts.last { return }
      parts.append(part)
    }

    /// Goes back to the last `**` only, so that the time is at most the product of both lengths.
    func matches(_ names: [[Unicode.Scalar]]) -> Bool {
      guard !names.isEmpty else { return false }
      var (part, name) = (0, 0)
      var retry: (part: Int, name: Int)?
      while true {
        if part == parts.count {
          if name == names.count || coversContent { return true }
        } else if case .anyFolders = parts[part] {
          part += 1
          retry = (part, name)
          continue
        } else if case .name(let pattern) = parts[part], name < names.count, pattern.matches(names[name]) {
          part += 1
          name += 1
          continue
        }
        guard let last = retry, last.name < names.count else { return false }
        retry = (last.part, last.name + 1)
        (part, name) = (last.part, last.name + 1)
      }
    }
  }
}
