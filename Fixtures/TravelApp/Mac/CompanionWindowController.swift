import AppKit

/// The Mac companion: a list of trips beside a map.
final class CompanionWindowController: NSWindowController {
  private let title = NSTextField(labelWithString: "Trips")
  private let search = NSSearchField(frame: NSRect(x: 0, y: 0, width: 180, height: 28))  // expect: raw-height 28, raw-width 180
  private let button = NSButton(title: "Sync", target: nil, action: nil)

  override func windowDidLoad() {
    super.windowDidLoad()
    window?.backgroundColor = NSColor(calibratedWhite: 0.97, alpha: 1)  // expect: raw-color #F7F7F7FF
    window?.minSize = NSSize(width: 640, height: 420)  // expect: raw-height 420, raw-width 640
    window?.isMovableByWindowBackground = true
    title.font = NSFont.systemFont(ofSize: 20, weight: .bold)  // expect: raw-font 20/bold
    title.textColor = .labelColor  // expect: system-color
    title.font = NSFont.preferredFont(forTextStyle: .title1, options: [:])  // expect: text-style
    search.font = .monospacedSystemFont(ofSize: 12, weight: .regular)  // expect: raw-font 12/regular
    search.layer?.borderColor = NSColor.red.cgColor  // expect: palette-color #FF0000FF
    button.contentTintColor = NSColor.systemBlue  // expect: palette-color
    button.bezelColor = NSColor(srgbRed: 18 / 255, green: 0x8A / 255, blue: 107 / 255, alpha: 1)  // expect: raw-color #128A6BFF
    button.heightAnchor.constraint(lessThanOrEqualToConstant: 32).isActive = true  // expect: raw-height 32
    search.textColor = NSColor(name: nil) { appearance in
      appearance.bestMatch(from: [.darkAqua, .aqua]) == .darkAqua ? .white : .brandInk  // expect: palette-color
    }
    title.maximumNumberOfLines = 1
  }
}

extension NSColor {
  static let brandInk = NSColor(srgbRed: 0.06, green: 0.13, blue: 0.18, alpha: 1)  // expect(definition): raw-color #0F212EFF
}
