import DesignSystem
import DesignTokens
package import Linting
import SwiftSource
import Symbols
import Usages

extension EditorContext {
  /// Makes a token of what a finding is about, in the style of the tokens of its kind; `nil` where the workspace has none
  /// to stand beside, or there is a token that has the very value.
  /// - Parameters:
  ///   - findings: of the document: all that state the same are written with the token.
  ///   - name: of the new member; `nil` for one that says the value.
  ///   - text: of a file of the workspace, as its symbols were read.
  package func extraction(
    of finding: Finding,
    among findings: [Finding],
    name: String? = nil,
    text: (Int32) -> [UInt8]?
  ) -> TokenExtraction? {
    TokenExtractor(context: self, finding: finding, findings: findings).extraction(name, text)
  }
}

/// Finds the family that a value belongs to, and writes a new member.
struct TokenExtractor {
  let context: EditorContext
  let finding: Finding
  let findings: [Finding]

  func extraction(_ name: String?, _ text: (Int32) -> [UInt8]?) -> TokenExtraction? {
    guard let value = finding.value, !finding.hasUnknownAlpha, finding.suggestions.first?.match != .exact,
      Self.isPlain(value), let usage = usage(of: finding), !context.isDefinition(usage)
    else { return nil }
    for family in TokenFamilies(context: context, usage: usage).best() {
      guard let text = family.file == context.file ? context.text : text(family.file) else { continue }
      let source = FamilySource(text, of: family, context)
      let siblings = source.siblings(for: value)
      // One whose own way of writing can state the value goes before those whose type alone can.
      for (way, sibling) in ExtractedValue.Way.allCases.flatMap({ way in siblings.map { (way, $0) } }) {
        guard
          let written = ExtractedValue(context: context, usage: usage, sibling: sibling, source: source).text(
            value,
            way
          )
        else { continue }
        let name = name ?? ExtractedName(usage: usage, family: family, context: context).text(value)
        let uses = ExtractedUses(
          context: context,
          sibling: sibling.token,
          name: name,
          kind: finding.kind,
          value: value
        )
        let replacements = uses.replacements(findings)
        guard !replacements.isEmpty, let declaration = source.declaration(beside: sibling, named: name, written) else {
          continue
        }
        return TokenExtraction(
          token: TokenName(sibling.token.reach.qualified).renamed(name).text,
          file: family.file,
          declaration: declaration,
          replacements: replacements,
          missingImport: family.missingImport,
          isNameTaken: !context.symbols.lookUp(name, in: family.owner, from: context.place(of: usage)).isEmpty,
          sibling: sibling.token,
          name: name,
          kind: finding.kind,
          value: value
        )
      }
    }
    return nil
  }

  /// What one constant can hold.
  private static func isPlain(_ value: UsageValue) -> Bool {
    switch value {
    case .color(let color): color.system == nil && color[.dark] == nil && color.resolved(in: .light) != nil
    case .font(let font): font.size != nil
    case .length(let length): length > 0
    case .opacity, .asset: false
    }
  }

  private func usage(of finding: Finding) -> Usage? {
    context.usages().first { $0.range == finding.range && $0.kind == finding.kind }
  }
}

extension TokenName {
  /// The name with another last component.
  fileprivate func renamed(_ last: String) -> TokenName {
    TokenName((components.dropLast().map(String.init) + [last]).joined(separator: "."))
  }
}
