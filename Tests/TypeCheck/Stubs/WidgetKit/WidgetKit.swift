// swift-format-ignore-file
// What the fixtures use of WidgetKit, for type checks only.

import SwiftUI

public protocol TimelineEntry {
  var date: Date { get }
}

public enum WidgetFamily { case systemSmall, systemMedium }

extension EnvironmentValues {
  public var widgetFamily: WidgetFamily { .systemSmall }
}

public struct ContainerPlacement {
  public static let widget = ContainerPlacement()
}

extension View {
  public func containerBackground<S: ShapeStyle>(_ style: S, for placement: ContainerPlacement) -> some View { self }
}
