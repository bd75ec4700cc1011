/// The framework whose colour type a name belongs to: the same name may mean different colours.
package enum ColorFramework: String, CaseIterable, Hashable, Sendable {
  /// `UIColor`
  case uiKit
  /// `NSColor`
  case appKit
  /// `Color`
  case swiftUI
}
