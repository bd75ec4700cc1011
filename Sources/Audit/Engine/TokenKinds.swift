import DesignTokens
import Usages

/// Which tokens can take the place of a usage.
enum TokenKinds {
  /// Empty for kinds that no token of a value answers.
  static func answering(_ kind: UsageKind) -> Set<TokenKind> {
    switch kind {
    case .color: [.color]
    case .font: [.font, .typography, .fontSize]
    case .height: [.height, .size]
    case .width, .size: [.size, .height]
    case .spacing: [.spacing]
    case .radius: [.radius]
    case .border: [.borderWidth]
    case .shadow: [.shadow]
    case .opacity: [.opacity]
    case .component, .token, .suppression: []
    }
  }
}
