/// The tool's arguments.
struct Options {
  enum Task {
    /// Folders and files whose Swift is compared.
    case compare([String])
    /// Folders and files that are damaged so many times.
    case survive([String], mutations: Int)
    /// A file whose unit is printed.
    case dump(String)
  }

  var task: Task
  /// Differences that are printed; all are counted.
  var limit = 200
  /// A part of the paths that are read.
  var only: String?
  /// Every how many files one is read.
  var sample = 1
  /// Whether a dump is the oracle's.
  var byOracle = false
  /// Whether each path is printed before it is read.
  var isVerbose = false
  var threads: Int?
  /// The same seed gives the same damages.
  var seed: UInt64 = 1
  /// Where the worst of the damaged texts are written.
  var save: String?

  static let usage = """
    usage: oracle FOLDER... [--only PART] [--sample K] [--limit N] [--threads N] [--verbose]
           oracle FOLDER... --mutations N [--seed S] [--save FOLDER] [--only PART] [--sample K]
           oracle --dump FILE [--oracle]

      FOLDER      a folder or a Swift file; compares the program's reading with the oracle's, exit code 1 if they differ
      --only      reads the files alone whose path holds PART
      --sample    reads every K-th file
      --limit     prints at most N differences (200), counts all
      --threads   reads so many files at a time (one for each processor)
      --verbose   prints each path before it is read
      --mutations damages the files N times in one place and measures what is still read elsewhere
      --seed      the same seed gives the same damages (1)
      --save      writes the damaged texts that are told of
      --dump      prints what the program reads of FILE; with --oracle, what the oracle does
    """

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var folders: [String] = []
    var dumped: String?
    var mutations: Int?
    task = .compare([])
    var rest = Array(arguments)[...]
    while let argument = rest.popFirst() {
      func value() throws -> String {
        guard let value = rest.popFirst() else { throw Problem(description: "'\(argument)' needs a value") }
        return value
      }
      func number() throws -> Int {
        let text = try value()
        guard let number = Int(text), number > 0 else {
          throw Problem(description: "'\(argument)' needs a number above 0, not '\(text)'")
        }
        return number
      }
      switch argument {
      case "--only": only = try value()
      case "--sample": sample = try number()
      case "--limit": limit = try number()
      case "--threads": threads = try number()
      case "--dump": dumped = try value()
      case "--mutations": mutations = try number()
      case "--seed": seed = UInt64(try number())
      case "--save": save = try value()
      case "--oracle": byOracle = true
      case "--verbose": isVerbose = true
      case _ where argument.hasPrefix("-"): throw Problem(description: "unknown option '\(argument)'")
      default: folders.append(argument)
      }
    }
    if let dumped {
      task = .dump(dumped)
    } else if folders.isEmpty {
      throw Problem(description: "no folder")
    } else if let mutations {
      task = .survive(folders, mutations: mutations)
    } else {
      task = .compare(folders)
    }
  }
}
