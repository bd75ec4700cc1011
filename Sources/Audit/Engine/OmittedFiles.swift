import Workspace

/// The files that findings were asked for and that were not judged, in words.
struct OmittedFiles {
  private let results: [FileJudge.Result]
  /// Files that were asked for by name, relative to the root.
  private let named: Set<String>

  init(_ results: [FileJudge.Result], in workspace: LoadedWorkspace) {
    self.results = results
    named = Set(workspace.discovered.swiftFiles.filter(\.isNamed).map { $0.path.relative(to: workspace.root) })
  }

  /// What a user would wonder about: a file that was named, or any where nothing else was judged.
  func report(to observer: AuditObserver) {
    let isAll = !results.contains(where: \.isAnalyzed)
    for omission in FileJudge.Omission.allCases {
      let count = results.count { $0.omission == omission && (isAll || named.contains($0.name)) }
      if count > 0 { observer.notice(Self.text(omission, count)) }
    }
    guard let note = observer.note else { return }
    for result in results {
      if let omission = result.omission { note("\(result.name): \(Self.reason(omission))") }
    }
    let counts = FileJudge.Omission.allCases.compactMap { omission -> String? in
      let count = results.count { $0.omission == omission }
      return count == 0 ? nil : "\(count) \(Self.word(omission))"
    }
    let judged = results.count(where: \.isAnalyzed)
    note(
      "\(judged) of \(results.count) files judged" + (counts.isEmpty ? "" : ", not " + counts.joined(separator: ", "))
    )
  }

  private static func text(_ omission: FileJudge.Omission, _ count: Int) -> String {
    let files = count == 1 ? "1 file is" : "\(count) files are"
    switch omission {
    case .generated: return "\(files) generated and never judged"
    case .test: return "\(files) test code; '--include-tests' judges \(count == 1 ? "it" : "them")"
    }
  }

  private static func reason(_ omission: FileJudge.Omission) -> String {
    switch omission {
    case .generated: "generated, and never judged"
    case .test: "test code; '--include-tests' judges it"
    }
  }

  private static func word(_ omission: FileJudge.Omission) -> String {
    switch omission {
    case .generated: "generated"
    case .test: "test code"
    }
  }
}
