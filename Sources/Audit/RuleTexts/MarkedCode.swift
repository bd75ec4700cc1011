import Linting

/// An example's code with its markers taken out, and where they stood; empty lines at the end are left out.
struct MarkedCode {
  /// A line of the code.
  struct Line: Equatable {
    var text = ""
    /// Characters between markers, counted from the line's start.
    var marked: [Range<Int>] = []
  }

  private(set) var lines: [Line] = [Line()]

  init(_ example: Example) {
    var start: Int?
    for character in example.marked {
      let place = lines[lines.count - 1].text.count
      switch character {
      case "1️⃣":
        start = place
      case "2️⃣":
        close(&start, at: place)
      case "\n", "\r\n":
        let isOpen = start != nil
        close(&start, at: place)
        lines.append(Line())
        if isOpen { start = 0 }
      default:
        lines[lines.count - 1].text.append(character)
      }
    }
    close(&start, at: lines[lines.count - 1].text.count)
    while lines.last?.text.isEmpty == true { lines.removeLast() }
  }

  private mutating func close(_ start: inout Int?, at end: Int) {
    if let first = start, first < end { lines[lines.count - 1].marked.append(first..<end) }
    start = nil
  }
}

extension MarkedCode.Line {
  /// Signs to stand below the line, `^` under what is marked; `nil` where nothing is.
  var underline: String? {
    guard let end = marked.last?.upperBound else { return nil }
    var line = ""
    for place in 0..<end {
      if marked.contains(where: { $0.contains(place) }) {
        // Indentation within a value of several lines is no part of it to the eye.
        line += isBlank(upTo: place) ? " " : "^"
      } else {
        line += " "
      }
    }
    return line
  }

  private func isBlank(upTo place: Int) -> Bool {
    text.prefix(place + 1).allSatisfy { $0 == " " }
  }
}
