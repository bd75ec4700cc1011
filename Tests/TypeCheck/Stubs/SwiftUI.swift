// swift-format-ignore-file
// What the fixtures use of SwiftUI, for type checks only.

import AppKit
@_exported import Combine
@_exported import UIKit

public protocol View {
  associatedtype Body: View
  @ViewBuilder var body: Body { get }
}

extension Never: View {
  public var body: Never { fatalError() }
}

public protocol Leaf: View where Body == Never {}
extension Leaf {
  public var body: Never { fatalError() }
}

public struct EmptyView: Leaf {
  public init() {}
}
public struct Pair<A: View, B: View>: Leaf {}
public struct Either<A: View, B: View>: Leaf {}

extension Optional: View where Wrapped: View {
  public var body: Never { fatalError() }
}

@resultBuilder public enum ViewBuilder {
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildPartialBlock<V: View>(first: V) -> V { first }
  public static func buildPartialBlock<A: View, B: View>(accumulated: A, next: B) -> Pair<A, B> { Pair() }
  public static func buildExpression<V: View>(_ view: V) -> V { view }
  public static func buildIf<V: View>(_ view: V?) -> V? { view }
  public static func buildEither<A: View, B: View>(first: A) -> Either<A, B> { Either() }
  public static func buildEither<A: View, B: View>(second: B) -> Either<A, B> { Either() }
}

// MARK: Styles

public protocol ShapeStyle {}

public struct Color: ShapeStyle, Leaf, Hashable {
  public enum RGBColorSpace { case sRGB, displayP3 }
  public init(_ name: String, bundle: Bundle? = nil) {}
  public init(_ color: UIColor) {}
  public init(uiColor: UIColor) {}
  public init(_ color: NSColor) {}
  public init(nsColor: NSColor) {}
  public init(_ space: RGBColorSpace = .sRGB, red: Double, green: Double, blue: Double, opacity: Double = 1) {}
  public init(_ space: RGBColorSpace = .sRGB, white: Double, opacity: Double = 1) {}
  public init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1) {}
  public func opacity(_ opacity: Double) -> Color { self }

  public static let black = Color("")
  public static let white = Color("")
  public static let gray = Color("")
  public static let clear = Color("")
  public static let red = Color("")
  public static let green = Color("")
  public static let blue = Color("")
  public static let yellow = Color("")
  public static let orange = Color("")
  public static let purple = Color("")
  public static let pink = Color("")
  public static let brown = Color("")
  public static let teal = Color("")
  public static let mint = Color("")
  public static let cyan = Color("")
  public static let indigo = Color("")
  public static let primary = Color("")
  public static let secondary = Color("")
  public static let accentColor = Color("")
}

extension ShapeStyle where Self == Color {
  public static var black: Color { fatalError() }
  public static var white: Color { fatalError() }
  public static var gray: Color { fatalError() }
  public static var clear: Color { fatalError() }
  public static var red: Color { fatalError() }
  public static var green: Color { fatalError() }
  public static var blue: Color { fatalError() }
  public static var yellow: Color { fatalError() }
  public static var orange: Color { fatalError() }
  public static var purple: Color { fatalError() }
  public static var pink: Color { fatalError() }
  public static var brown: Color { fatalError() }
  public static var teal: Color { fatalError() }
  public static var mint: Color { fatalError() }
  public static var cyan: Color { fatalError() }
  public static var indigo: Color { fatalError() }
}

extension ShapeStyle {
  public func opacity(_ opacity: Double) -> some ShapeStyle { self }
}

public struct HierarchicalShapeStyle: ShapeStyle {}
extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { fatalError() }
  public static var secondary: HierarchicalShapeStyle { fatalError() }
  public static var tertiary: HierarchicalShapeStyle { fatalError() }
}

public struct Material: ShapeStyle {}
extension ShapeStyle where Self == Material {
  public static var thinMaterial: Material { fatalError() }
  public static var ultraThinMaterial: Material { fatalError() }
  public static var regularMaterial: Material { fatalError() }
}

