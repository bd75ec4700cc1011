import DesignSystem
import DesignTokens
import SwiftSource
import Symbols
import Usages

/// Names of the library where nothing is known of what is wanted: components, and the types that hold tokens.
extension Completer {
  func names(_ reading: CaretReading) -> [CompletionCandidate] {
    let expected = reading.expectation
    guard !typed.isEmpty, case .unknown = expected.need, !expected.isPattern, !expected.isCalled, isOpen(expected.types)
    else { return [] }
    return components() + owners(reading)
  }

  /// Whether a view, or anything, may stand at a place of these types.
  private func isOpen(_ types: [ResolvedType]) -> Bool {
    types.allSatisfy { type in
      guard let name = type.externalName else { return false }
      return Self.views.contains(name)
    }
  }

  private static let views: Set<String> = [
    "View", "AnyView", "Any", "AnyObject", "UIView", "NSView", "UIControl", "NSControl", "UIButton", "UILabel",
    "Content",
  ]

  /// Components by their own name or that of the platform's control that they take the place of.
  private func components() -> [CompletionCandidate] {
    context.vocabulary.components.compactMap { component in
      guard component.offer.isOffered, context.symbols.isVisible(component.symbol, from: place) || canImport(component)
      else { return nil }
      let signature = component.initializers.first.map { component.name.text + $0.dropFirst("init".count) }
      var candidate = self.component(component, text: signature ?? component.name.text)
      candidate.text = component.name.text
      candidate.names = [component.name.text]
      if typed.count >= 4,
        component.root != component.base || component.root.hasPrefix("UI") || component.root.hasPrefix("NS")
      {
        candidate.names.append(component.root)
      }
      return candidate
    }
  }

  private var place: Place { Place(file: context.file, declaration: nil) }

  private func canImport(_ component: Component) -> Bool { component.access >= .public && !component.module.isEmpty }

  /// Types that hold tokens.
  private func owners(_ reading: CaretReading) -> [CompletionCandidate] {
    context.vocabulary.owners.compactMap { key in
      guard case .nominal(let symbol) = key, context.symbols.isVisible(symbol, from: reading.documentPlace) else {
        return nil
      }
      guard context.vocabulary.hasEntry(of: key, where: { isOffered($0) && !$0.reach.needsInstance }) else {
        return nil
      }
      let name = context.symbols.qualifiedName(of: key)
      var rank = CompletionRank()
      rank.kind = 1
      rank.name = name
      return CompletionCandidate(subject: .member(symbol), text: name, names: [name], isDeprecated: false, rank: rank)
    }
  }
}
