import SwiftSource
import Symbols
import Usages

/// The declaration around a caret by itself, with a placeholder at the caret and all brackets closed, so that it can be
/// parsed alone.
struct Excerpt {
  let bytes: [UInt8]
  /// The document's offsets that the placeholder stands for.
  let replaced: Range<Int>
  /// Where the placeholder is in `bytes`.
  let placeholder: Range<Int>
  /// The end of what was taken from the document.
  private let end: Int

  /// - Parameter replaced: what the placeholder stands for.
  init(of site: CaretSite, replacing replaced: Range<Int>, in text: [UInt8], imports: [SourceUnit.Import]) {
    var bytes: [UInt8] = []
    for one in imports { bytes += Array("import \(one.module)\n".utf8) }
    for type in site.types { bytes += Array("extension \(type.name) {\n".utf8) }
    let start = min(site.memberStart, replaced.lowerBound)
    let offset = bytes.count - start
    bytes += text[start..<replaced.lowerBound]
    for blank in site.blanks where blank.lowerBound >= start && blank.upperBound <= replaced.lowerBound {
      for index in blank where bytes[index + offset] != UInt8(ascii: "\n") { bytes[index + offset] = UInt8(ascii: " ") }
    }
    let name = Array(CaretReader.placeholder.utf8)
    placeholder = bytes.count..<bytes.count + name.count
    bytes += name
    var open = site.innerOpeners.filter { $0.offset < replaced.lowerBound }
    var end = replaced.upperBound
    if let suffix = CaretSuffix.end(from: end, in: text, open: open[...]) {
      bytes += text[end..<suffix]
      end = suffix
      open = Array(open[..<(open.lastIndex { $0.kind == .brace }.map { $0 + 1 } ?? 0)])
    }
    for opener in open.reversed() { bytes += Array(opener.closing.utf8) }
    for _ in site.types { bytes += Array("\n}".utf8) }
    self.bytes = bytes
    self.replaced = replaced
    self.end = end
  }

  /// The document's range of a range in the excerpt.
  func documentRange(_ range: SourceRange) -> Range<Int> {
    let lower = documentOffset(Int(range.lowerBound))
    return lower..<max(lower, documentOffset(Int(range.upperBound)))
  }

  private func documentOffset(_ offset: Int) -> Int {
    if offset <= placeholder.lowerBound { return max(0, replaced.lowerBound - (placeholder.lowerBound - offset)) }
    if offset <= placeholder.upperBound { return replaced.upperBound }
    return min(end, replaced.upperBound + offset - placeholder.upperBound)
  }
}

extension CaretSite.Opener {
  /// What closes it.
  fileprivate var closing: String {
    switch kind {
    case .round: ")"
    case .square: "]"
    case .brace: "\n}"
    case .interpolation(let delimiter): ")" + delimiter.closing
    }
  }
}