public struct Gradient: ShapeStyle {
  public struct Stop {
    public init(color: Color, location: CGFloat) {}
  }
  public init(colors: [Color]) {}
  public init(stops: [Stop]) {}
}

public struct UnitPoint {
  public static let top = UnitPoint()
  public static let bottom = UnitPoint()
  public static let center = UnitPoint()
  public static let leading = UnitPoint()
  public static let trailing = UnitPoint()
}

public struct LinearGradient: ShapeStyle, Leaf {
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {}
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {}
}

extension UIColor {
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

extension NSColor {
  public convenience init(_ color: Color) { self.init(white: 0, alpha: 1) }
}

// MARK: Fonts

public struct Font: Hashable {
  public enum Weight { case regular, medium, semibold, bold }
  public enum Design { case `default`, rounded }
  public enum TextStyle { case body, caption, headline, title3 }
  public init(_ font: UIFont) {}
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font { fatalError() }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat) -> Font { fatalError() }
  public static func custom(_ name: String, size: CGFloat, relativeTo: TextStyle) -> Font { fatalError() }
  public func weight(_ weight: Weight) -> Font { self }
  public func monospacedDigit() -> Font { self }
  public static var body: Font { fatalError() }
  public static var caption: Font { fatalError() }
  public static var footnote: Font { fatalError() }
  public static var headline: Font { fatalError() }
  public static var subheadline: Font { fatalError() }
  public static var title: Font { fatalError() }
  public static var title2: Font { fatalError() }
}

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

// MARK: Views

public struct LocalizedStringKey: ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}

public struct Text: Leaf {
  public init(_ key: LocalizedStringKey) {}
  @_disfavoredOverload public init<S: StringProtocol>(_ text: S) {}
  public init<F: FormatStyle>(_ input: F.FormatInput, format: F) where F.FormatOutput == String {}
  public func font(_ font: Font?) -> Text { self }
  public func fontWeight(_ weight: Font.Weight?) -> Text { self }
  public static func + (left: Text, right: Text) -> Text { left }
}

public struct Image: Leaf {
  public init(_ name: String) {}
  public init(systemName: String) {}
  public func resizable() -> Image { self }
}

public struct Label<Title: View, Icon: View>: Leaf {
  public init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon) {}
}
extension Label where Title == Text, Icon == Image {
  public init(_ title: LocalizedStringKey, systemImage: String) { fatalError() }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, systemImage: String) { fatalError() }
}

public enum HorizontalAlignment { case leading, center, trailing }
public enum VerticalAlignment { case top, center, bottom, firstTextBaseline }
public enum Alignment { case top, bottom, center, topTrailing }

