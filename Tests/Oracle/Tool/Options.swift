/// The tool's arguments.
struct Options {
  enum Task {
    /// Folders and files whose Swift is compared.
    case compare([String])
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

  static let usage = """
    usage: oracle FOLDER... [--only PART] [--sample K] [--limit N] [--threads N] [--verbose]
           oracle --dump FILE [--oracle]

      FOLDER      a folder or a Swift file; compares the program's reading with the oracle's, exit code 1 if they differ
      --only      reads the files alone whose path holds PART
      --sample    reads every K-th file
      --limit     prints at most N differences (200), counts all
      --threads   reads so many files at a time (one for each processor)
      --verbose   prints each path before it is read
      --dump      prints what the program reads of FILE; with --oracle, what the oracle does
    """

  struct Problem: Error, CustomStringConvertible {
    let description: String
  }

  init(_ arguments: some Sequence<String>) throws {
    var folders: [String] = []
    var dumped: String?
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
    } else {
      task = .compare(folders)
    }
  }
}
