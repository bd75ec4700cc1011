import Loom
import UIKit

/// What this app changes of Loom's looks.
enum AppStyle {
  static func apply() {
    let sheet = StyleSheet.shared
    sheet.define(
      WeaveButton.Style(
        titleColor: .black,  // expect: palette-color #000000FF
        backgroundColor: UIColor(red: 0.95, green: 0.8, blue: 0.3, alpha: 1),  // expect: raw-color #F2CC4DFF
        height: 52
      ),
      for: WeaveButton.self
    )
    sheet.define(WeaveLabel.Style(font: .systemFont(ofSize: 16), textColor: .warp), for: WeaveLabel.self)  // expect: raw-font 16/regular
  }
}
