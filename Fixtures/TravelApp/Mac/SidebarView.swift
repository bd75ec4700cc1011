#if os(macOS)
import AppKit
import SwiftUI

final class SidebarRowView: NSTableRowView {
  override var intrinsicContentSize: NSSize { NSSize(width: NSView.noIntrinsicMetric, height: 34) }  // expect: raw-height 34

  override func drawSelection(in dirtyRect: NSRect) {
    NSColor.selectedContentBackgroundColor.setFill()  // expect: system-color
    NSBezierPath(roundedRect: bounds, xRadius: 4, yRadius: 4).fill()
    NSColor.orange.setStroke()  // expect: palette-color
  }
}

final class SidebarDelegate: NSObject, NSTableViewDelegate {
  func tableView(_ tableView: NSTableView, heightOfRow row: Int) -> CGFloat { row == 0 ? 44 : 28 }  // expect: raw-height 44, raw-height 28
}

struct SidebarView: View {
  var body: some View {
    List {
      Text("Trips").font(.system(size: 13)).foregroundStyle(Color(nsColor: .systemTeal))  // expect: raw-font 13, palette-color systemTeal
    }
    .frame(minWidth: 200, idealHeight: 500)  // expect: raw-width 200, raw-height 500
  }
}
#else
import SwiftUI

struct SidebarView: View {
  var body: some View {
    EmptyView().frame(height: 10)  // expect: raw-height 10
  }
}
#endif
