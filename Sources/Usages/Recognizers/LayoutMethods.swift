import SwiftSource

/// Layout libraries that constrain a view by a method of its own: `row.height(44)` of Stevia, TinyConstraints, PinLayout
/// and FlexLayout, and EasyPeasy's `Height(44)`.
///
/// Their words stand for much else in other code, so that the file must import the library.
enum LayoutMethods: Recognizer {
  static let calls = ["height", "minHeight", "maxHeight", "Height"]

  private static let methods: Set<String> = ["Stevia", "TinyConstraints", "PinLayout", "FlexLayout"]

  static func recognize(_ call: CallSite, _ scanner: UsageScanner) -> Recognition? {
    guard let first = call.arguments.first, first.label == nil else { return nil }
    let library: (String) -> Bool =
      call.name == "Height" ? { $0 == "EasyPeasy" } : { methods.contains($0) && call.base != nil }
    guard scanner.unit.imports.contains(where: { library($0.module) }) else { return nil }
    return Recognition(expectations: [0: .measure(Measure(kind: .height, allowsHairline: true), .view)])
  }
}
