/// What is wrong with files taken one by one, each as a line of text.
enum Conduct {
  /// Tables of test cases may be longer than code.
  static func long(_ files: [SourceFile]) -> [String] {
    files.filter { $0.lineCount > ($0.path.hasPrefix("Tests/") ? 500 : 400) }
      .map { "\($0.path) has \($0.lineCount) lines" }
  }

  /// Files and folders named for no concept.
  static func drawers(_ files: [SourceFile]) -> [String] {
    let drawer = #/(?i)(?:utils?|utilities|helpers?|common|shared|extensions|models|managers?|misc)/#
    return files.filter { file in
      file.path.split(separator: "/").contains { part in
        let name = part.split(separator: ".").first ?? part
        return name.wholeMatch(of: drawer) != nil
      }
    }.map(\.path)
  }

  /// Code that stops the program where its input is not as expected.
  static func traps(_ files: [SourceFile]) -> [String] {
    let stops = #/\b(?:fatalError|preconditionFailure|precondition|assertionFailure)\(/#
    let forces = #/[A-Za-z0-9_)\]]!(?!=)(?!\()/#
    return files.flatMap { file in
      file.places(of: stops, in: file.code, with: "(") + file.places(of: forces, in: file.code, with: "!")
    }.map { $0 + " may trap" }
  }

  /// A type called like its module hides the module's name.
  static func moduleNames(_ files: [SourceFile]) -> [String] {
    files.filter { $0.topLevelTypes.contains($0.target) }.map { "\($0.path) declares a type named like its module" }
  }

  /// A file of one type is called like it, or like its beginning (`Publish` for `PublishNotification`), a file of
  /// several by their topic; `Type+Part` extends `Type`.
  static func fileNames(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      let parts = file.name.split(separator: "+")
      guard let first = parts.first.map(String.init), first != "main" else { return false }
      let types = file.topLevelTypes
      if parts.count > 1 { return !file.topLevelExtensions.contains(first) && !types.contains(first) }
      return types.count == 1 && file.topLevelExtensions.isEmpty && !types[0].hasPrefix(first)
    }.map { "\($0.path) declares \($0.topLevelTypes.joined(separator: ", "))" }
  }

  /// Marks of unfinished work.
  static func leftovers(_ files: [SourceFile]) -> [String] {
    // In pieces, so that this file isn't found.
    let words = ["TO" + "DO", "FIX" + "ME", "HA" + "CK", "XX" + "X"]
    return files.flatMap { file in
      words.flatMap { word in
        (try? Regex(#"\b"# + word + #"\b"#)).map { file.places(of: $0, in: file.text, with: word) } ?? ["no pattern"]
      }
    }
  }

  /// Paths of one machine, and hosts that packages come from.
  static func machine(_ files: [SourceFile]) -> [String] {
    let folders = ["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers", "opt", "farm"]
    let hosts = [
      "py" + "pi.org", "python" + "hosted.", "npm" + "js.", "deb." + "debian", "crates" + ".io", "proxy.go" + "lang",
    ]
    guard let path = try? Regex(#"(?:^|[^\w.$}*~])/(?:"# + folders.joined(separator: "|") + #")/[A-Za-z]"#) else {
      return ["no pattern"]
    }
    let anything = #/./#
    return files.flatMap { file in
      folders.flatMap { file.places(of: path, in: file.text, with: "/" + $0 + "/") }
        + hosts.flatMap { file.places(of: anything, in: file.text, with: $0) }
    }
  }
}
