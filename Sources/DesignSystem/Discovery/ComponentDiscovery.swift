import DesignTokens
import SwiftSource
import Symbols

/// Finds the views, controls, styles and modifiers that a design system offers.
struct ComponentDiscovery {
  let world: DiscoveryWorld

  private var symbols: SymbolTable { world.symbols }

  /// In file and source order.
  func candidates(_ concurrency: Concurrency) -> [ComponentCandidate] {
    let found = concurrency.compactMap(symbols.allTypes) { key -> ComponentCandidate? in
      guard case .nominal(let symbol) = key, !world.source.isTest(file: symbol.file) else { return nil }
      let declaration = symbols[symbol]
      guard !declaration.modifiers.contains(.isLocal), symbols.effectiveAccess(of: symbol) > .fileprivate,
        !Self.isForTools(declaration.name), !world.source.isPreview(Place(inside: symbol))
      else { return nil }
      return candidate(symbol, declaration)
    }
    return found.sorted { $0.symbol < $1.symbol }
  }

  private func candidate(_ symbol: SymbolID, _ declaration: Declaration) -> ComponentCandidate? {
    switch declaration.kind {
    case .class:
      guard let chain = superclasses(of: symbol), !isHosting(chain.root),
        PlatformTypes.isUIKitView(chain.root) || PlatformTypes.isForeignControl(chain.root)
      else { return nil }
      let isPublic = symbols.effectiveAccess(of: symbol) >= .public
      let isLeaf = Self.leafControls.contains(chain.root) || PlatformTypes.isForeignControl(chain.root)
      guard isPublic || isLeaf || isStyled(symbol) else { return nil }
      return ComponentCandidate(symbol: symbol, base: chain.base, root: chain.root)
    case .struct:
      let protocols = symbols.ancestors(of: .nominal(symbol)).compactMap(\.externalName)
      guard let base = protocols.first(where: PlatformTypes.swiftUIProtocols.contains) else { return styled(symbol) }
      let isStyle = PlatformTypes.styleProtocols.contains(base)
      guard
        isStyle || symbols.effectiveAccess(of: symbol) >= .public || world.definitions.isConfigured(file: symbol.file)
      else { return nil }
      return ComponentCandidate(symbol: symbol, base: base, root: base)
    default: return nil
    }
  }

  /// A type of a style protocol of the workspace's own: one that requires `makeBody(configuration:)` as SwiftUI's do.
  private func styled(_ symbol: SymbolID) -> ComponentCandidate? {
    guard symbols.effectiveAccess(of: symbol) >= .public else { return nil }
    for ancestor in symbols.ancestors(of: .nominal(symbol)) {
      guard case .nominal(let style) = ancestor, symbols[style].kind == .protocol,
        symbols.allMembers(of: .nominal(style)).contains(where: {
          symbols[$0].name == "makeBody" && symbols[$0].parameters.map(\.label) == ["configuration"]
        })
      else { continue }
      let name = symbols[style].name
      let root = PlatformTypes.styleProtocols.filter { name.hasSuffix($0) }.max { $0.count < $1.count }
      return ComponentCandidate(symbol: symbol, base: symbols.qualifiedName(of: style), root: root ?? "ViewModifier")
    }
    return nil
  }

  /// The class that a class states as its superclass, and the platform's at the end of the chain.
  private func superclasses(of symbol: SymbolID) -> (base: String, root: String)? {
    var base: String?
    var current = symbol
    for _ in 0..<16 {
      let inherited = symbols[current].inherited.first.map {
        symbols.resolve($0, at: Place(file: current.file, declaration: symbols[current].parent))
      }
      switch inherited {
      case .external(let name)?: return (base ?? name, name)
      case .nominal(let next)? where symbols[next].kind == .class:
        base = base ?? symbols.qualifiedName(of: next)
        guard next != current else { return nil }
        current = next
      default: return nil
      }
    }
    return nil
  }

  /// Whether a view has a style of its own type, with a standard one: `static var defaultStyle: Style`.
  private func isStyled(_ symbol: SymbolID) -> Bool {
    symbols.allMembers(of: .nominal(symbol)).contains { member in
      guard symbols[member].kind == .variable, symbols[member].modifiers.contains(.isStatic),
        case .nominal(let style)? = world.survey.valueType(of: member).key
      else { return false }
      return symbols.owner(of: style) == .nominal(symbol) && world.survey.bearsDesign(.nominal(style))
    }
  }

  private func isHosting(_ name: String) -> Bool { name.hasSuffix("ViewController") || name.contains("Hosting") }

  private static func isForTools(_ name: String) -> Bool {
    name.hasSuffix("_Previews") || name.hasSuffix("Preview") || name.hasSuffix("Previews")
      || name.hasPrefix("Testable_")
  }

  /// Platform controls that a subclass is a look of; a subclass of a plain view may be any screen's part.
  private static let leafControls: Set<String> = [
    "UIButton", "UILabel", "UITextField", "UITextView", "UISwitch", "UISlider", "UIStepper", "UISegmentedControl",
    "UIProgressView", "UIActivityIndicatorView", "UISearchBar", "UIPageControl", "NSButton", "NSTextField", "NSSwitch",
    "NSSlider", "NSSearchField", "NSPopUpButton",
  ]
}

/// A type that is a component, before what it takes is known.
struct ComponentCandidate: Sendable {
  let symbol: SymbolID
  let base: String
  let root: String
}
