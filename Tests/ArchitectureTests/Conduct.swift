/// What is wrong with files taken one by one, each as a line of text.
enum Conduct {
  static let lineLimit = 400

  static func long(_ files: [SourceFile]) -> [String] {
    files.filter { $0.lineCount > lineLimit }.map { "\($0.path) has \($0.lineCount) lines" }
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
    files.flatMap { file in
      file.places(
        of: #/\btry!|\bas!|\b(?:fatalError|preconditionFailure|precondition|assertionFailure)\(/#,
        in: file.code
      )
        + file.places(of: #/[A-Za-z0-9_)\]]!(?!=)(?!\()/#, in: file.code)
    }.map { $0 + " may trap" }
  }

  /// A type called like its module hides the module's name.
  static func moduleNames(_ files: [SourceFile]) -> [String] {
    files.filter { $0.topLevelTypes.contains($0.target) }.map { "\($0.path) declares a type named like its module" }
  }

  /// A file that declares types is called like one of them; `Type+Part` extends `Type`.
  static func fileNames(_ files: [SourceFile]) -> [String] {
    files.filter { file in
      let parts = file.name.split(separator: "+")
      guard let first = parts.first.map(String.init), first != "main" else { return false }
      if parts.count > 1 { return !file.topLevelExtensions.contains(first) && !file.topLevelTypes.contains(first) }
      return !file.topLevelTypes.isEmpty && !file.topLevelTypes.contains(first)
    }.map { "\($0.path) declares \($0.topLevelTypes.joined(separator: ", "))" }
  }

  /// Marks of unfinished work.
  static func leftovers(_ files: [SourceFile]) -> [String] {
    // In pieces, so that this file isn't found.
    let words = ["TO" + "DO", "FIX" + "ME", "HA" + "CK", "XX" + "X"].joined(separator: "|")
    guard let pattern = try? Regex(#"\b(?:"# + words + #")\b"#) else { return ["no pattern"] }
    return files.flatMap { $0.places(of: pattern, in: $0.text) }
  }

  /// Paths of one machine, and hosts that packages come from.
  static func machine(_ files: [SourceFile]) -> [String] {
    let paths = ["wo" + "rk", "ro" + "ot", "ho" + "me", "Us" + "ers", "tm" + "p", "farm"].joined(separator: "|")
    let hosts = [
      "py" + "pi.org", "python" + "hosted", "npm" + "js.", "deb." + "debian", "crates" + ".io", "proxy.go" + "lang",
    ]
    let host = hosts.map { $0.replacing(".", with: "\\.") }.joined(separator: "|")
    guard let pattern = try? Regex(#"(?<![\w.$}*~])/(?:"# + paths + #")/[A-Za-z]|/opt/sw"# + "ift|" + host) else {
      return ["no pattern"]
    }
    return files.flatMap { $0.places(of: pattern, in: $0.text) }
  }
}
