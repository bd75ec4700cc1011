import Foundation

/// Writes damaged copies of a project.
struct Writing {
  let options: Options

  init(_ options: Options) { self.options = options }

  func run() throws {
    let project = try Project(options.source, only: options.only)
    let out = URL(filePath: options.out ?? "")
    for index in options.first..<(options.first + options.count) {
      let damages = project.damages(index, options)
      try project.write(to: out.appending(path: "\(index)"), damages)
      for damage in damages { print("\(index)\t\(damage)") }
    }
  }
}
