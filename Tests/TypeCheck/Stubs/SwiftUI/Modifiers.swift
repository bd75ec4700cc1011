// swift-format-ignore-file

import AppKit
import UIKit

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
