import UIKit
import XCTest

final class PriceLabelTests: XCTestCase {
  func testColour() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))  // expect(test): raw-height 20, raw-width 80
    label.textColor = .red  // expect(test): palette-color
    label.font = .systemFont(ofSize: 14)  // expect(test): raw-font 14/regular
    XCTAssertEqual(label.textColor, UIColor(hex: "#FF0000"))  // expect(test): raw-color #FF0000FF
  }
}
