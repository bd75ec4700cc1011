import Tidewater
import UIKit

@main
final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    let appearance = HarborAppearance(brandColor: UIColor(0x5B2A86))  // expect: raw-color #5B2A86FF
    appearance.primaryView.background = UIColor.yellow  // expect: palette-color #FFFF00FF
    appearance.secondaryView.button.background = .systemBlue  // expect: palette-color systemBlue
    appearance.buttonsHeight = 60
    Tidewater.shared.appearance = appearance
    return true
  }
}
