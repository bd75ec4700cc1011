import SwiftSource

/// `.mask { … }`, and modifiers of the workspace that are called so (`.inverseMask { … }`): a colour there is coverage,
/// not something to see.
enum SwiftUIMasks: Recognizer {
  static let calls = ["mask"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard scanner.isModifier(call) else { return nil }
    return Recognition(silences: true)
  }

  static func ownModifier(_ call: CallSite) -> Recognition? {
    guard call.name.hasSuffix("Mask"), call.base != nil || call.isImplicitMember,
      call.arguments.last?.isTrailing == true
    else { return nil }
    return Recognition(silences: true)
  }
}
