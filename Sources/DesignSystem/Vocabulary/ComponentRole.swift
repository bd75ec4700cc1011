import DesignTokens

/// What a component is for, as far as its base and its name tell.
package enum ComponentRole: String, CaseIterable, Hashable, Sendable {
  case button
  case label
  case textField
  case textView
  case toggle
  case slider
  case stepper
  case segmentedControl
  case progress
  case activityIndicator
  case searchField
  case pageControl
  case picker
  case image
  case cell
  case bar
  case avatar
  case badge
  case divider
  case card
  case list
  case control
  case modifier
  case view

  /// The role of a platform type, where it says one.
  package init?(platformType name: String) {
    guard let role = Self.byPlatformType[name] else { return nil }
    self = role
  }

  /// The role that a component's own name says, by its last word that says one.
  package init?(words name: some StringProtocol) {
    for word in NameWords(name).words.reversed() {
      if let role = Self.byWord[word] {
        self = role
        return
      }
    }
    return nil
  }

  private static let byPlatformType: [String: ComponentRole] = [
    "UIButton": .button, "NSButton": .button, "ButtonStyle": .button, "PrimitiveButtonStyle": .button,
    "UILabel": .label, "LabelStyle": .label,
    "UITextField": .textField, "NSTextField": .textField, "TextFieldStyle": .textField,
    "NSSecureTextField": .textField, "UITextView": .textView, "NSTextView": .textView,
    "UISwitch": .toggle, "NSSwitch": .toggle, "ToggleStyle": .toggle,
    "UISlider": .slider, "NSSlider": .slider, "UIStepper": .stepper, "NSStepper": .stepper,
    "UISegmentedControl": .segmentedControl, "NSSegmentedControl": .segmentedControl,
    "UIProgressView": .progress, "ProgressViewStyle": .progress, "NSProgressIndicator": .progress,
    "UIActivityIndicatorView": .activityIndicator,
    "UISearchBar": .searchField, "UISearchTextField": .searchField, "NSSearchField": .searchField,
    "UIPageControl": .pageControl, "UIPickerView": .picker, "UIDatePicker": .picker, "NSPopUpButton": .picker,
    "PickerStyle": .picker, "UIImageView": .image, "NSImageView": .image,
    "UITableViewCell": .cell, "UICollectionViewCell": .cell, "NSTableCellView": .cell,
    "UITableViewHeaderFooterView": .cell, "UICollectionReusableView": .cell,
    "UINavigationBar": .bar, "UITabBar": .bar, "UIToolbar": .bar, "UIControl": .control, "NSControl": .control,
    "ViewModifier": .modifier,
  ]

  private static let byWord: [String: ComponentRole] = [
    "button": .button, "label": .label, "text": .label, "field": .textField, "toggle": .toggle, "switch": .toggle,
    "slider": .slider, "stepper": .stepper, "progress": .progress, "indicator": .activityIndicator,
    "spinner": .activityIndicator, "picker": .picker, "image": .image, "icon": .image, "cell": .cell, "row": .cell,
    "bar": .bar, "avatar": .avatar, "badge": .badge, "divider": .divider, "separator": .divider, "card": .card,
    "list": .list, "checkbox": .toggle,
  ]
}
