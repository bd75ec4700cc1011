/// Why a command line can't be followed.
struct UsageProblem: Error, Equatable {
  /// What is wrong; lower case, no final stop.
  var message: String
  /// What to write instead; lower case, no final stop.
  var remedy: String?

  init(_ message: String, remedy: String? = nil) {
    self.message = message
    self.remedy = remedy
  }

  /// For a name that is none of `names`; `kind` says what it should have been.
  static func unknown(_ kind: String, _ name: String, nearest: String?, otherwise remedy: String) -> UsageProblem {
    UsageProblem("unknown \(kind) '\(name)'", remedy: nearest.map { "did you mean '\($0)'?" } ?? remedy)
  }

  /// For what is planned but not there.
  static func later(_ what: String) -> UsageProblem {
    UsageProblem("this version of parlance does not know \(what) yet")
  }

  /// One line.
  var line: String { message + (remedy.map { "; " + $0 } ?? "") }
}
