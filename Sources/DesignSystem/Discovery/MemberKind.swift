import DesignTokens
import SwiftSource
import Symbols

/// The kind of token that an instance's property is.
struct MemberKind {
  let world: DiscoveryWorld

  /// By its value, or by its type where the value isn't known; `nil` for what is no design value.
  func kind(_ reading: Reading, _ member: SymbolID, _ type: ResolvedType) -> TokenKind? {
    switch reading.standard {
    case .color: return .color
    case .font, .typography: return .font
    case .gradient: return .gradient
    case .shadow: return .shadow
    case .edges: return .spacing
    case .size: return .size
    case .number: return world.numberKind(member, type)
    case .unresolved:
      switch DesignShape(type) {
      case .color?: return .color
      case .font?: return .font
      default: return nil
      }
    default: return nil
    }
  }
}
