// swift-format-ignore-file

import AppKit
import UIKit

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
