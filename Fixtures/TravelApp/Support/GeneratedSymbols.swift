// Generated using SymbolForge 3.1 from Media.xcassets. Changes are lost.

import SwiftUI

enum Symbols {
  static let route = Color("Map/route")
  static let fallback = Color(red: 0.2, green: 0.4, blue: 0.6)
  static let rowHeight: CGFloat = 44
}
