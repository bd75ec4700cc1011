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
