import Mutations

/// The tool's arguments.
struct Options {
  /// The project that is damaged; never written to.
  var source = ""
  /// Where damaged projects are written; of a run those that failed.
  var out: String?
  var count = 100
  var seed: UInt64 = 1
  /// The number of the first damaged project.
  var first = 0
  /// Damages in each project.
  var edits = 1
  var kinds = MutationKind.allCases
  /// A part of the paths that are damaged.
  var only: String?
  var jobs = 1
  /// What is run on each project, whose folder stands in place of `{}`.
  var command: [String] = []

  static let usage = """
    usage: mutator --source FOLDER --out FOLDER [--count N] [--seed S]
           mutator run --source FOLDER [--out FOLDER] [--count N] [--seed S] -- COMMAND... {} ...

      The first writes damaged copies of the project in --source, the second makes each, runs the command on it and
      tells of signals and of what takes longer than ten times the sound project (5 s at least); exit code 1 if any.

      --source   the project, or a folder of files
      --out      gets the copies, a numbered folder each; of a run, those that failed
      --count    so many copies (100)
      --seed     the same seed gives the same copies (1)
      --first    begins with the N-th copy of the seed (0)
      --edits    damages in each copy (1)
      --kinds    of these kinds alone, separated by commas:
                 \(MutationKind.allCases.prefix(8).map(\.rawValue).joined(separator: ", ")),
                 \(MutationKind.allCases.dropFirst(8).map(\.rawValue).joined(separator: ", "))
      --only     damages the files alone whose path holds PART
      --jobs     runs so many at a time (1)
    """

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var rest = Array(arguments)[...]
    let isRun = rest.first == "run"
    if isRun { rest.removeFirst() }
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Problem(description: "'\(argument)' needs a value") }
        return value
      }
      func number() throws -> Int {
        let text = try value()
        guard let number = Int(text), number >= 0 else {
          throw Problem(description: "'\(argument)' needs a number, not '\(text)'")
        }
        return number
      }
      switch argument {
      case "--source": source = try value()
      case "--out": out = try value()
      case "--count": count = try number()
      case "--seed": seed = UInt64(try number())
      case "--first": first = try number()
      case "--edits": edits = max(1, try number())
      case "--jobs": jobs = max(1, try number())
      case "--only": only = try value()
      case "--kinds":
        kinds = try value().split(separator: ",").map { word in
          guard let kind = MutationKind(rawValue: String(word)) else {
            throw Problem(description: "there is no kind '\(word)'")
          }
          return kind
        }
      case "--" where isRun:
        command = Array(rest)
        rest = []
      default: throw Problem(description: "unknown argument '\(argument)'")
      }
    }
    if source.isEmpty { throw Problem(description: "no '--source'") }
    if isRun, command.isEmpty { throw Problem(description: "no command behind '--'") }
    if !isRun, out == nil { throw Problem(description: "no '--out'") }
  }
}
