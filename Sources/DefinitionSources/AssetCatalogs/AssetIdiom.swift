import DesignTokens

/// The kind of device that an entry of an asset is for, in the order in which iOS prefers them.
enum AssetIdiom: String, CaseIterable, Hashable, Sendable {
  case universal
  case iPhone = "iphone"
  case iPad = "ipad"
  case mac
  case tv
  case watch
  case vision
  case car
  case marketingIOS = "ios-marketing"
  case marketingWatch = "watch-marketing"

  /// The platform that has only such devices, beside iOS.
  var platform: Platform? {
    switch self {
    case .mac: .macOS
    case .tv: .tvOS
    case .watch: .watchOS
    case .vision: .visionOS
    case .universal, .iPhone, .iPad, .car, .marketingIOS, .marketingWatch: nil
    }
  }
}
