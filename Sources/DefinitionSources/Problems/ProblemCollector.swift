import JSON

/// Gathers the problems of one JSON file. Places are looked up only when there is a problem, which is seldom.
struct ProblemCollector {
  let path: String
  private let bytes: [UInt8]
  private var sourceMap: JSONSourceMap?
  private(set) var problems: [DefinitionProblem] = []

  init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }

  mutating func report(_ error: JSONParseError) {
    problems.append(DefinitionProblem(path: path, position: error.position, message: error.message, isWhole: true))
  }

  mutating func report(_ message: String, at position: JSONPosition = JSONPosition(line: 1, column: 1)) {
    problems.append(DefinitionProblem(path: path, position: position, message: message))
  }

  /// At the key that `pointer` leads to, or at its value where it has no key.
  mutating func report(_ message: String, at pointer: JSONPointer) {
    if sourceMap == nil { sourceMap = try? JSONSourceMap(bytes) }
    let location = sourceMap?[pointer]
    let position = (location?.key ?? location?.value).flatMap { sourceMap?.position(at: $0.lowerBound) }
    report(message, at: position ?? JSONPosition(line: 1, column: 1))
  }

  /// Reports the keys of the object at `pointer` that are not among `known`.
  mutating func reportUnknownKeys(of object: JSONObject, at pointer: JSONPointer, known: Set<String>) {
    for key in object.keys where !known.contains(key) {
      report("unknown key '\(key)'", at: pointer.appending(key))
    }
  }
}
