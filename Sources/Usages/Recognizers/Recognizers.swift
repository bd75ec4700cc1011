/// The recognizers, by the names they listen to.
enum Recognizers {
  /// In order of precedence: the first that recognizes a call or assignment decides.
  static let all: [any Recognizer.Type] = [
    ColorConstructors.self,
    ColorLiterals.self,
    FontConstructors.self,
    TextStyles.self,
    SwiftUIColors.self,
    SwiftUIFrames.self,
    SwiftUIEnvironment.self,
    SwiftUISpacing.self,
    SwiftUIShapes.self,
    SwiftUIMasks.self,
    UIKitColors.self,
    UIKitFonts.self,
    AutoLayout.self,
    SnapKit.self,
    PureLayout.self,
    LayoutMethods.self,
    TableRows.self,
    Geometry.self,
    Layers.self,
    Symbolic.self,
    Controls.self,
    Bounds.self,
  ]

  static let byCall: [String: [any Recognizer.Type]] = index { $0.calls }
  static let byProperty: [String: [any Recognizer.Type]] = index { $0.properties }

  static let byResult: [String: [any Recognizer.Type]] = index { $0.results }

  private static func index(_ names: (any Recognizer.Type) -> [String]) -> [String: [any Recognizer.Type]] {
    var index: [String: [any Recognizer.Type]] = [:]
    for recognizer in all {
      for name in names(recognizer) { index[name, default: []].append(recognizer) }
    }
    return index
  }
}
