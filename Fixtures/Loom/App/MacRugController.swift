import AppKit
import Loom

final class MacRugController: NSViewController {
  private let buy = WeaveButton(title: "Buy")
  private let name = NSTextField(labelWithString: "Kilim")

  override func loadView() {
    view = NSView(frame: NSRect(x: 0, y: 0, width: 480, height: 300))  // expect: raw-height 300, raw-width 480
    name.font = NSFont.preferredFont(forLoomStyle: .headline)
    name.font = NSFont.boldSystemFont(ofSize: 14)  // expect: raw-font 14/bold
    name.textColor = .systemPink  // expect: palette-color systemPink
    buy.contentTintColor = .warp
    StyleSheet.shared.define(WeaveButton.Style(tint: .magenta, height: 32), for: WeaveButton.self)  // expect: palette-color #FF00FFFF
  }
}
