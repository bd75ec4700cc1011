/// The design values among the parameters of SwiftUI's modifiers and shapes.
enum ViewModifiers {
  /// Types by label, the first parameter's empty; `nil` for what takes no design value.
  static func parameters(of name: String) -> [String: String]? { table[name] }

  private static let table: [String: [String: String]] = [
    "accentColor": ["": "Color"],
    "background": ["": "Color"],
    "backgroundStyle": ["": "Color"],
    "border": ["": "Color", "width": "CGFloat"],
    "cornerRadius": ["": "CGFloat"],
    "fill": ["": "Color"],
    "font": ["": "Font"],
    "foregroundColor": ["": "Color"],
    "foregroundStyle": ["": "Color"],
    "frame": [
      "width": "CGFloat", "height": "CGFloat", "minWidth": "CGFloat", "minHeight": "CGFloat", "idealWidth": "CGFloat",
      "idealHeight": "CGFloat", "maxWidth": "CGFloat", "maxHeight": "CGFloat",
    ],
    "opacity": ["": "CGFloat"],
    "padding": ["": "CGFloat"],
    "shadow": ["color": "Color", "radius": "CGFloat", "x": "CGFloat", "y": "CGFloat"],
    "stroke": ["": "Color", "lineWidth": "CGFloat"],
    "strokeBorder": ["": "Color", "lineWidth": "CGFloat"],
    "tint": ["": "Color"],
    "RoundedRectangle": ["cornerRadius": "CGFloat"],
    "HStack": ["spacing": "CGFloat"],
    "VStack": ["spacing": "CGFloat"],
  ]
}
