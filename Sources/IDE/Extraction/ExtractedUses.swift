import DesignSystem
import Linting
import SwiftSource
import Symbols
import Usages

/// The places of a document that state one value, written with a token that is to be declared beside a sibling.
struct ExtractedUses {
  let context: EditorContext
  let sibling: Token
  let name: String
  let kind: UsageKind
  let value: UsageValue

  func replacements(_ findings: [Finding]) -> [TextReplacement] {
    findings.filter(isUse).compactMap { finding in
      spelling(at: finding).flatMap { renamed($0.text) }.map { TextReplacement(range: finding.range, text: $0) }
    }
  }

  /// The module that the places need.
  func missingImport(_ findings: [Finding]) -> String? {
    findings.lazy.filter(isUse).compactMap { spelling(at: $0)?.missingImport }.first
  }

  private func isUse(_ finding: Finding) -> Bool {
    finding.kind == kind && finding.value == value && !finding.hasUnknownAlpha
  }

  private func spelling(at finding: Finding) -> Spelling? {
    guard let usage = context.usages().first(where: { $0.range == finding.range && $0.kind == kind }),
      !context.isDefinition(usage)
    else { return nil }
    return context.speller.spelling(
      of: sibling,
      as: usage.type,
      at: context.place(of: usage),
      allowsImplicit: usage.isTyped,
      arms: usage.arms
    )
  }

  /// A spelling of the sibling, as that of the new member.
  private func renamed(_ text: String) -> String? {
    let old = String(sibling.reach.path.split(separator: ".").last ?? "")
    guard !old.isEmpty, let range = text.ranges(of: old).last else { return nil }
    return String(text[..<range.lowerBound]) + name + String(text[range.upperBound...])
  }
}

extension EditorContext {
  /// Whether a usage is what a token is made of: nothing is extracted from there.
  func isDefinition(_ usage: Usage) -> Bool {
    guard usage.context != .definition else { return true }
    var current = usage.declaration
    while let id = current {
      if vocabulary.entries(declaredBy: SymbolID(file: file, declaration: id)).contains(where: \.isOffered) {
        return true
      }
      current = unit[id].kind.isGroup ? nil : unit[id].parent
    }
    return false
  }
}
