// swift-format-ignore-file

import AppKit
import UIKit

// MARK: State

@propertyWrapper public struct Binding<Value> {
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { self }
  public static func constant(_ value: Value) -> Binding<Value> { fatalError() }
}

@propertyWrapper public struct State<Value> {
  public init(wrappedValue: Value) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}
extension State where Value: ExpressibleByNilLiteral {
  public init() {}
}

@propertyWrapper public struct AppStorage<Value> {
  public init(wrappedValue: Value, _ key: String) {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: Binding<Value> { fatalError() }
}

@propertyWrapper public struct ScaledMetric<Value> {
  public init(wrappedValue: Value) {}
  public init(wrappedValue: Value, relativeTo: Font.TextStyle) {}
  public var wrappedValue: Value { fatalError() }
}

@propertyWrapper public struct FocusState<Value: Hashable> {
  public struct Binding {}
  public init() where Value: ExpressibleByNilLiteral {}
  public var wrappedValue: Value {
    get { fatalError() }
    nonmutating set {}
  }
  public var projectedValue: FocusState<Value>.Binding { fatalError() }
}

@dynamicMemberLookup public struct ObjectBindings<Object: AnyObject> {
  public subscript<Value>(dynamicMember path: ReferenceWritableKeyPath<Object, Value>) -> Binding<Value> {
    fatalError()
  }
}

@propertyWrapper public struct StateObject<Object: ObservableObject> {
  public init(wrappedValue: @autoclosure @escaping () -> Object) {}
  public var wrappedValue: Object { fatalError() }
  public var projectedValue: ObjectBindings<Object> { fatalError() }
}

@propertyWrapper public struct EnvironmentObject<Object: ObservableObject> {
  public init() {}
  public var wrappedValue: Object { fatalError() }
  public var projectedValue: ObjectBindings<Object> { fatalError() }
}

public enum ColorScheme { case light, dark }

public struct EnvironmentValues {
  public var isEnabled = true
  public var colorScheme = ColorScheme.light
  public var defaultMinListRowHeight: CGFloat = 0
}

@propertyWrapper public struct Environment<Value> {
  public init(_ path: KeyPath<EnvironmentValues, Value>) {}
  public var wrappedValue: Value { fatalError() }
}

// MARK: The app

public protocol Scene {}

public protocol App {
  associatedtype Body: Scene
  var body: Body { get }
  init()
}
extension App {
  public static func main() {}
}

public struct WindowGroup<Content: View>: Scene {
  public init(@ViewBuilder content: () -> Content) {}
}

@propertyWrapper public struct UIApplicationDelegateAdaptor<Delegate: UIApplicationDelegate> {
  public init(_ type: Delegate.Type) {}
  public var wrappedValue: Delegate { fatalError() }
}

public struct RepresentableContext {}

public protocol UIViewControllerRepresentable: View where Body == Never {
  typealias Context = RepresentableContext
  associatedtype Controller: UIViewController
  func makeUIViewController(context: Context) -> Controller
  func updateUIViewController(_ controller: Controller, context: Context)
}
extension UIViewControllerRepresentable {
  public var body: Never { fatalError() }
}

public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Previews { get }
}

public enum PreviewLayout { case fixed(width: CGFloat, height: CGFloat) }

/// What stands in for a preview, which is a macro.
public struct PreviewOfView {
  public init<V: View>(_ name: String, @ViewBuilder body: () -> V) {}
}
