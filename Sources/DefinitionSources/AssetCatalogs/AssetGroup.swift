import JSON

/// The `Contents.json` of a catalog's folder that only groups assets.
struct AssetGroup {
  /// Whether the folder's name is part of the names of the assets in it.
  let providesNamespace: Bool
  let problems: [DefinitionProblem]

  init(path: String, bytes: [UInt8]) {
    var collector = ProblemCollector(path: path, bytes: bytes)
    let properties: JSONValue?
    do {
      properties = try JSONValue.parse(bytes)["properties"]
    } catch {
      collector.report(error)
      properties = nil
    }
    let flag = properties?["provides-namespace"]
    if let flag, flag.boolValue == nil {
      collector.report(
        "'provides-namespace' must be true or false",
        at: JSONPointer(["properties", "provides-namespace"])
      )
    }
    providesNamespace = flag?.boolValue ?? false
    problems = collector.problems
  }
}
