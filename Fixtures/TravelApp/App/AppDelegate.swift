import UIKit

final class AppDelegate: NSObject, UIApplicationDelegate {
  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]? = nil
  ) -> Bool {
    styleBars()
    return true
  }

  private func styleBars() {
    let bar = UINavigationBarAppearance()
    bar.configureWithOpaqueBackground()
    bar.backgroundColor = UIColor(hex: "#0B3C5D")  // expect: raw-color #0B3C5DFF
    bar.shadowColor = .clear
    bar.titleTextAttributes = [
      .foregroundColor: UIColor.white,  // expect: palette-color #FFFFFFFF
      .font: UIFont.systemFont(ofSize: 17, weight: .semibold),  // expect: raw-font 17/semibold
    ]
    bar.largeTitleTextAttributes[.foregroundColor] = UIColor.brandInk
    bar.largeTitleTextAttributes[.font] = UIFont(name: "Georgia-Bold", size: 32)  // expect: raw-font 32
    UINavigationBar.appearance().standardAppearance = bar
    UINavigationBar.appearance().tintColor = .white  // expect: palette-color

    UITabBar.appearance().tintColor = .systemOrange  // expect: palette-color
    UITabBar.appearance().unselectedItemTintColor = UIColor.systemGray2  // expect: palette-color
    UITabBar.appearance().backgroundColor = UIColor.surface.withAlphaComponent(0.92)  // expect: token-alpha
    UISwitch.appearance().onTintColor = .brand
  }
}
