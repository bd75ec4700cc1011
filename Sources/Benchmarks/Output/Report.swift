import JSON

/// What a benchmark found.
struct Report {
  /// Several numbers about one thing, each with its unit.
  struct Figure {
    let name: String
    var measures: [(unit: String, value: Double)]
    /// What the first must stay under.
    var limit: Double?

    init(_ name: String, _ measures: [(unit: String, value: Double)], under limit: Double? = nil) {
      self.name = name
      self.measures = measures
      self.limit = limit
    }

    fileprivate var cells: [String] { measures.map { FigureText.of($0.value) + " " + $0.unit } }

    fileprivate var limitText: String {
      guard let limit, let first = measures.first else { return "" }
      return "  (must stay under \(FigureText.of(limit))" + (first.value < limit ? ")" : ", and doesn't)")
    }
  }

  struct Group {
    let title: String
    var figures: [Figure]
  }

  let benchmark: String
  var groups: [Group] = []

  /// A table for people.
  var text: String {
    groups.flatMap { group -> [String] in
      let name = group.figures.map(\.name.count).max() ?? 0
      return [group.title]
        + group.figures.map { figure in
          // Numbers of the same things stand below each other.
          let alike = group.figures.filter { $0.measures.map(\.unit) == figure.measures.map(\.unit) }
          let cells = figure.measures.indices.map { column -> String in
            let width = alike.map { $0.cells[column].count }.max() ?? 0
            return "  " + String(repeating: " ", count: width - figure.cells[column].count) + figure.cells[column]
          }
          return "  " + figure.name.padded(to: name) + cells.joined() + figure.limitText
        }
    }.joined(separator: "\n")
  }

  var json: JSONValue {
    let groups = groups.map { group -> JSONValue in
      let figures = group.figures.map { figure -> JSONValue in
        var object = JSONObject()
        object["name"] = .string(figure.name)
        var measures = JSONObject()
        for measure in figure.measures { measures[measure.unit] = .double(measure.value) }
        object["measures"] = .object(measures)
        if let limit = figure.limit { object["limit"] = .double(limit) }
        return .object(object)
      }
      return ["title": .string(group.title), "figures": .array(figures)]
    }
    return ["benchmark": .string(benchmark), "groups": .array(groups)]
  }
}
