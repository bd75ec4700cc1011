import DesignTokens
import JSON

/// Reads token files in the Design Tokens Community Group's format: values as strings (the older drafts) and as objects
/// (2025.10), aliases in braces and by `$ref`, types inherited from groups.
package enum TokenFileReader {
  /// Whether a JSON text holds tokens of the format at all.
  package static func holdsTokens(_ bytes: [UInt8]) -> Bool {
    let key = Array(#""$value""#.utf8)
    guard var index = bytes.firstIndex(of: key[0]) else { return false }
    while index + key.count <= bytes.count {
      if bytes[index..<index + key.count].elementsEqual(key) { return true }
      guard let next = bytes[(index + 1)...].firstIndex(of: key[0]) else { return false }
      index = next
    }
    return false
  }

  /// Aliases may lead from any file to any other; where two define the same token the later file counts.
  package static func read(_ sources: [TokenFileSource]) -> TokenFileSet {
    let files = sources.map(TokenFile.init)
    var resolver = TokenResolver(files: files)
    let tokens = files.indices.flatMap { index in
      files[index].entries.compactMap { resolver.token($0, inFile: index) }
    }
    let problems = files.flatMap(\.problems) + resolver.collectors.flatMap(\.problems)
    return TokenFileSet(tokens: tokens, problems: problems.sorted(by: isBefore))
  }

  private static func isBefore(_ left: DefinitionProblem, _ right: DefinitionProblem) -> Bool {
    (left.path, left.position, left.message) < (right.path, right.position, right.message)
  }
}
