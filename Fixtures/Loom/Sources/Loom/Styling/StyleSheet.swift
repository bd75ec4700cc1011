/// The looks of every control of an app, set once at its start.
public final class StyleSheet {
  public static let shared = StyleSheet()

  private var styles: [ObjectIdentifier: Any] = [:]

  private init() {}

  public func define<Control: Stylable>(_ style: Control.StyleType, for control: Control.Type) {
    styles[ObjectIdentifier(control)] = style
  }

  public func lookup<Control: Stylable>(_ control: Control.Type) -> Control.StyleType {
    styles[ObjectIdentifier(control)] as? Control.StyleType ?? control.defaultStyle
  }
}