public struct VStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct LazyVStack<Content: View>: Leaf {
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {}
}
public struct HStack<Content: View>: Leaf {
  public init(alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, @ViewBuilder content: () -> Content) {}
}
public struct ZStack<Content: View>: Leaf {
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {}
}
public struct TabView<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct NavigationStack<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct Form<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
}
public struct ScrollView<Content: View>: Leaf {
  public init(_ axis: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {}
}
public struct List<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
  public init<Data: RandomAccessCollection, ID: Hashable, Row: View>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder row: @escaping (Data.Element) -> Row
  ) where Content == ForEach<Data, Row> {}
}
public struct Section<Content: View>: Leaf {
  public init(@ViewBuilder content: () -> Content) {}
  public init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) {}
}
public struct ForEach<Data: RandomAccessCollection, Content: View>: Leaf {
  public init<ID: Hashable>(
    _ data: Data,
    id: KeyPath<Data.Element, ID>,
    @ViewBuilder content: @escaping (Data.Element) -> Content
  ) {}
  public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content)
  where Data.Element: Identifiable {}
}
public struct NavigationLink<Destination: View>: Leaf {
  public init(_ title: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {}
}
public struct Button<Content: View>: Leaf {
  public init(action: @escaping () -> Void, @ViewBuilder label: () -> Content) {}
}
extension Button where Content == Text {
  public init(_ title: LocalizedStringKey, action: @escaping () -> Void) { fatalError() }
}
public struct Toggle: Leaf {
  public init(_ title: LocalizedStringKey, isOn: Binding<Bool>) {}
}
public struct TextField: Leaf {
  public init(_ title: LocalizedStringKey, text: Binding<String>) {}
}
public struct Slider: Leaf {
  public init(value: Binding<Double>) {}
}
public struct Gauge<Content: View>: Leaf {
  public init(value: Double, in range: ClosedRange<Double>, @ViewBuilder label: () -> Content) {}
}
public struct Spacer: Leaf {
  public init(minLength: CGFloat? = nil) {}
}
public struct Divider: Leaf {
  public init() {}
}
public struct AsyncImage<Content: View, Placeholder: View>: Leaf {
  public init(
    url: URL?,
    @ViewBuilder content: @escaping (Image) -> Content,
    @ViewBuilder placeholder: @escaping () -> Placeholder
  ) {}
}
public struct GeometryProxy {
  public var size: CGSize { .zero }
}
public struct GeometryReader<Content: View>: Leaf {
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {}
}

// MARK: Shapes

public protocol Shape: View {}
extension Shape {
  public func fill<S: ShapeStyle>(_ style: S) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some Shape { self }
  public func stroke<S: ShapeStyle>(_ style: S, style line: StrokeStyle) -> some Shape { self }
  public func strokeBorder<S: ShapeStyle>(_ style: S, lineWidth: CGFloat = 1) -> some View { self }
}
public struct Circle: Shape, Leaf {
  public init() {}
}
public struct Capsule: Shape, Leaf {
  public init() {}
}
public struct Rectangle: Shape, Leaf {
  public init() {}
}
public struct RoundedRectangle: Shape, Leaf {
  public init(cornerRadius: CGFloat) {}
}
public struct Path: Shape, Leaf {
  public init(_ draw: (inout Path) -> Void) {}
  public mutating func addLines(_ points: [CGPoint]) {}
}
public struct StrokeStyle {
  public enum Cap { case round, butt }
  public init(lineWidth: CGFloat = 1, lineCap: Cap = .butt) {}
}

// MARK: Styles of controls

public struct ButtonStyleConfiguration {
  public var label: EmptyView { EmptyView() }
  public var isPressed: Bool { false }
}
public protocol ButtonStyle {
  typealias Configuration = ButtonStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public struct LabelStyleConfiguration {
  public var title: EmptyView { EmptyView() }
  public var icon: EmptyView { EmptyView() }
}
public protocol LabelStyle {
  typealias Configuration = LabelStyleConfiguration
  associatedtype Body: View
  @ViewBuilder func makeBody(configuration: Configuration) -> Body
}
public enum ListStyle { case insetGrouped }

// MARK: Modifiers

public enum Axis { case horizontal, vertical }
public enum Edge { case top, bottom, leading, trailing, horizontal, vertical }
public struct EdgeInsets {
  public init(top: CGFloat, leading: CGFloat, bottom: CGFloat, trailing: CGFloat) {}
}
public enum ToolbarPlacement { case tabBar }
public enum Visibility { case hidden, visible }
public enum Transition { case opacity }
public struct PresentationDetent: Hashable {
  public static let medium = PresentationDetent()
  public static func height(_ height: CGFloat) -> PresentationDetent { PresentationDetent() }
}
public struct Animation {
  public static func easeIn(duration: Double) -> Animation { Animation() }
  public static func easeInOut(duration: Double) -> Animation { Animation() }
}
public func withAnimation(_ animation: Animation, _ body: () -> Void) {}

extension View {
  public func font(_ font: Font?) -> some View { self }
  public func foregroundColor(_ color: Color?) -> some View { self }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> some View { self }
  public func foregroundStyle<A: ShapeStyle, B: ShapeStyle>(_ first: A, _ second: B) -> some View { self }
  public func tint(_ color: Color?) -> some View { self }
  @_disfavoredOverload public func tint<S: ShapeStyle>(_ style: S?) -> some View { self }
  public func accentColor(_ color: Color?) -> some View { self }
  @_disfavoredOverload public func background<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
  public func background<S: ShapeStyle>(_ style: S) -> some View { self }
  public func background<S: ShapeStyle, T: Shape>(_ style: S, in shape: T) -> some View { self }
  @_disfavoredOverload public func overlay<V: View>(_ view: V, alignment: Alignment = .center) -> some View { self }
  public func overlay<S: ShapeStyle>(_ style: S) -> some View { self }
  public func overlay<V: View>(alignment: Alignment = .center, @ViewBuilder content: () -> V) -> some View { self }
  public func mask<V: View>(@ViewBuilder content: () -> V) -> some View { self }
  public func border<S: ShapeStyle>(_ style: S, width: CGFloat = 1) -> some View { self }
  public func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View { self }
  public func opacity(_ opacity: Double) -> some View { self }
  public func frame(width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center) -> some View { self }
  public func frame(
    minWidth: CGFloat? = nil,
    idealWidth: CGFloat? = nil,
    maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil,
    idealHeight: CGFloat? = nil,
    maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View { self }
  public func padding(_ edges: Edge, _ length: CGFloat? = nil) -> some View { self }
  public func padding(_ insets: EdgeInsets) -> some View { self }
  public func padding(_ length: CGFloat) -> some View { self }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View { self }
  public func scaleEffect(_ scale: CGSize) -> some View { self }
  public func scaledToFill() -> some View { self }
  public func clipped() -> some View { self }
  public func clipShape<S: Shape>(_ shape: S) -> some View { self }
  public func contentShape<S: Shape>(_ shape: S) -> some View { self }
  public func cornerRadius(_ radius: CGFloat) -> some View { self }
  public func ignoresSafeArea() -> some View { self }
  public func safeAreaInset<V: View>(edge: Edge, @ViewBuilder content: () -> V) -> some View { self }
  public func environmentObject<Object: ObservableObject>(_ object: Object) -> some View { self }
  public func environment<Value>(_ path: WritableKeyPath<EnvironmentValues, Value>, _ value: Value) -> some View {
    self
  }
  public func tabItem<V: View>(@ViewBuilder _ label: () -> V) -> some View { self }
  public func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View { self }
  public func transition(_ transition: Transition) -> some View { self }
  public func animation<Value: Equatable>(_ animation: Animation?, value: Value) -> some View { self }
  public func listStyle(_ style: ListStyle) -> some View { self }
  public func listRowBackground<V: View>(_ view: V?) -> some View { self }
  public func listRowSeparatorTint(_ color: Color?) -> some View { self }
  public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { self }
  public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { self }
  public func scrollContentBackground(_ visibility: Visibility) -> some View { self }
  public func preferredColorScheme(_ scheme: ColorScheme?) -> some View { self }
  public func buttonStyle<S: ButtonStyle>(_ style: S) -> some View { self }
  public func labelStyle<S: LabelStyle>(_ style: S) -> some View { self }
  public func navigationTitle(_ title: LocalizedStringKey) -> some View { self }
  public func onAppear(_ action: @escaping () -> Void) -> some View { self }
  public func onTapGesture(_ action: @escaping () -> Void) -> some View { self }
  public func fontWeight(_ weight: Font.Weight?) -> some View { self }
  public func focused<Value: Hashable>(_ state: FocusState<Value?>.Binding, equals value: Value) -> some View { self }
  public func previewLayout(_ layout: PreviewLayout) -> some View { self }
}
