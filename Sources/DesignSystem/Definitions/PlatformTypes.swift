/// The platform's own types, by name: which of them are views.
package enum PlatformTypes {
  /// Whether a type of the platform is a view, control, view controller, or a protocol of views.
  package static func isView(_ name: String) -> Bool {
    views.contains(name) || name.hasSuffix("ViewController") || isUIKitView(name)
  }

  /// Whether a platform class is a view or a control that something may be a subclass of.
  package static func isUIKitView(_ name: String) -> Bool {
    guard name.hasPrefix("UI") || name.hasPrefix("NS") else { return otherViews.contains(name) }
    let rest = name.dropFirst(2)
    return exactViews.contains(String(rest)) || viewSuffixes.contains { rest.hasSuffix($0) }
  }

  /// Whether a class that neither the workspace nor the platform declares is a control by its name: a pod's button.
  package static func isForeignControl(_ name: String) -> Bool {
    guard !name.hasPrefix("UI"), !name.hasPrefix("NS"), !name.contains(".") else { return false }
    return foreignControls.contains { name.hasSuffix($0) && name.count > $0.count }
  }

  private static let foreignControls = [
    "Button", "Label", "TextField", "TextView", "Switch", "Slider", "SegmentedControl",
  ]

  /// SwiftUI's protocols of things that show: what conforms to one is a component.
  package static let swiftUIProtocols: Set<String> = [
    "View", "ButtonStyle", "PrimitiveButtonStyle", "ToggleStyle", "LabelStyle", "TextFieldStyle", "ProgressViewStyle",
    "ViewModifier", "MenuStyle", "GroupBoxStyle", "DisclosureGroupStyle", "GaugeStyle", "ListStyle",
    "NavigationViewStyle", "PickerStyle", "LabeledContentStyle", "FormStyle", "TableStyle", "TextEditorStyle",
  ]

  /// Those of them that are written by a short name at a modifier: `.buttonStyle(.primary)`.
  package static let styleProtocols: Set<String> = swiftUIProtocols.subtracting(["View", "ViewModifier"])

  private static let views = styleProtocols.union([
    "View", "ViewModifier", "UIViewRepresentable", "UIViewControllerRepresentable", "NSViewRepresentable", "App",
    "Scene",
    "Widget", "PreviewProvider",
  ])

  private static let exactViews: Set<String> = [
    "View", "Button", "Label", "Control", "Switch", "Slider", "Stepper", "TextField", "SearchField", "Box", "Window",
  ]

  private static let viewSuffixes = [
    "View", "Bar", "Cell", "Button", "Label", "Control", "TextField", "Picker", "Switch", "Slider", "Stepper",
  ]

  private static let otherViews: Set<String> = ["MKAnnotationView", "MKMapView", "WKWebView", "SKView", "MTKView"]
}
