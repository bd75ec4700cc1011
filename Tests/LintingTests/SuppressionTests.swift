import Linting
import Testing
import Workspace

/// What a suppression hides, and where it stands to do so.
@Suite struct SuppressionTests {
  @Test func hidesTheNextLineOfCode() {
    let file = LintedFile(
      """
      import UIKit
      func style(_ view: UIView) {
        // parlance:ignore palette-color -- the alert's own
        view.backgroundColor = .red
        view.tintColor = .blue
      }
      """
    )
    #expect(file.left == ["palette-color '.blue'"])
    #expect(file.faults == [])
    #expect(file.suppressed == 1)
  }

  @Test func passesOverBlankLinesAndComments() {
    let file = LintedFile(
      """
      import UIKit
      func style(_ view: UIView) {
        // parlance:ignore palette-color

        // a comment
        /* another
           over lines /* and nested */ */
        // parlance:ignore raw-color
        view.backgroundColor = isOn ? .red : UIColor(white: 0, alpha: 1)
        view.tintColor = .blue
      }
      """
    )
    #expect(file.left == ["palette-color '.blue'"])
    #expect(file.faults == [])
    #expect(file.suppressed == 2)
  }

  @Test func hidesItsOwnLineBehindCode() {
    let file = LintedFile(
      """
      import UIKit
      func style(_ view: UIView) {
        view.backgroundColor = .red // parlance:ignore palette-color
        view.tintColor = .blue /* parlance:ignore palette-color */
        /* parlance:ignore palette-color */ view.tintColor = .green
        view.tintColor = /* parlance:ignore palette-color */ .orange
        view.tintColor = .white
      }
      """
    )
    #expect(file.left == ["palette-color '.white'"])
    #expect(file.faults == [])
  }

  @Test func hidesNamedRulesOnly() {
    let file = LintedFile(
      """
      import SwiftUI
      struct Row: View {
        var body: some View {
          // parlance:ignore palette-color
          Text("a").foregroundStyle(.red).frame(height: 44)
          // parlance:ignore palette-color, raw-height
          Text("a").foregroundStyle(.red).frame(height: 45)
          // parlance:ignore all
          Text("a").foregroundStyle(.red).frame(height: 46)
        }
      }
      """
    )
    #expect(file.left == ["raw-height '44'"])
    #expect(file.faults == [])
    #expect(file.suppressed == 5)
  }

  @Test func coversAValueThatBeginsOnTheLine() {
    let file = LintedFile(
      """
      import UIKit
      // parlance:ignore raw-color
      let a = UIColor(
        red: 1,
        green: 0,
        blue: 0,
        alpha: 1
      )
      // parlance:ignore raw-color
      let b = make(
        UIColor(white: 0, alpha: 1)
      )
      """
    )
    #expect(file.left == ["raw-color 'UIColor(white: 0, alpha: 1)'"])
    #expect(file.faults == ["suppression of 'raw-color' hides nothing"])
  }

  @Test func hidesARegion() {
    let file = LintedFile(
      """
      import UIKit
      let a = UIColor.red
      // parlance:ignore-begin palette-color -- old screens
      let b = UIColor.red
      let c = UIColor(white: 0, alpha: 1)
      // parlance:ignore-begin raw-color
      let d = UIColor(white: 0, alpha: 1)
      let e = UIColor.blue
      // parlance:ignore-end
      let f = UIColor(white: 1, alpha: 1)
      // parlance:ignore-end
      let g = UIColor.blue
      """
    )
    #expect(
      file.left == [
        "palette-color 'UIColor.red'", "raw-color 'UIColor(white: 0, alpha: 1)'",
        "raw-color 'UIColor(white: 1, alpha: 1)'", "palette-color 'UIColor.blue'",
      ]
    )
    #expect(file.faults == [])
  }

  @Test func hidesAFile() {
    let file = LintedFile(
      """
      // A header.
      import UIKit
      // parlance:ignore-file palette-color -- old
      import Foundation

      let a = UIColor.red
      let b = UIColor(white: 0, alpha: 1)
      """
    )
    #expect(file.left == ["raw-color 'UIColor(white: 0, alpha: 1)'"])
    #expect(file.faults == [])
  }

  @Test func meansNothingElsewhere() {
    let file = LintedFile(
      ##"""
      import UIKit
      /// parlance:ignore-file all
      /*
       parlance:ignore-file all
      */
      let text = "// parlance:ignore-file all"
      let long = """
        // parlance:ignore-file all
        """
      let raw = #"/* parlance:ignore palette-color */"#; let a = UIColor.red
      let b = UIColor.blue // see parlance:ignore palette-color
      """##
    )
    #expect(file.left == ["palette-color 'UIColor.red'", "palette-color 'UIColor.blue'"])
    #expect(file.faults == [])
  }

  @Test(arguments: ["\n", "\r\n", "\r"]) func readsEveryLineEnd(_ end: String) {
    let file = LintedFile(
      """
      import UIKit
      // 👩🏽‍🎨 e\u{301} 配色
      // parlance:ignore palette-color -- 👩🏽‍🎨
      let a = UIColor.red
      let b = UIColor.blue // parlance:ignore palette-color
      let 🎨 = 1; let c = UIColor.green // parlance:ignore palette-color
      // parlance:ignore-begin raw-color
      let d = UIColor(white: 0, alpha: 1)
      // parlance:ignore-end
      let e = UIColor.white
      """.replacing("\n", with: end)
    )
    #expect(file.left == ["palette-color 'UIColor.white'"])
    #expect(file.faults == [])
  }

  @Test func standsAtTheFilesEnds() {
    #expect(LintedFile("let a = UIColor.red // parlance:ignore palette-color").left == [])
    #expect(LintedFile("\u{FEFF}// parlance:ignore palette-color\nlet a = UIColor.red").left == [])
    #expect(LintedFile("// parlance:ignore palette-color").faults == ["suppression of 'palette-color' hides nothing"])
    #expect(LintedFile("// parlance:ignore palette-color\n\n").faults.count == 1)
    #expect(LintedFile("/* parlance:ignore palette-color */").faults.count == 1)
  }
}
