/// Names of the platform that a design system's own types like to take.
enum PlatformNames {
  /// A workspace type of such a name is ambiguous wherever the platform's is imported too.
  static let shadowed: Set<String> = ["Color", "Font", "Image", "Text", "Button", "Label", "Gradient", "Theme"]
}
