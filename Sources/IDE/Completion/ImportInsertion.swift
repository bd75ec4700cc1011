import SwiftSource

/// Where an import is added to a document: behind the imports there are, else before the first code.
package enum ImportInsertion {
  package static func edit(adding module: String, to text: [UInt8]) -> TextReplacement {
    var lineStart = text.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    var behindImports: Int?
    var firstCode: Int?
    while lineStart < text.count {
      let end = text[lineStart...].firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? text.count
      let line = String(decoding: text[lineStart..<end], as: UTF8.self)
      let words = line.split { $0 == " " || $0 == "\t" || $0.isNewline }
      if words.first == "import" || (words.first?.hasPrefix("@") == true && words.dropFirst().first == "import") {
        behindImports = end
      } else if let first = words.first, !first.hasPrefix("//"), !first.hasPrefix("#") {
        if firstCode == nil { firstCode = lineStart }
        // Imports come first, but for what `#if` and comments put between them.
        break
      }
      lineStart = end
    }
    let newline = text.contains(UInt8(ascii: "\r")) ? "\r\n" : "\n"
    if let behindImports {
      let isWhole = behindImports > 0 && text[behindImports - 1] == UInt8(ascii: "\n")
      return TextReplacement(
        range: SourceRange(clamping: behindImports..<behindImports),
        text: isWhole ? "import \(module)\(newline)" : "\(newline)import \(module)"
      )
    }
    let place = firstCode ?? text.count
    return TextReplacement(
      range: SourceRange(clamping: place..<place),
      text: "import \(module)\(newline)\(newline)"
    )
  }
}
